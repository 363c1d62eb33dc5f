import type { Point, Venue } from '@rendezvous/venue-model';
import { isInTown } from '../in-town.ts';
import type { Scene } from '../scene.ts';
import { divides, straightMiles } from '../waters.ts';
import { itemAt } from '../at.ts';
import type { Space } from './space.ts';
import { Threads } from '../threads/threads.ts';

/**
 * Whether a venue is where people who name the place mean: within this many times its reach and on
 * the same side of every body of water, or with an address in the named town, however far the town
 * extends.
 */
export function isAtPlace(
  venue: Point & Pick<Venue, 'address'>,
  context: Scene['context'],
  times = 1,
): boolean {
  const { place, waters } = context;
  const { reachMiles } = place;
  if (reachMiles === undefined) return true;
  return (
    (place.precision === 'town' && isInTown(venue, context)) ||
    (straightMiles(place, venue) <= times * reachMiles &&
      waters.every((water) => !divides(water, place, venue)))
  );
}

/**
 * Whether a venue is at the place in the strictest sense: with an address in the town, where one
 * was named and has venues; the next town is within its reach, and still another one.
 */
export function hereAmong(
  candidates: Space['candidates'],
  context: Scene['context'],
): (venue: Venue) => boolean {
  const { place } = context;
  const isInIt = (venue: Venue) => place.precision === 'town' && isInTown(venue, context);
  return candidates.some(({ venue }) => isInIt(venue))
    ? isInIt
    : (venue) => isAtPlace(venue, context);
}

/** A part of a space, drawn when it is first searched: most are never. */
type Ring = () => Space;

/**
 * The place as it is meant, then rings that are each twice as wide, up to what is allowed; from the
 * third on they also cross water.
 */
export function ringsOf(space: Space): readonly [Ring, ...Ring[]] {
  const known = remembered.get(space) ?? planRings(space);
  remembered.set(space, known);
  return known;
}

const remembered = new WeakMap<Space, readonly [Ring, ...Ring[]]>();

function planRings(space: Space): readonly [Ring, ...Ring[]] {
  const { context, wishes } = space.scene;
  const { place } = context;
  if (place.reachMiles === undefined) return [() => space];
  const ringOf = (holds: (venue: Venue) => boolean): Ring => {
    let drawn: Space | undefined;
    return () => (drawn ??= within(space, holds));
  };
  const wider: Ring[] = [];
  for (let miles = 4 * place.reachMiles; miles < wishes.maxMiles; miles *= 2)
    wider.push(ringOf((venue) => straightMiles(place, venue) <= miles));
  return [
    ringOf((venue) => isAtPlace(venue, context)),
    ringOf((venue) => isAtPlace(venue, context, 2)),
    ...wider,
    () => space,
  ];
}

/** A space with only the candidates that qualify. */
export function within(space: Space, holds: (venue: Venue) => boolean): Space {
  const kept = [...space.candidates.keys()].filter((i) => holds(space.candidates[i]!.venue));
  const candidates = kept.map((i) => space.candidates[i]!);
  return {
    ...space,
    candidates,
    threads: new Threads(candidates, space.scene, space.size),
    meritAt: (c) => space.meritAt(itemAt(kept, c)),
  };
}
