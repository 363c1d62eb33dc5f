import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';
import { localDateTime, minutesOf } from '../platform/time/clock-time.ts';

/** A time zone as calendar files define it. */
export interface TimeZone {
  readonly id: string;
  readonly definition: string;
}

const known = new Set(tzlib_get_timezones());

/** The time zone with an IANA name; undefined if there is none that calendar files can describe. */
export function findTimeZone(name: string): TimeZone | undefined {
  if (!known.has(name)) return undefined;
  // Several names may share one definition, which has one of these names.
  const [definition = '', line = ''] = tzlib_get_ical_block(name);
  return { id: line.replace('TZID=', ''), definition };
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * A wall time, from minutes after midnight of a day: the milliseconds that it would be in UTC. It
 * may exceed 24 hours.
 */
export function wallTimeOf(day: string, minutes: number): number {
  return Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
}

/**
 * The wall time itself, if clocks show it that day. If clocks skip it, it moves forward by the
 * skipped amount: 2:15 becomes 3:15.
 */
export function shownTimeOf(wallTime: number, timeZone: TimeZone): number {
  const shownAt = (instant: number): number => {
    const { date, time } = localDateTime(new Date(instant), timeZone.id);
    return wallTimeOf(date, minutesOf(time));
  };
  const offsetAt = (instant: number): number => shownAt(instant) - instant;
  const isShown = shownAt(wallTime - offsetAt(wallTime + dayMs)) === wallTime;
  return isShown ? wallTime : shownAt(wallTime - offsetAt(wallTime - dayMs));
}
