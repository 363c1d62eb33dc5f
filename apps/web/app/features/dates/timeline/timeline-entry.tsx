import type { DateRecord } from '@rendezvous/contract';
import {
  ArrowRight,
  ChevronDown,
  CloudRain,
  Heart,
  type LucideIcon,
  Pencil,
  Sparkles,
  Trash2,
} from 'lucide-react';
import { memo, type ReactNode, useDeferredValue, useId, useState } from 'react';
import { Link } from 'react-router';
import { explainAction } from '../../../api/api-failure.ts';
import { useDeleteDate } from '../../../api/use-history.ts';
import { notices } from '../../../messages.ts';
import { formatDay } from '../../../ui/time/calendar-day.ts';
import { parseClock } from '../../../ui/time/clock-time.ts';
import { dateTitle, formatActivityTime, stopsOf } from '../date-words.ts';
import { skyOf } from '../sky-of-date.ts';
import { DayArc } from '../../../sky/day-arc.tsx';
import { focusMain } from '../../../ui/page/focus-main.ts';
import { formatDollars } from '../../../ui/money.ts';
import { RatingDot, ratingWords } from '../../../ui/rating-dot.tsx';
import { lineColorAt } from '../../../sky/sky-color.ts';
import { Stars } from '../../../ui/stars.tsx';
import { useNotices } from '../../../ui/toast/use-notices.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { type Moment, momentsOf } from './moments.ts';

interface TimelineEntryProps {
  readonly record: DateRecord;
  /** Whom it was with, where that is not said elsewhere. */
  readonly drawPerson?: (record: DateRecord) => ReactNode;
  /** What a date that nobody rated asks for, in a part of its own. */
  readonly ask: (record: DateRecord) => ReactNode;
  readonly onEdit: (record: DateRecord) => void;
}

/** It stays as it is while the list around it is scrolled, or another is opened. */
export const TimelineEntry = memo(function TimelineEntry({
  record,
  drawPerson,
  ask,
  onEdit,
}: TimelineEntryProps): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  // The press is shown at once, and what was done as soon as it is drawn.
  const isDrawn = useDeferredValue(isOpen);
  const bodyId = useId();
  return (
    <div className={isOpen ? 'entry entry--open' : 'entry'}>
      <div className="entry-card">
        <button
          type="button"
          className="entry-head"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <EntrySummary record={record} {...(drawPerson && { drawPerson })} />
        </button>
        {ask(record)}
        <div id={bodyId} hidden={!isOpen}>
          {isDrawn && <EntryBody record={record} onEdit={() => onEdit(record)} />}
        </div>
      </div>
    </div>
  );
});

/** It stays as it is while the entry is opened and closed. */
const EntrySummary = memo(function EntrySummary({
  record,
  drawPerson,
}: Pick<TimelineEntryProps, 'record' | 'drawPerson'>): React.JSX.Element {
  return (
    <>
      <RatingDot rating={record.rated ? record.rating : null} />
      <DayArc stops={stopsOf(record.activities)} sunset={skyOf(record)} size="mini" />
      <span className="entry-main">
        <time dateTime={record.date}>{formatDay(record.date)}</time>
        <b>{dateTitle(record.activities)}</b>
        {drawPerson && <span className="entry-who">{drawPerson(record)}</span>}
      </span>
      <span className="entry-end">
        <span className="entry-moments">
          {momentsOf(record).map((moment) => (
            <MomentBadge key={moment} moment={moment} />
          ))}
        </span>
        <span className="sr-only">{ratingWords(record)},</span>
        {record.rated && <Stars rating={record.rating} />}
        <b className="num">{formatDollars(record.total_cost)}</b>
        <ChevronDown className="icon entry-chevron" />
      </span>
    </>
  );
});

const moments: Readonly<Record<Moment, { className: string; icon: LucideIcon }>> = {
  'Amazing Date!': { className: 'moment moment--amazing', icon: Sparkles },
  'Rough Date': { className: 'moment moment--rough', icon: CloudRain },
  'First Kiss': { className: 'moment moment--kiss', icon: Heart },
};

function MomentBadge({ moment }: { moment: Moment }): React.JSX.Element {
  const { className, icon: Icon } = moments[moment];
  return (
    <span className={className}>
      <Icon className="icon" />
      {moment}
    </span>
  );
}

function EntryBody({
  record,
  onEdit,
}: {
  record: DateRecord;
  onEdit: () => void;
}): React.JSX.Element {
  return (
    <div className="entry-body">
      {record.activities.length > 0 && (
        <ol>
          {record.activities.map((activity) => (
            <li
              key={activity.id}
              style={
                { '--hour': hourColor(activity.start_time, skyOf(record)) } as React.CSSProperties
              }
            >
              <span className="entry-time num">
                {formatActivityTime(activity) || 'No time set'}
              </span>
              <span>
                <b>{activity.name}</b>
                {activity.location !== '' && <span>{activity.location}</span>}
                {activity.notes !== '' && <span>{activity.notes}</span>}
              </span>
              <span className="num">{formatDollars(activity.cost)}</span>
            </li>
          ))}
        </ol>
      )}
      {record.notes !== '' && <p className="entry-note">{record.notes}</p>}
      <div className="entry-foot">
        <span className="entry-rating">
          {record.rated ? `${record.rating} of 5` : 'Not rated yet'}
        </span>
        <Link
          className="link"
          to={`/dates/${record.id}`}
          aria-label={`Open the date of ${formatDay(record.date)}`}
        >
          Open
          <ArrowRight className="icon" />
        </Link>
        <EntryActions record={record} onEdit={onEdit} />
      </div>
    </div>
  );
}

/** Deleting takes two steps; the entry is gone at once, and back when it could not be deleted. */
function EntryActions({
  record,
  onEdit,
}: {
  record: DateRecord;
  onEdit: () => void;
}): React.JSX.Element {
  const [isAsking, setIsAsking] = useState(false);
  const removal = useDeleteDate();
  const { success, failure } = useNotices();
  const { run } = useBusy();
  const day = formatDay(record.date);

  async function remove(): Promise<void> {
    focusMain();
    try {
      await removal.mutateAsync(record.id);
      success(notices.historyDeleted);
    } catch (error) {
      failure(explainAction(error, notices.historyNotDeleted));
    }
  }

  if (isAsking) {
    return (
      <span className="entry-actions" role="group" aria-label={`Delete the date of ${day}?`}>
        <button
          ref={focusWhenShown}
          className="btn btn--ghost btn--sm"
          type="button"
          onClick={() => setIsAsking(false)}
        >
          Keep
        </button>
        <button className="btn btn--danger btn--sm" type="button" onClick={() => void run(remove)}>
          Delete for good
        </button>
      </span>
    );
  }
  return (
    <span className="entry-actions">
      <button
        className="btn btn--ghost btn--sm"
        type="button"
        onClick={() => setIsAsking(true)}
        aria-label={`Delete the date of ${day}`}
      >
        <Trash2 className="icon" />
        Delete
      </button>
      <button
        className="btn btn--ghost btn--sm"
        type="button"
        onClick={onEdit}
        aria-label={`Edit the date of ${day}`}
      >
        <Pencil className="icon" />
        Edit
      </button>
    </span>
  );
}

function focusWhenShown(button: HTMLButtonElement | null): void {
  button?.focus();
}

function hourColor(start: string | null, sunset: number | null): string {
  const minutes = parseClock(start);
  return minutes === null ? 'var(--line-strong)' : lineColorAt(minutes, sunset);
}
