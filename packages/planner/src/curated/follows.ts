import { isInTime, isItsTime } from '../threads/fits.ts';
import type { Scene } from '../scene.ts';
import type { Venue } from '@rendezvous/venue-model';
import type { CuratedDate, CuratedStop } from './curated-date.ts';

/** A stop and when the two are there, in minutes after midnight of the date. */
interface Stay {
  readonly venue: Venue;
  readonly arrival: number;
  readonly departure: number;
}

/**
 * A date begins so many hours before or after those that it was composed for: its places
 * have hours of their own.
 */
const otherHours = 1.5;

/** Whether a curated date is one for that day, hour, mood and number of the date. */
export function isOfThatDay({ when }: CuratedDate, { wishes, context, occasion }: Scene): boolean {
  if (!when) return true;
  const { startMinutes, mood, dateNumber } = wishes;
  const asked = { startMinutes, mood, dateNumber, date: context.date, occasion };
  return isItsTime({ when }, asked, otherHours);
}

/**
 * Whether the stops of a plan, but for one that was exchanged, are those of a curated date, each at
 * its hour and in its light, on such a day.
 */
export function follows(
  stays: readonly Stay[],
  date: CuratedDate,
  scene: Scene,
  exchanged: number | null = null,
): boolean {
  return (
    stays.length === date.stops.length &&
    stays.every((stay, i) => i === exchanged || isSuch(stay, date.stops[i], scene)) &&
    isOfThatDay(date, scene)
  );
}

/** The same in whatever order. */
export const isKeptInAnyOrder = (
  stays: readonly Stay[],
  date: CuratedDate,
  scene: Scene,
): boolean =>
  stays.length === date.stops.length &&
  stays.every((stay) =>
    isSuch(
      stay,
      date.stops.find(({ venueId }) => venueId === stay.venue.id),
      scene,
    ),
  ) &&
  isOfThatDay(date, scene);

function isSuch(stay: Stay, stop: CuratedStop | undefined, { context: { sun } }: Scene): boolean {
  return stop !== undefined && stay.venue.id === stop.venueId && isInTime(stop, stay, sun);
}
