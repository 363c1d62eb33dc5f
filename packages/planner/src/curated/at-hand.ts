import type { Venue } from '@rendezvous/venue-model';
import { intAt } from '../at.ts';
import { hash } from '../score/merit.ts';
import type { Space } from '../search/space.ts';
import type { CuratedDate } from './curated-date.ts';
import { isOfThatDay } from './follows.ts';

/** The places of a date in order, as candidates; undefined where these two cannot go. */
export type Places = readonly (number | undefined)[];

/**
 * A date composed by hand for such a day, of which these two can go to every
 * place or to all but one.
 */
export interface DateAtHand {
  readonly date: CuratedDate;
  readonly places: Places;
  /** All its places, where they can go to each. */
  readonly order: readonly number[] | null;
  /**
   * The place of each stop's venue in the list at hand, of all dates; `none` where that has not got
   * it. Those of this date begin at `from`.
   */
  readonly venues: Int32Array;
  readonly from: number;
}

/** Another seed is another evening: each keeps so many of a city's dates. */
const keptBySeed = 0.1;
/** Of so many places of a date they cannot go to any, and another stands for it. */
const mostClosed = 1;
const none = -1;

const remembered = new WeakMap<Space, readonly DateAtHand[]>();

/**
 * The city's dates that come into question for as many stops, remembered as long as the space is:
 * both options are chosen from the same.
 */
export function datesAtHand(space: Space): readonly DateAtHand[] {
  const known = remembered.get(space) ?? findDates(space);
  remembered.set(space, known);
  return known;
}

function findDates({ scene, size, candidates, among }: Space): DateAtHand[] {
  const { seed } = scene.wishes;
  const { curated } = scene.context;
  const venues = venuesOfStops(curated, among);
  const candidateAt = new Int32Array(among.length).fill(none);
  for (const [c, { index }] of candidates.entries()) candidateAt[index] = c;
  const found: DateAtHand[] = [];
  let at = 0;
  for (const date of curated) {
    const from = at;
    at += date.stops.length;
    if (at - from !== size) continue;
    const closed = countClosed(venues, { from, to: at }, candidateAt);
    if (closed > mostClosed) continue;
    const isKept = seed === 0 || hash(`${seed} ${date.id}`) < keptBySeed;
    if (!isKept || !isOfThatDay(date, scene)) continue;
    const order: number[] = [];
    for (let i = from; i < at; i += 1) order.push(candidateAt[intAt(venues, i)] ?? none);
    found.push(
      closed === 0
        ? { date, places: order, order, venues, from }
        : { date, places: order.map(orClosed), order: null, venues, from },
    );
  }
  return found;
}

const orClosed = (place: number): number | undefined => (place === none ? undefined : place);

/** How many of a date's places, a part of all, they cannot go to. Most dates have some. */
function countClosed(
  all: Int32Array,
  { from, to }: { readonly from: number; readonly to: number },
  candidateAt: Int32Array,
): number {
  let closed = 0;
  for (let i = from; i < to; i += 1) {
    const venue = intAt(all, i);
    if (venue === none || candidateAt[venue] === none) closed += 1;
  }
  return closed;
}

const known = new WeakMap<
  readonly Venue[],
  { readonly curated: readonly CuratedDate[]; readonly venues: Int32Array }
>();

/**
 * The place in a list of the venue of each stop, date by date: remembered as long as the list is,
 * four bytes for each stop.
 */
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
