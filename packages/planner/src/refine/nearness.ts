import type { Adjustment } from '@rendezvous/language';
import type { Point, Venue } from '@rendezvous/venue-model';
import type { Scene } from '../scene.ts';
import type { SumDemand } from '../search/demands.ts';
import { isAtPlace } from '../search/rings.ts';
import type { Space } from '../search/space.ts';
import { straightMiles } from '../waters.ts';
import { findStop } from './find-stop.ts';

/** Closer is felt from a quarter of the miles on. */
const feltShare = 0.25;
/** Stops that lie so close to each other already cannot be told to lie closer. */
const leastMiles = 0.3;

/**
 * How many stops of a refined plan lie at the place that was named, what is tried first: all where
 * the place is another than before, else as many as there were; where that makes no plan, fewer.
 */
export function stopsAtPlace(
  before: readonly Venue[],
  { context, wishes }: Scene,
  isMoved: boolean,
): readonly number[] {
  if (context.place.reachMiles === undefined) return [0];
  if (isMoved) return Array.from({ length: wishes.stops }, (_, i) => wishes.stops - i);
  const there = before.filter((venue) => isAtPlace(venue, context)).length;
  return [...new Set([Math.min(there, wishes.stops), 0])];
}

/** So many stops at the place that was named, as the search takes it. */
export function atPlace(least: number, { candidates, scene }: Space): SumDemand[] {
  if (least === 0) return [];
  const values = Float64Array.from(candidates, ({ venue }) =>
    Number(isAtPlace(venue, scene.context)),
  );
  return [{ values, least }];
}

/** Where the stops shall lie closer to, and how many miles away from it they lie at most in all. */
export interface Anchor {
  readonly point: Point;
  readonly maxMiles: number;
  /** The place of the stop in the plan that the others shall lie closer to; it stays. */
  readonly stop: number | undefined;
}

/**
 * Null where nothing can lie closer to it, or where a city was named and nobody
 * knows where in it they start.
 */
export function anchorOf(
  near: NonNullable<Adjustment['near']>,
  before: readonly Venue[],
  { context: { place } }: Scene,
): Anchor | null {
  if (near === 'place' && place.reachMiles === undefined) return null;
  const stop = near === 'place' ? undefined : findStop(near, before);
  const point = stop === undefined ? place : before[stop];
  if (!point || (near !== 'place' && stop === undefined)) return null;
  const miles = before.reduce((sum, venue) => sum + straightMiles(point, venue), 0);
  return miles < leastMiles ? null : { point, maxMiles: (1 - feltShare) * miles, stop };
}

/** That the stops lie closer to an anchor, as the search takes it. */
export const closerTo = ({ point, maxMiles }: Anchor, { candidates }: Space): SumDemand => ({
  values: Float64Array.from(candidates, ({ venue }) => -straightMiles(point, venue)),
  least: -maxMiles,
});
