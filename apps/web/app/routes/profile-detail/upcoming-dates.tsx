import type { DateRecord } from '@rendezvous/contract';
import { CalendarDays, CalendarPlus, Check, ChevronRight, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { explainAction, explainFailure } from '../../api/api-failure.ts';
import { useHistory, useUpdateDate } from '../../api/use-history.ts';
import { notices } from '../../messages.ts';
import { dayFromToday, formatDay } from '../../ui/time/calendar-day.ts';
import { formatClock, parseClock } from '../../ui/time/clock-time.ts';
import { dateTitle, stopsOf } from '../../features/dates/date-words.ts';
import { skyOf } from '../../features/dates/sky-of-date.ts';
import { DayArc } from '../../sky/day-arc.tsx';
import { skylineCity } from '../../sky/skyline/skyline-city.ts';
import { LoadFailed } from '../../ui/loading/load-failed.tsx';
import { formatPrice } from '../../ui/money.ts';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { useBusy } from '../../ui/use-busy.ts';

const shownDates = 5;

interface UpcomingDatesProps {
  readonly profileId: number;
  readonly onSchedule: () => void;
  readonly onEdit: (record: DateRecord) => void;
}

export function UpcomingDates({
  profileId,
  onSchedule,
  onEdit,
}: UpcomingDatesProps): React.JSX.Element {
  const upcoming = useHistory('upcoming', profileId);
  const records = upcoming.data ?? [];
  const [isAll, setIsAll] = useState(false);
  return (
    <section aria-labelledby="upcoming-dates">
      <div className="card-head">
        <h2 className="title" id="upcoming-dates">
          Upcoming Dates
        </h2>
        <span className="card-links">
          <button className="link" type="button" onClick={onSchedule}>
            <CalendarPlus className="icon" />
            Schedule Date
          </button>
          <Link className="link" to={`/new-date?profile=${profileId}`}>
            <Plus className="icon" />
            Plan New
          </Link>
        </span>
      </div>
      {upcoming.isPending && <Skeleton rows={1} />}
      {upcoming.isError && !upcoming.data && (
        <LoadFailed
          title={notices.historyNotLoaded}
          text={explainFailure(upcoming.error)}
          onRetry={() => void upcoming.refetch()}
        />
      )}
      {upcoming.data?.length === 0 && (
        <p className="muted upcoming-none">
          Nothing planned yet. The next evening starts with “Plan New”.
        </p>
      )}
      {records.length > 0 && (
        <ol className="upcoming">
          {(isAll ? records : records.slice(0, shownDates)).map((record) => (
            <UpcomingDate key={record.id} record={record} onEdit={() => onEdit(record)} />
          ))}
        </ol>
      )}
      {records.length > shownDates && (
        <button
          className="link"
          type="button"
          aria-expanded={isAll}
          onClick={() => setIsAll(!isAll)}
        >
          {isAll ? `Show the first ${shownDates}` : `Show all ${records.length}`}
        </button>
      )}
    </section>
  );
}

function UpcomingDate({
  record,
  onEdit,
}: {
  record: DateRecord;
  onEdit: () => void;
}): React.JSX.Element {
  const start = parseClock(record.activities[0]?.start_time ?? null);
  const isOff = record.cancelled_at !== null;
  return (
    <li className={isOff ? 'card upcoming-date upcoming-date--off' : 'card upcoming-date'}>
      <DayArc
        stops={stopsOf(record.activities)}
        sunset={skyOf(record)}
        size="card"
        {...(record.city !== null && { city: skylineCity(record.city, record.activities) })}
      />
      <div className="upcoming-main">
        <p className="dateline">
          <span>
            <CalendarDays className="icon" />
            <time dateTime={record.date}>{formatDay(record.date)}</time>
          </span>
          {start !== null && <span>{formatClock(start)}</span>}
        </p>
        <h3 className="heading">
          <Link to={`/dates/${record.id}`}>{record.title ?? dateTitle(record.activities)}</Link>
        </h3>
        {record.title !== null && record.activities.length > 0 && (
          <p className="muted small">{dateTitle(record.activities)}</p>
        )}
        {isOff && <span className="badge status--ended">Cancelled</span>}
        {record.notes !== '' && <p className="muted small">{record.notes}</p>}
        <span className="upcoming-actions">
          {record.date === dayFromToday(0) && !isOff && <ItHappened record={record} />}
          <button
            className="btn btn--ghost btn--sm"
            type="button"
            onClick={onEdit}
            aria-label={`Edit the date of ${formatDay(record.date)}`}
          >
            <Pencil className="icon" />
            Edit
          </button>
        </span>
      </div>
      <b className="upcoming-cost num">
        {!isOff && formatPrice(record.total_cost)}
        <ChevronRight className="icon" />
      </b>
    </li>
  );
}

/** On its day, an appointment becomes a record with one press. */
function ItHappened({ record }: { record: DateRecord }): React.JSX.Element {
  const update = useUpdateDate();
  const { success, failure } = useNotices();
  const { isBusy, run } = useBusy();

  async function store(): Promise<void> {
    try {
      await update.mutateAsync({ id: record.id, changes: { kind: 'recorded' } });
      success(notices.historyUpdated);
    } catch (error) {
      failure(explainAction(error, notices.historyNotUpdated));
    }
  }

  return (
    <button
      className="btn btn--secondary btn--sm"
      type="button"
      aria-disabled={isBusy}
      onClick={() => void run(store)}
    >
      <Check className="icon" />
      It happened
    </button>
  );
}
