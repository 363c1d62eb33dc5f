import type { DateRecord } from '@rendezvous/contract';
import { CalendarClock } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { dateTitle } from '../../features/dates/date-words.ts';
import { recordPlan } from '../../features/dates/record-plan.ts';
import { PlanArc } from '../../plan/plan-arc.tsx';
import { PersonAvatar } from '../../features/people/person-avatar.tsx';
import { parseClock } from '../../ui/time/clock-time.ts';
import { DismissButton } from './dismiss-button.tsx';
import type { HeldReminder } from './use-held-reminders.ts';

interface JustPastProps {
  readonly reminder: HeldReminder;
  /** The date that it asks about; undefined where it is not known, or out of the history. */
  readonly record: DateRecord | undefined;
  /** The stars, and what else can be answered. */
  readonly children: ReactNode;
  readonly onDismiss: () => void;
}

/** Asks how the date of last night was, under the sky that it had. */
export function JustPast({
  reminder: { text, words, isAside, date_id, profile },
  record,
  children,
  onDismiss,
}: JustPastProps): React.JSX.Element {
  const textId = useId();
  // A date that did not happen leaves the history, and stays on this card for as
  // long as that can be undone.
  const [known, setKnown] = useState(record);
  if (record && record !== known) setKnown(record);
  const plan = known && recordPlan(known);
  const dismissal = words === null ? 'Not now' : 'Dismiss';
  return (
    <li className={isAside ? 'card next-date inbox-item--aside' : 'card next-date'}>
      <div className="next-info">
        <p className="dateline">
          <span>
            <CalendarClock className="icon" />
            Last night
          </span>
        </p>
        <div className="next-who">
          {profile && <PersonAvatar person={profile} size={56} />}
          <div>
            <h3 className="title" id={textId}>
              {text}
            </h3>
            {known && <p className="muted">{known.title ?? dateTitle(known.activities)}</p>}
          </div>
        </div>
        <div className="inbox-actions">
          {children}
          <Link className="link" to={`/dates/${date_id}`} aria-describedby={textId}>
            See the date
          </Link>
        </div>
        <p className="inbox-text small muted">
          <span className={words === null ? undefined : 'inbox-answered'}>
            A star saves it. Words, photos and costs can follow.
          </span>
          <span role="status">{words}</span>
        </p>
      </div>
      <div className="next-arc">
        {plan && plan.venues.length > 0 && (
          <PlanArc plan={plan} sunset={parseClock(known.sunset)} />
        )}
      </div>
      <DismissButton label={dismissal} about={words ?? text} onDismiss={onDismiss} />
    </li>
  );
}
