import type { DateRecord, Reminder } from '@rendezvous/contract';
import {
  Cake,
  CalendarClock,
  CalendarHeart,
  type LucideIcon,
  MailCheck,
  Sparkles,
} from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import './inbox.css';
import { explainAction } from '../../api/api-failure.ts';
import { dayFromToday } from '../../ui/time/calendar-day.ts';
import { focusMain } from '../../ui/page/focus-main.ts';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { DismissButton } from './dismiss-button.tsx';
import { JustPast } from './just-past.tsx';
import { type HeldReminder, useHeldReminders } from './use-held-reminders.ts';
import { useDismissReminder, useInbox } from './use-inbox.ts';

/** So many that the block stays quiet. */
const shownFirst = 3;

interface InboxProps {
  /** The dates that are over. */
  readonly past: readonly DateRecord[];
  /** Asks how a date was that is over, and tells what was answered. */
  readonly ask: (question: {
    readonly dateId: string;
    readonly text: string;
    readonly onAnswering: () => void;
    readonly onAnswered: (words: string | null) => void;
  }) => ReactNode;
}

/**
 * What is due soon, with a way to do something about each. Nothing is shown where nothing is, or
 * where it could not be loaded: everything in it stands elsewhere too.
 */
export function Inbox({ past, ask }: InboxProps): React.JSX.Element | null {
  const { reminders, hold, say, putAside, letGo } = useHeldReminders(useInbox().data);
  const notify = useNotices();
  const dismissal = useDismissReminder((error, id) => {
    letGo(id);
    notify.failure(explainAction(error, 'Failed to dismiss reminder'));
  });
  const headingId = useId();
  const listRef = useRef<HTMLElement>(null);
  const [isLong, setIsLong] = useState(false);
  const shown = isLong ? reminders : reminders.slice(0, shownFirst);
  if (reminders.length === 0) return null;
  const justPast = shown.find(isJustPast);
  const lines = shown.filter((reminder) => reminder !== justPast);
  const askAbout = (reminder: HeldReminder, dateId: string): ReactNode =>
    ask({
      dateId,
      text: reminder.text,
      onAnswering: () => hold(reminder, reminders.indexOf(reminder)),
      onAnswered: (words) => say(reminder.id, words),
    });

  function dismiss(reminder: HeldReminder): void {
    // The button goes: the focus goes on to the next one, or to the page.
    const inOrder = justPast ? [...lines, justPast] : lines;
    const index = inOrder.indexOf(reminder);
    const buttons = [
      ...(listRef.current?.querySelectorAll<HTMLElement>('.inbox-dismiss') ?? []),
    ].map((button, i) => ({ button, isOpen: i !== index && inOrder[i]?.isAside === false }));
    const next =
      buttons.slice(index).find(({ isOpen }) => isOpen) ?? buttons.findLast(({ isOpen }) => isOpen);
    if (next) next.button.focus();
    else focusMain();
    putAside(reminder, reminders.indexOf(reminder));
    if (reminder.words === null) dismissal.mutate(reminder.id);
  }

  return (
    <section className="inbox" aria-labelledby={headingId} ref={listRef}>
      <h2 className="sr-only" id={headingId}>
        Reminders
      </h2>
      {lines.length > 0 && (
        <ul className="card">
          {lines.map((reminder) => (
            <InboxItem
              key={reminder.id}
              reminder={reminder}
              ask={(dateId) => askAbout(reminder, dateId)}
              onDismiss={() => dismiss(reminder)}
            />
          ))}
        </ul>
      )}
      {shown.length < reminders.length && (
        <button className="link" type="button" onClick={() => setIsLong(true)}>
          Show {reminders.length - shown.length} more
        </button>
      )}
      {justPast?.date_id && (
        <ul>
          <JustPast
            key={justPast.id}
            reminder={justPast}
            record={past.find(({ id }) => id === justPast.date_id)}
            onDismiss={() => dismiss(justPast)}
          >
            {askAbout(justPast, justPast.date_id)}
          </JustPast>
        </ul>
      )}
    </section>
  );
}

/** Last night's date, while nobody has said how it was: it has the room of the next one. */
function isJustPast({ kind, day, date_id }: Reminder): boolean {
  return kind === 'how-was-it' && date_id !== null && day === dayFromToday(-1);
}

interface InboxItemProps {
  readonly reminder: HeldReminder;
  readonly ask: (dateId: string) => ReactNode;
  readonly onDismiss: () => void;
}

function InboxItem({ reminder, ask, onDismiss }: InboxItemProps): React.JSX.Element {
  const textId = useId();
  const { kind, text, words, isAside, profile, date_id } = reminder;
  const Icon = iconOf[kind];
  const isAsking = kind === 'how-was-it' && date_id !== null;
  const dismissal = isAsking && words === null ? 'Not now' : 'Dismiss';
  return (
    <li className={isAside ? 'inbox-item inbox-item--aside' : 'inbox-item'}>
      <Icon className="icon" />
      <p className="inbox-text" id={textId}>
        <span className={words === null ? undefined : 'inbox-answered'}>
          {withFiguresWhole(text)}
        </span>
        {(isAsking || words !== null) && <span role="status">{words}</span>}
      </p>
      <div className="inbox-actions">
        {isAsking && ask(date_id)}
        {date_id !== null && (
          <Link className="link" to={`/dates/${date_id}`} aria-describedby={textId}>
            See the date
          </Link>
        )}
        {date_id === null && profile && (
          <Link className="link" to={`/new-date?profile=${profile.id}`} aria-describedby={textId}>
            Plan something
          </Link>
        )}
        {profile && !isAsking && (
          <Link className="link" to={`/profiles/${profile.id}`} title={profile.name}>
            Open profile<span className="sr-only"> of {profile.name}</span>
          </Link>
        )}
      </div>
      <DismissButton label={dismissal} about={words ?? text} onDismiss={onDismiss} />
    </li>
  );
}

/** "2 days" and "December 2" stay on one line. */
function withFiguresWhole(text: string): string {
  return text.replaceAll(/ (?=\d)|(?<=\d) (?=days?\b)/g, '\u00a0');
}

const iconOf: Readonly<Record<Reminder['kind'], LucideIcon>> = {
  'birthday-soon': Cake,
  'birthday-today': Cake,
  'anniversary-soon': CalendarHeart,
  'anniversary-today': CalendarHeart,
  'important-date-soon': CalendarHeart,
  'important-date-today': CalendarHeart,
  'date-tomorrow': CalendarClock,
  'date-today': CalendarClock,
  'how-was-it': Sparkles,
  'guest-answer': MailCheck,
};
