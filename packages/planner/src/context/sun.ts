import { type Point, sunOn, type SunTimes } from '@rendezvous/venue-model';
import { dayOfYear } from './calendar.ts';

/**
 * The golden hour lies around the sunset: minutes before and after, and the least of
 * it that is worth a word.
 */
const golden = { before: 60, after: 20, least: 15, settled: 10, missed: 15 } as const;

/** Whether a stay between two minutes of the day holds enough of the golden hour. */
export function isGoldenIn({ sunset }: SunTimes, arrival: number, departure: number): boolean {
  if (sunset === null) return false;
  const minutes =
    Math.min(departure, sunset + golden.after) - Math.max(arrival, sunset - golden.before);
  // Who comes as the sun is gone, or leaves while it stands high, has seen no sunset.
  const isThere = arrival + golden.settled <= sunset && sunset - golden.missed <= departure;
  return isThere && minutes >= golden.least;
}

/**
 * Sunrise, sunset and dusk of a date (`2026-11-28`) and place; local wall time is so many minutes
 * ahead of UTC on that day.
 */
export const sunTimes = (date: string, place: Point, utcOffsetMinutes: number): SunTimes =>
  sunOn(dayOfYear(date), place, utcOffsetMinutes);

/**
 * The beginning of civil twilight, as long before sunrise as dusk comes after sunset; null
 * where the sun does not rise.
 */
export function dawnOf({ sunrise, sunset, dusk }: SunTimes): number | null {
  if (sunrise === null) return null;
  return sunset === null || dusk === null ? sunrise : sunrise - (dusk - sunset);
}
