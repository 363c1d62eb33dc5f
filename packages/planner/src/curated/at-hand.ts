import type { Venue } from '@rendezvous/venue-model';
import { intAt } from '../at.ts';
import { hash } from '../score/merit.ts';
import type { Space } from '../search/space.ts';
import type { CuratedDate } from './curated-date.ts';
import { isOfThatDay } from './follows.ts';

/** The places of a date in order, as candidates; undefined where these two cannot go. */
export type Places = readonly (number | undefined)[];

/** A date composed by hand for such a day, of which these two can go to every place or to all but one. */
export interface DateAtHand {
  readonly date: CuratedDate;
  readonly places: Places;
  /** All its places, where they can go to each. */
  readonly order: readonly number[] | null;
  /** Its places in the list of venues at hand; `none` where that has not got it. */
  readonly venues: Int32Array;
}

/** Another seed is another evening: each keeps so many of a city's dates. */
const keptBySeed = 0.1;
/** Of so many places of a date they cannot go to any, and another stands for it. */
const mostClosed = 1;
const none = -1;

const remembered = new WeakMap<Space, readonly DateAtHand[]>();

/** The city's dates that come into question for as many stops, remembered as long as the space is: both options are chosen from the same. */
export function datesAtHand(space: Space): readonly DateAtHand[] {
  const known = remembered.get(space) ?? findDates(space);
  remembered.set(space, known);
  return known;
}

function findDates({ scene, size, candidates, among }: Space): DateAtHand[] {
  const { seed } = scene.wishes;
  const { curated } = scene.context;
  const all = venuesOfStops(curated, among);
  const candidateAt = new Int32Array(among.length).fill(none);
  for (const [c, { index }] of candidates.entries()) candidateAt[index] = c;
  const found: DateAtHand[] = [];
  let at = 0;
  for (const date of curated) {
    const venues = all.subarray(at, (at += date.stops.length));
    if (venues.length !== size || countClosed(venues, candidateAt) > mostClosed) continue;
    const isKept = seed === 0 || hash(`${seed} ${date.id}`) < keptBySeed;
    if (!isKept || !isOfThatDay(date, scene)) continue;
    const places = Array.from(venues, (venue) => {
      const c = candidateAt[venue];
      return c === none ? undefined : c;
    });
    const order = places.flatMap((place) => place ?? []);
    found.push({ date, places, order: order.length === size ? order : null, venues });
  }
  return found;
}

/** How many of a date's places they cannot go to. Most dates have some. */
function countClosed(venues: Int32Array, candidateAt: Int32Array): number {
  let closed = 0;
  for (let i = 0; i < venues.length; i += 1) {
    const venue = intAt(venues, i);
    if (venue === none || candidateAt[venue] === none) closed += 1;
  }
  return closed;
}

const known = new WeakMap<
  readonly Venue[],
  { readonly curated: readonly CuratedDate[]; readonly venues: Int32Array }
>();

/** The place in a list of the venue of each stop, date by date: remembered as long as the list is, four bytes for each stop. */
function venuesOfStops(curated: readonly CuratedDate[], among: readonly Venue[]): Int32Array {
  const before = known.get(among);
  if (before?.curated === curated) return before.venues;
  const at = new Map(among.map(({ id }, i) => [id, i]));
  const venues = Int32Array.from(
    curated.flatMap(({ stops }) => stops.map(({ venueId }) => at.get(venueId) ?? none)),
  );
  known.set(among, { curated, venues });
  return venues;
}
