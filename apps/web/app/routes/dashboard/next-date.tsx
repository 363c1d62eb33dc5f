import type { DateRecord } from '@rendezvous/contract';
import { CalendarHeart, Pencil, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { dayFromToday, formatDay, formatLongDay } from '../../ui/calendar-day.ts';
import { formatClock, parseClock } from '../../ui/clock-time.ts';
import { dateTitle, stopsOf } from '../../features/dates/date-words.ts';
import { DayArc } from '../../sky/day-arc.tsx';

interface NextDateProps {
  /** Soonest first. */
  readonly records: readonly DateRecord[];
  readonly onEdit: (record: DateRecord) => void;
}

/** The date that comes next, large, and the two after it in a line each. */
export function NextDate({ records, onEdit }: NextDateProps): React.JSX.Element | null {
  const [next, ...later] = records;
  if (!next) return null;
  const { profile } = next;
  return (
    <div className="card next-date">
      <div className="next-info">
        <p className="dateline">
          <span>
            <CalendarHeart className="icon" />
            {whenWords(next)}
          </span>
        </p>
        <div className="next-who">
          {profile && <Avatar name={profile.name} src={null} size={56} />}
          <div>
            <h3 className="title">{dateTitle(next.activities)}</h3>
            {profile && <p className="muted">with {profile.name}</p>}
          </div>
        </div>
        <div className="btn-row">
          <Link
            className="btn btn--secondary"
            to={profile ? `/new-date?profile=${profile.id}` : '/new-date'}
          >
            <Sparkles className="icon" />
            Plan a Date
          </Link>
          <button className="btn btn--ghost" type="button" onClick={() => onEdit(next)}>
            <Pencil className="icon" />
            Edit date
          </button>
        </div>
        {later.length > 0 && (
          <ul className="next-later">
            {later.slice(0, 2).map((record) => (
              <li key={record.id}>
                <b>Then</b> {record.profile?.name ?? dateTitle(record.activities)},{' '}
                {formatDay(record.date)}
                {startOf(record) !== null && `, ${startOf(record)}`}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="next-arc">
        <DayArc stops={stopsOf(next.activities)} sunset={null} size="card" />
      </div>
    </div>
  );
}

/** "Tomorrow, 3:45 PM", "Saturday, November 28, 2026, 11:00 AM" */
function whenWords(record: DateRecord): string {
  const near =
    record.date === dayFromToday(0)
      ? 'Today'
      : record.date === dayFromToday(1)
        ? 'Tomorrow'
        : formatLongDay(record.date);
  return [near, startOf(record)].filter(Boolean).join(', ');
}

function startOf(record: DateRecord): string | null {
  const start = parseClock(record.activities[0]?.start_time ?? null);
  return start === null ? null : formatClock(start);
}
