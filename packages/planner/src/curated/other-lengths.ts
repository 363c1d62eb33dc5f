import type { Context } from '../context/context.ts';
import { straightMiles } from '../waters.ts';
import type { Venue } from '@rendezvous/venue-model';
import type { Wishes } from '../wishes/wishes.ts';
import { datesFor } from './suits.ts';

/** A date lies this many times the reach of the named place around it at most. */
const around = 2;
/** The reach of a place whose own is not known. */
const ofTown = 4;

/**
 * How many stops the dates have that somebody composed for all that is asked for, where that is
 * another number than these wishes have: as far as their places are near and open on that day.
 * Whether two can go on one of them, a plan of so many stops shows.
 */
export function composedLengths(
  { interests, cuisines, stops }: Wishes,
  venuesById: ReadonlyMap<string, Venue>,
  { curated, openings, place }: Context,
): number[] {
  const [first, ...others] = [...interests, ...cuisines].map((text) => datesFor(text, curated));
  if (!first) return [];
  const isThere = (venueId: string): boolean => {
    const venue = venuesById.get(venueId);
    const opening = openings.get(venueId);
    return (
      venue !== undefined &&
      (opening?.known !== true || opening.spans.length > 0) &&
      straightMiles(place, venue) <= around * (place.reachMiles ?? ofTown)
    );
  };
  const lengths = [...first].flatMap((date) =>
    date.stops.length !== stops &&
    others.every((those) => those.has(date)) &&
    date.stops.every(({ venueId }) => isThere(venueId))
      ? [date.stops.length]
      : [],
  );
  return [...new Set(lengths)];
}
