import type { DateRecord, Profile, SavedIdea } from '@rendezvous/contract';
import { Lightbulb } from 'lucide-react';
import { Link } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { formatDay } from '../../ui/time/calendar-day.ts';
import { formatClockRange, parseClock } from '../../ui/time/clock-time.ts';
import { countDates, dateTitle, stopsOf } from '../../features/dates/date-words.ts';
import { skyOf } from '../../features/dates/sky-of-date.ts';
import { DayArc } from '../../sky/day-arc.tsx';
import { skylineCity } from '../../sky/skyline/skyline-city.ts';
import { formatDollars } from '../../ui/money.ts';
import { dayOf } from '../../plan/plan-stays.ts';
import { planTitle } from '../../plan/title/plan-title.ts';
import { ratingWords } from '../../ui/rating-dot.tsx';
import { Stars } from '../../ui/stars.tsx';
import { PersonAvatar } from '../../features/people/person-avatar.tsx';
import { StatusBadge } from '../../features/people/status-badge.tsx';

const shown = 3;

/** The newest dates; they come newest first. */
export function RecentDates({ records }: { records: readonly DateRecord[] }): React.JSX.Element {
  return (
    <ul className="card rows">
      {records.slice(0, shown).map((record) => (
        <li key={record.id}>
          <Link className="row--arc" to={`/dates/${record.id}`}>
            <DayArc stops={stopsOf(record.activities)} sunset={skyOf(record)} size="mini" />
            <span className="row-who">
              {record.profile && <PersonAvatar person={record.profile} size={40} />}
            </span>
            <span className="row-main">
              <b>{record.profile?.name ?? 'Nobody in particular'}</b>
              <span>{dateTitle(record.activities)}</span>
            </span>
            {record.rated ? (
              <span className="row-verdict">
                <span className="sr-only">{ratingWords(record)},</span>
                <Stars rating={record.rating} />
              </span>
            ) : (
              <b className="row-verdict row-ask">How was it?</b>
            )}
            <span className="row-end">
              {record.rated && <span className="num">{formatDollars(record.total_cost)}</span>}
              <time dateTime={record.date}>{formatDay(record.date)}</time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function FirstProfiles({ profiles }: { profiles: readonly Profile[] }): React.JSX.Element {
  return (
    <ul className="card rows">
      {profiles.slice(0, shown).map(({ id, name, avatar, dates_count, status }) => (
        <li key={id}>
          <Link to={`/profiles/${id}`}>
            <Avatar name={name} src={avatar} size={44} />
            <span className="row-main">
              <b title={name}>{name}</b>
              <span>{countDates(dates_count)}</span>
            </span>
            <StatusBadge status={status} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The first plan of the newest idea. */
export function LatestIdea({ ideas }: { ideas: readonly SavedIdea[] }): React.JSX.Element | null {
  const idea = ideas[0];
  const plan = idea?.plans[0];
  if (!idea || !plan) return null;
  const names = plan.venues.map(({ name }) => name);
  const stops = plan.venues.map(({ arrival, departure }) => ({
    start: parseClock(arrival ?? null),
    end: parseClock(departure ?? null),
  }));
  const [start, end] = [parseClock(plan.start_time ?? null), parseClock(plan.end_time ?? null)];
  const day = dayOf(plan);
  return (
    <Link className="card latest-idea" to={`/ideas/${plan.plan_id}`}>
      <DayArc
        stops={stops}
        sunset={parseClock(idea.weather_info.sunset ?? null)}
        size="card"
        city={skylineCity(plan.city, plan.venues)}
      />
      <span>
        <span className="dateline">
          <span>
            <Lightbulb className="icon" />
            {day === null ? 'Any evening' : formatDay(day)}
          </span>
          {start !== null && end !== null && <span>{formatClockRange(start, end)}</span>}
        </span>
        <span className="title">{plan.title || planTitle(names)}</span>
        <span className="muted">{names.join(', ')}</span>
      </span>
      <b className="latest-cost num">{plan.total_cost}</b>
    </Link>
  );
}
