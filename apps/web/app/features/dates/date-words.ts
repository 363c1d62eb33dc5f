import type { TimedStop } from '../../sky/arc-geometry.ts';
import { dayFromToday } from '../../ui/time/calendar-day.ts';
import { formatClock, formatClockRange, parseClock } from '../../ui/time/clock-time.ts';

interface TimedActivity {
  readonly name: string;
  readonly start_time: string | null;
  readonly end_time: string | null;
}

/** A date is called by what was done: "Heath Ceramics, Dolores Park". */
export function dateTitle(activities: readonly TimedActivity[]): string {
  const names = activities.map(({ name }) => name).filter((name) => name !== '');
  return names.length === 0 ? 'A date without activities' : names.join(', ');
}

/** When each activity begins and ends, for an arc. */
export function stopsOf(activities: readonly TimedActivity[]): TimedStop[] {
  return activities.map(({ start_time, end_time }) => ({
    start: parseClock(start_time),
    end: parseClock(end_time),
  }));
}

/** "6:00 – 7:45 PM", "6:00 PM", "until 7:45 PM", or nothing. */
export function formatActivityTime({ start_time, end_time }: TimedActivity): string {
  const [start, end] = [parseClock(start_time), parseClock(end_time)];
  if (start !== null && end !== null) return formatClockRange(start, end);
  if (start !== null) return formatClock(start);
  return end === null ? '' : `until ${formatClock(end)}`;
}

/** "1 date", "No dates yet" */
export function countDates(count: number): string {
  if (count === 0) return 'No dates yet';
  return count === 1 ? '1 date' : `${count} dates`;
}

/** How many days of the visitor's own calendar it is until a day. */
export function daysUntil(day: string): number {
  return Math.round((Date.parse(day) - Date.parse(dayFromToday(0))) / 86_400_000);
}
