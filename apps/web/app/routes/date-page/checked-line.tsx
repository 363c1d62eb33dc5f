import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import type { KnownCheck } from '../../api/use-date.ts';
import {
  dayFromToday,
  dayOfInstant,
  formatRecentDay,
  formatShortWeekday,
} from '../../ui/time/calendar-day.ts';
import { formatClock, parseClock } from '../../ui/time/clock-time.ts';
import { useNow } from '../../ui/use-now.ts';

/** What the hours of a stop say of the time when the two are there, and when that was known. */
export function CheckedLine({
  check,
  place,
  isAwaited = false,
  isMove = false,
}: {
  readonly check: KnownCheck | undefined;
  /** Which of the stops, from 0. */
  readonly place: number;
  /** Its line is kept free for it. */
  readonly isAwaited?: boolean;
  /** Of a day that somebody thinks of, which is named with it. */
  readonly isMove?: boolean;
}): React.JSX.Element | null {
  const stop = check?.stops[place];
  if (!stop) return isAwaited ? <p className="checked">{'\u00a0'}</p> : null;
  const [from, until] = [clockWords(stop.open_from), clockWords(stop.open_until)];
  if (stop.state === 'open')
    return (
      <p className="checked checked--open">
        <CircleCheck className="icon" />
        <span>
          {isMove ? formatShortWeekday(check.date) : <Since instant={check.checked_at} />}:{' '}
          {until === null ? 'always open' : `open until ${until}`}
        </span>
      </p>
    );
  if (stop.state === 'closed')
    return (
      <p className="checked checked--closed">
        <CircleAlert className="icon" />
        {from !== null && until !== null
          ? `Closed then: open ${from} to ${until}`
          : 'Closed that day'}
      </p>
    );
  return (
    <p className="checked">
      <CircleHelp className="icon" />
      Hours for that day not known
    </p>
  );
}

/** So long it is as good as now. */
const freshMs = 10 * 60_000;

/** "Checked just now", and without a signal "As known at 4:48 PM". */
function Since({ instant }: { readonly instant: number }): string {
  if (useNow().getTime() - instant < freshMs) return 'Checked just now';
  const day = dayOfInstant(new Date(instant).toISOString());
  if (day !== dayFromToday(0)) return `As known on ${formatRecentDay(day)}`;
  const at = new Date(instant);
  return `As known at ${formatClock(at.getHours() * 60 + at.getMinutes())}`;
}

/** "5 PM", "5:30 PM" */
export function clockWords(time: string | null): string | null {
  const minutes = parseClock(time);
  return minutes === null ? null : formatClock(minutes).replace(':00', '');
}
