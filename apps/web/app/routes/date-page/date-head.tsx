import { CalendarDays, Sunset } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatLongDay } from '../../ui/time/calendar-day.ts';
import { formatClock, formatClockRangeInWords } from '../../ui/time/clock-time.ts';
import { daysUntil } from '../../features/dates/date-words.ts';
import { PersonAvatar } from '../../features/people/person-avatar.tsx';
import type { DateFacts } from './date-facts.ts';

interface DateHeadProps {
  readonly facts: DateFacts;
  readonly title: string;
  /** At the end of the first line: "Last night", the weather. */
  readonly note?: string | null;
  /** What stands under the title beside the person. */
  readonly words?: string;
  readonly children?: ReactNode;
}

/** The day and the hours, the title, and whom it is with. */
export function DateHead({
  facts,
  title,
  note,
  words,
  children,
}: DateHeadProps): React.JSX.Element {
  const { date, steps, sunset } = facts;
  const { profile } = date;
  const [first, last] = [steps?.[0], steps?.at(-1)];
  return (
    <header className="dp-head">
      <div>
        <p className="dateline">
          <span>
            <CalendarDays className="icon" />
            <time dateTime={date.date}>{formatLongDay(date.date)}</time>
          </span>
          {first && last && <span>{formatClockRangeInWords(first.start, last.end)}</span>}
          {note && <span>{note}</span>}
          {!note && sunset !== null && (
            <span>
              <Sunset className="icon" />
              Sunset {formatClock(sunset)}
            </span>
          )}
        </p>
        <h1 className="display-lg">{title}</h1>
        <div className="dp-who">
          {profile && <PersonAvatar person={profile} size={40} />}
          <p>
            {words}
            {profile ? (
              <>
                {words ? ' with ' : 'with '}
                <Link to={`/profiles/${profile.id}`} title={profile.name}>
                  <b>{profile.name}</b>
                </Link>
              </>
            ) : (
              !words && 'With nobody in particular'
            )}
          </p>
          {children}
        </div>
      </div>
      <DaysToGo facts={facts} />
    </header>
  );
}

function DaysToGo({
  facts: { date, phase },
}: {
  readonly facts: DateFacts;
}): React.JSX.Element | null {
  const days = daysUntil(date.date);
  if (phase !== 'ahead' || days < 1) return null;
  return (
    <p className="togo">
      <b className="num">{days === 1 ? '1 day' : `${days} days`}</b>
      <span>to go</span>
    </p>
  );
}
