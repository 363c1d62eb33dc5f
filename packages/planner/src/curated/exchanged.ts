import { kinds, type Venue } from '@rendezvous/venue-model';
import { intAt, itemAt } from '../at.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { isBesideWishes, lonelyAmong } from '../score/lone.ts';
import { staysOf } from '../search/find-in.ts';
import { effortOf, evaluate, type Space } from '../search/space.ts';
import { straightMiles } from '../waters.ts';
import { datesAtHand, type DateAtHand, type Places } from './at-hand.ts';
import type { CuratedDate } from './curated-date.ts';
import { follows } from './follows.ts';
import { isComposedForMain, suitOf } from './suits.ts';

/**
 * The places of a curated date in order, as candidates, and which of them, if any, stands for one
 * that these two cannot go to.
 */
export interface CuratedWay {
  readonly date: CuratedDate;
  readonly order: readonly number[];
  readonly exchanged: number | null;
  /** Whether they go to them in another order than it was composed in. */
  readonly isReordered?: boolean;
}

/** Of two places one is not enough to be the date that somebody composed. */
const leastStops = 3;
/** So many dates and so many ways of them are tried, those that promise most. */
const mostTried = { dates: 14, ways: 18 } as const;
/** A substitute is so near to another stop of the date. */
const nearbyMiles = 0.8;
/** A degree of latitude is 69 miles: what lies that much farther north or south is no nearer. */
const nearbyDegrees = nearbyMiles / 69;
/** How alike two places are counts so much beside what each is for: by the kind and the kitchen. */
const likeness = { kind: 0.3, cuisine: 0.3 } as const;
/** What a stop is for that they cannot go to. */
const usualPurpose = 0.6;
/** So many minutes of riding weigh as much as all that a place is for. */
const tiringEffort = 60;

/**
 * The dates composed for the main thing that these two asked for which they cannot go on as they
 * stand, or not for all that they asked for, each with one place exchanged: for another near by
 * that plays the same part, or that has what is lacking.
 */
export function exchangedWays(space: Space): readonly CuratedWay[] {
  const ways = known.get(space) ?? findWays(space);
  known.set(space, ways);
  return ways;
}

/** Both options are chosen from the same ways. */
const known = new WeakMap<Space, readonly CuratedWay[]>();

function findWays(space: Space): CuratedWay[] {
  const { scene, candidates, size } = space;
  if (size < leastStops) return [];
  let had = 0;
  for (const { asked } of candidates) had |= asked;
  const within = { space, had, near: new Map<number, readonly number[]>() };
  return datesAtHand(space)
    .filter(({ date }) => isComposedForMain(date, scene))
    .map((one) => ({ ...one, suit: suitOf(one.date, scene) + purposeOf(one.places, space) }))
    .toSorted((a, b) => b.suit - a.suit)
    .slice(0, mostTried.dates)
    .flatMap((placed) => waysOf(placed, within))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, mostTried.ways);
}

interface Placed extends Pick<DateAtHand, 'date' | 'places' | 'venues' | 'from'> {
  readonly suit: number;
}

interface Within {
  readonly space: Space;
  /** What was asked for and can be had, as bits by the places of the tastes. */
  readonly had: number;
  /** The candidates near to those that were looked at. */
  readonly near: Map<number, readonly number[]>;
}

/**
 * What the places of a date to which they can go are for, each counting so much
 * more where one is left out.
 */
function purposeOf(places: Places, { meritAt }: Space): number {
  const open = places.flatMap((place) => place ?? []);
  const sum = open.reduce((all, place) => all + meritAt(place).purpose, 0);
  return (sum * places.length) / Math.max(1, open.length);
}

/** A date with each place that may stand for one of its stops, and what that may be worth. */
function waysOf(placed: Placed, within: Within) {
  const { space } = within;
  const { date, places, suit } = placed;
  return exchangeable(places, date, within).flatMap((exchanged) =>
    substitutesFor(placed, exchanged, within).map(({ substitute, worth }) => {
      const order = places.map((place, i) =>
        i === exchanged ? substitute : (place ?? substitute),
      );
      const stops = order.map((i) => itemAt(space.candidates, i));
      return {
        date,
        order,
        exchanged,
        worth: suit + worth - effortOf(space, stops) / tiringEffort,
      };
    }),
  );
}

/**
 * The stops of which one may have to be exchanged: one that they cannot go to, one with nothing of
 * what they asked for where that matters, or any where they cannot go to all.
 */
function exchangeable(places: Places, date: CuratedDate, { space, had }: Within): number[] {
  const closed = places.flatMap((place, i) => (place === undefined ? [i] : []));
  if (closed.length > 0) return closed;
  const order = places.flatMap((place) => place ?? []);
  const all = order.map((_, i) => i);
  if ((had & ~askedAmong(places, null, space)) !== 0)
    return all.filter((i) => itemAt(space.candidates, itemAt(order, i)).asked === 0);
  const stops = order.map((i) => itemAt(space.candidates, i));
  if (lonelyAmong(stops, space.scene) !== 0)
    return all.filter((i) => isBesideWishes(itemAt(stops, i)));
  const plan = evaluate(space, order);
  return plan && follows(staysOf(plan), date, space.scene) ? [] : all;
}

/** What was asked for and the places have, one of them left out. */
const askedAmong = (places: Places, left: number | null, { candidates }: Space): number =>
  places.reduce<number>(
    (bits, place, i) =>
      place === undefined || i === left ? bits : bits | itemAt(candidates, place).asked,
    0,
  );

/**
 * The places that may stand for a stop of a date: with what is lacking or of the same part, near
 * the others; and what each promises.
 */
function substitutesFor(
  { places, venues, from }: Placed,
  exchanged: number,
  within: Within,
): { readonly substitute: number; readonly worth: number }[] {
  const { candidates, meritAt, among } = within.space;
  const venue = among[intAt(venues, from + exchanged)];
  if (!venue) return [];
  const { role } = kinds[venue.category];
  const wanted = wantedBeside(places, exchanged, within);
  const left = places[exchanged];
  const gone = left === undefined ? usualPurpose : meritAt(left).purpose;
  const beside = [places[exchanged - 1], places[exchanged + 1]].flatMap((place) => place ?? []);
  return [...new Set(beside.flatMap((place) => nearTo(place, within)))].flatMap((substitute) => {
    const one = itemAt(candidates, substitute);
    if (places.includes(substitute) || (wanted & ~one.asked) !== 0) return [];
    if (wanted === 0 && one.kind.role !== role) return [];
    const { purpose } = meritAt(substitute);
    return [{ substitute, worth: purpose - gone + likenessOf(one, venue) }];
  });
}

/**
 * What a place has to have that stands for a stop of a date: what the other stops lack, or have
 * one of and should have two.
 */
function wantedBeside(places: Places, exchanged: number, { space, had }: Within): number {
  const lacked = had & ~askedAmong(places, exchanged, space);
  if (lacked !== 0) return lacked;
  const others = places.flatMap((place, i) =>
    place === undefined || i === exchanged ? [] : [itemAt(space.candidates, place)],
  );
  return lonelyAmong(others, space.scene);
}

function nearTo(place: number, { space: { candidates }, near }: Within): readonly number[] {
  const known = near.get(place);
  if (known) return known;
  const { venue } = itemAt(candidates, place);
  const found: number[] = [];
  for (let i = 0; i < candidates.length; i += 1) {
    const other = itemAt(candidates, i).venue;
    if (
      Math.abs(other.lat - venue.lat) <= nearbyDegrees &&
      straightMiles(other, venue) <= nearbyMiles
    )
      found.push(i);
  }
  near.set(place, found);
  return found;
}

const likenessOf = ({ venue }: Candidate, other: Venue): number =>
  (venue.category === other.category ? likeness.kind : 0) +
  (venue.cuisines.some((cuisine) => other.cuisines.includes(cuisine)) ? likeness.cuisine : 0);
