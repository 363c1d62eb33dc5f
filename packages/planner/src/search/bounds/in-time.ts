import { longestWaitMinutes } from '../../scene.ts';
import { legLimits, shortestLegMinutes } from '../../travel.ts';
import { clockAfter, clockBefore } from '../../itinerary/clock.ts';
import { never, reachBetween, type Reach } from '../../itinerary/reach.ts';
import type { Space } from '../space.ts';
import { byteAt, itemAt } from '../../at.ts';

export const longestLegMinutes = Math.max(legLimits.walkMinutes, legLimits.rideMinutes);

/** What the places rest on besides the hours of the candidates. */
interface Given {
  readonly space: Space;
  /** When each candidate could be left as the first stop. */
  readonly reachAsFirst: readonly Reach[];
  /** The minutes that so many further stops take at least. */
  leastToCome(further: number): number;
}

/** When the hours of each candidate let it stand at each place of a plan. */
export interface InTime {
  /** The places of each, as bits. */
  readonly places: Uint8Array;
  /** By place, then candidate: between which minutes it is left there. */
  readonly leftFrom: Float64Array;
  readonly leftBy: Float64Array;
}

/**
 * Bound: when the hours of each candidate let it stand at each place of a plan. A stop follows
 * another that is left between the earliest and the latest that any stop at the place before can
 * be, by the shortest way at the earliest, by the longest way and wait at the latest; and it leaves
 * time for the stops after it, each with the shortest way and stay.
 */
export function findInTime(given: Given): InTime {
  const { candidates, size, scene } = given.space;
  const places = new Uint8Array(candidates.length);
  const leftFrom = new Float64Array(size * candidates.length);
  const leftBy = new Float64Array(size * candidates.length);
  let { earliest, latest } = never;
  for (let place = 0; place < size; place += 1) {
    const leaveBy = scene.latestEnd - given.leastToCome(size - place - 1);
    const from = earliest + clockAfter(shortestLegMinutes);
    const to = latest + clockBefore(longestLegMinutes + longestWaitMinutes);
    ({ earliest, latest } = never);
    for (const [c, candidate] of candidates.entries()) {
      const reach = place === 0 ? itemAt(given.reachAsFirst, c) : reachBetween(candidate, from, to);
      if (reach.earliest > leaveBy) continue;
      places[c] = byteAt(places, c) | (1 << place);
      leftFrom[place * candidates.length + c] = reach.earliest;
      leftBy[place * candidates.length + c] = Math.min(leaveBy, reach.latest);
      earliest = Math.min(earliest, reach.earliest);
      latest = Math.max(latest, Math.min(leaveBy, reach.latest));
    }
  }
  return { places, leftFrom, leftBy };
}
