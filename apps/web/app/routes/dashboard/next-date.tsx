import { firstNameOf, type DateRecord } from '@rendezvous/contract';
import { ArrowRight, CalendarHeart, Check, Pencil } from 'lucide-react';
import { startTransition, useId, useState } from 'react';
import { Link } from 'react-router';
import { useDate } from '../../api/use-date.ts';
import { PersonAvatar } from '../../features/people/person-avatar.tsx';
import {
  dayFromToday,
  formatDay,
  formatWeekday,
  formatYearlyDay,
} from '../../ui/time/calendar-day.ts';
import { formatClock, parseClock } from '../../ui/time/clock-time.ts';
import {
  instructionOf,
  minutesSince,
  nextStep,
  phaseOf,
  type Step,
  stepsOf,
} from '../../features/dates/date-phase.ts';
import { dateTitle, daysUntil } from '../../features/dates/date-words.ts';
import { recordPlan } from '../../features/dates/record-plan.ts';
import { PlanArc } from '../../plan/plan-arc.tsx';
import { useNow } from '../../ui/use-now.ts';
import { localMoment } from '../../ui/time/zone-time.ts';
import { DayArc } from '../../sky/day-arc.tsx';
import { KindDrawing } from '../../sky/kind-drawing.tsx';
import { shortName } from '../../plan/title/plan-title.ts';

interface NextDateProps {
  /** Soonest first. */
  readonly records: readonly DateRecord[];
  readonly onEdit: (record: DateRecord) => void;
}

/**
 * The date that comes next, large, under the sky of its day, and the two after it in a line each.
 * What was called off does not come.
 */
export function NextDate({ records, onEdit }: NextDateProps): React.JSX.Element | null {
  const [next, ...later] = records.filter(({ cancelled_at }) => cancelled_at === null);
  const now = useNow();
  if (!next) return <p className="muted">No upcoming date is still on.</p>;
  const plan = recordPlan(next);
  const minutes = minutesSince(next.date, localMoment(now, next.time_zone));
  const steps = plan.venues.length === 0 ? null : stepsOf(plan);
  const isToday = phaseOf(steps, minutes) === 'today';
  const sunset = parseClock(next.sunset);
  return (
    <div className="card next-date">
      <div className="next-info">
        <WhenAndWho record={next} />
        {next.title !== null && <Stops record={next} />}
        {isToday && steps && (
          <p className="next-leave num">{instructionOf(nextStep(steps, minutes))}</p>
        )}
        {!isToday && next.title !== null && <ToBook record={next} />}
        {sunset !== null && isDuring(steps, sunset) && (
          <p className="next-due">Sunset at {formatClock(sunset)}, while you are out.</p>
        )}
        <div className="btn-row">
          <Link
            className={isToday ? 'btn btn--primary' : 'btn btn--secondary'}
            to={`/dates/${next.id}`}
          >
            {isToday ? 'Open today' : 'See the date'}
            <ArrowRight className="icon" />
          </Link>
          <button className="btn btn--ghost" type="button" onClick={() => onEdit(next)}>
            <Pencil className="icon" />
            Edit date
          </button>
        </div>
        {later.length > 0 && <Later records={later} />}
      </div>
      <div className="next-arc">
        {plan.venues.length > 0 ? (
          <PlanArc plan={plan} sunset={sunset} />
        ) : (
          <DayArc stops={[]} sunset={sunset} size="card" />
        )}
      </div>
    </div>
  );
}

function WhenAndWho({ record }: { readonly record: DateRecord }): React.JSX.Element {
  const { profile, date, title, activities, guest_answer } = record;
  return (
    <>
      <p className="dateline">
        <span>
          <CalendarHeart className="icon" />
          <span>
            <Day day={date} />
            {startOf(record) !== null && `, ${startOf(record)}`}
          </span>
        </span>
        {daysUntil(date) > 1 && <span>In {daysUntil(date)} days</span>}
      </p>
      <div className="next-who">
        {profile && <PersonAvatar person={profile} size={56} />}
        <div>
          <h3 className="title">{title ?? dateTitle(activities)}</h3>
          {profile && <p className="muted">with {profile.name}</p>}
          {guest_answer === 'yes' && (
            <p className="next-said">
              <span className="chip">
                <Check className="icon" />
                {profile ? firstNameOf(profile.name) : 'Your guest'} said yes
              </span>
            </p>
          )}
        </div>
      </div>
    </>
  );
}

const shownLater = 2;

/** The dates after it, in a line each: the first two, and the rest when it is asked for. */
function Later({ records }: { readonly records: readonly DateRecord[] }): React.JSX.Element {
  const [isAll, setIsAll] = useState(false);
  const id = useId();
  const hidden = records.length - shownLater;
  return (
    <div className="next-later">
      <ul id={id}>
        {(isAll ? records : records.slice(0, shownLater)).map((record) => (
          <li key={record.id}>
            <b>Then</b>{' '}
            <Link to={`/dates/${record.id}`}>
              <span className="next-name">
                {record.profile?.name ?? dateTitle(record.activities)}
              </span>{' '}
              <span className="next-when">
                {formatDay(record.date)}
                {startOf(record) !== null && `, ${startOf(record)}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          className="link"
          type="button"
          aria-expanded={isAll}
          aria-controls={id}
          onClick={() => startTransition(() => setIsAll(!isAll))}
        >
          {isAll ? 'Show fewer' : `Show ${hidden} more`}
        </button>
      )}
    </div>
  );
}

/**
 * The first stop that is still to be booked. Lists of dates do not say it, so the
 * line waits empty for it.
 */
function ToBook({ record: { id, activities } }: { record: DateRecord }): React.JSX.Element | null {
  const { data, isError } = useDate(id);
  if (isError && !data) return null;
  const next = activities.find(({ booked }, i) => {
    const need = data?.plan?.venues[i]?.booking?.need ?? 'none';
    return need !== 'none' && !booked;
  });
  return (
    <p className="next-due">
      {data && (next ? <b>Book {shortName(next.name)}.</b> : 'Nothing left to book.')}
    </p>
  );
}

/** Whether a minute of the day falls between the first stop and the last. */
function isDuring(steps: readonly Step[] | null, minute: number): boolean {
  const [first, last] = [steps?.[0], steps?.at(-1)];
  return first !== undefined && last !== undefined && first.start <= minute && minute <= last.end;
}

/**
 * Where the date goes, with what kind of place each stop is once that is known:
 * lists of dates do not say it.
 */
function Stops({ record: { id, activities } }: { record: DateRecord }): React.JSX.Element {
  const { data } = useDate(id);
  return (
    <ol className="next-stops" aria-label="Stops">
      {activities.map(({ id: key, name }, i) => {
        const venue = data?.plan?.venues[i];
        return (
          <li key={key}>
            <span>{venue && <KindDrawing venue={venue} />}</span>
            {shortName(name)}
          </li>
        );
      })}
    </ol>
  );
}

/**
 * "Tomorrow", "Saturday, November 28, 2026": on phones, for which the line has no
 * room, "Sat, November 28".
 */
function Day({ day }: { readonly day: string }): React.JSX.Element {
  if (day === dayFromToday(0)) return <>Today</>;
  if (day === dayFromToday(1)) return <>Tomorrow</>;
  const weekday = formatWeekday(day);
  return (
    <>
      {weekday.slice(0, 3)}
      <span className="not-on-phones">{weekday.slice(3)}</span>, {formatYearlyDay(day)}
      <span className="not-on-phones">, {day.slice(0, 4)}</span>
    </>
  );
}

function startOf(record: DateRecord): string | null {
  const start = parseClock(record.activities[0]?.start_time ?? null);
  return start === null ? null : formatClock(start).replace(' ', '\u00a0');
}
