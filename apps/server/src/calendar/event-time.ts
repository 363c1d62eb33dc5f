import { findTimeZone, shownTimeOf, wallTimeOf, type TimeZone } from './time-zone.ts';
import { minutesOf } from '../platform/time/clock-time.ts';

/**
 * When an event is: all of a day, perhaps every year, or from one wall time to another in a time
 * zone; without a zone, wherever the calendar is read.
 */
export type EventTime =
  | { readonly kind: 'day'; readonly day: string; readonly isYearly: boolean }
  | {
      readonly kind: 'hours';
      readonly start: number;
      readonly end: number | null;
      readonly timeZone: TimeZone | null;
    };

/** Clock times as `HH:mm`. */
interface Stay {
  readonly day: string;
  /** When the date as a whole begins. */
  readonly begin: string;
  readonly arrival: string;
  readonly departure: string | null;
  readonly timeZone: string | null;
}

const dayMinutes = 24 * 60;
const endOfNight = 6 * 60;

export function stayTime({ day, begin, arrival, departure, timeZone: name }: Stay): EventTime {
  // Years have four digits in a calendar, so the night after the last of them cannot be written.
  if (day.startsWith('9999')) return { kind: 'day', day, isYearly: false };
  const timeZone = findTimeZone(name ?? '') ?? null;
  const from = minutesInto(begin, arrival);
  const shown = (minutes: number): number =>
    timeZone ? shownTimeOf(wallTimeOf(day, minutes), timeZone) : wallTimeOf(day, minutes);
  const start = shown(from);
  const to = departure === null ? from : minutesInto(begin, departure);
  // An arrival that clocks skip is shown later; a departure just after the skipped time must not
  // come before it.
  const end =
    to > from ? Math.max(shown(to), start + wallTimeOf(day, to) - wallTimeOf(day, from)) : null;
  return { kind: 'hours', start, end, timeZone };
}

/** A time earlier than the beginning and before 6 AM is in the following night. */
function minutesInto(begin: string, time: string): number {
  const minutes = minutesOf(time);
  return minutes < minutesOf(begin) && minutes <= endOfNight ? minutes + dayMinutes : minutes;
}
