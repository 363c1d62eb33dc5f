import { formatClock, weekdayNames } from '@rendezvous/language';
import { weekdayOf } from '../../context/calendar.ts';
import type { Followed } from '../../threads/thread.ts';
import type { Evening, SpokenStop } from './evening.ts';
import { spokenStreet } from './landmarks.ts';
import { motifOf } from './motifs.ts';

/**
 * A pattern of a thread with its blanks filled in; undefined where the evening has nothing for
 * one of them. `{2}` is the second of its stops in a word or two ('Ramen'); `{where}` the
 * neighborhood that the thread stays in, `{street}` the street; `{day}` the weekday; `{sunset}`
 * and `{sunrise}` when they are.
 */
export function fillIn(
  pattern: string,
  { stops, scene }: Omit<Evening, 'thread'>,
  { thread, from }: Followed,
): string | undefined {
  const part = stops.slice(from, from + thread.stops.length);
  const { sun, date } = scene.context;
  const shared: Readonly<Record<string, string | undefined>> = {
    where: theSame(part, ({ venue }) => venue.neighborhood),
    street: theSame(part, ({ venue }) => spokenStreet(venue.address)),
    day: weekdayNames[weekdayOf(date)],
    sunset: sun.sunset === null ? undefined : formatClock(sun.sunset),
    sunrise: sun.sunrise === null ? undefined : formatClock(sun.sunrise),
  };
  const valueOf = (blank: string): string | undefined => {
    if (!/^[1-4]$/.test(blank)) return shared[blank];
    const stop = part[Number(blank) - 1];
    return stop && motifOf(stop, scene);
  };
  const blanks = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, blank = '']) => blank);
  const values = new Map(blanks.map((blank) => [blank, valueOf(blank)]));
  if ([...values.values()].includes(undefined)) return undefined;
  return pattern.replaceAll(/\{(\w+)\}/g, (_, blank: string) => values.get(blank) ?? '');
}

function theSame(
  stops: readonly SpokenStop[],
  partOf: (stop: SpokenStop) => string | undefined,
): string | undefined {
  const [one, ...others] = new Set(stops.map(partOf));
  return others.length === 0 ? one : undefined;
}
