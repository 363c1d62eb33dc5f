import { limits } from '@rendezvous/contract';
import { parseClock } from '../../../ui/time/clock-time.ts';
import type { Wishes } from '../../../plan/wishes.ts';

/** The lengths that people choose from, by how many places they hold. */
export const eveningLengths = [
  { stops: 2, label: 'Short', detail: '2 stops' },
  { stops: 3, label: 'Evening', detail: '3 stops' },
  { stops: 4, label: 'Long evening', detail: '4 stops' },
  { stops: 5, label: 'Whole day', detail: '5–6 stops' },
] as const;

/** A stay and the way to the next place take about so long. */
const stopMinutes = 95;
const dayMinutes = 24 * 60;

/** The wishes with another end; what fits before it decides how many places there are. */
export function withEnd(
  { start_time, stops }: Pick<Wishes, 'start_time' | 'stops'>,
  end_time: string,
): Pick<Wishes, 'end_time' | 'stops'> {
  return { end_time, stops: stopsBetween(start_time, end_time) ?? stops };
}

/**
 * How many places fit between two times of day; null where a time is missing. An end before
 * the start is past midnight.
 */
export function stopsBetween(start: string, end: string): number | null {
  const [from, to] = [parseClock(start), parseClock(end)];
  if (from === null || to === null || from === to) return null;
  const minutes = (to - from + dayMinutes) % dayMinutes;
  const { min, max } = limits.stops;
  return Math.min(max, Math.max(min, Math.floor(minutes / stopMinutes)));
}
