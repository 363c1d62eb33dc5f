import type { Candidate } from '../candidates/candidates.ts';
import { latestStart, longestWaitMinutes } from '../scene.ts';
import { clockAfter, clockBefore } from './clock.ts';

/**
 * When two people can arrive at a stop and leave it, at the earliest and at the latest; what lies
 * between need not all be possible.
 */
export interface Reach {
  readonly arriveFrom: number;
  readonly arriveTo: number;
  readonly earliest: number;
  readonly latest: number;
}

/** A stop that cannot be left because it cannot be reached. */
export const never: Reach = {
  arriveFrom: Number.POSITIVE_INFINITY,
  arriveTo: Number.NEGATIVE_INFINITY,
  earliest: Number.POSITIVE_INFINITY,
  latest: Number.NEGATIVE_INFINITY,
};

/** When a first stop can be left; `earliest` is infinite when it cannot be first. */
export function reachOfFirst(candidate: Candidate, startMinutes: number): Reach {
  return reachBetween(candidate, startMinutes, latestStart(startMinutes));
}

/** When a stop can be left that follows one left within `before`, `legMinutes` away. */
export function reachAfter(before: Reach, legMinutes: number, candidate: Candidate): Reach {
  return reachBetween(
    candidate,
    before.earliest + clockAfter(legMinutes),
    before.latest + clockBefore(legMinutes + longestWaitMinutes),
  );
}

/** When a stop can be left that is come to between two minutes. */
export function reachBetween(candidate: Candidate, from: number, to: number): Reach {
  let { arriveFrom, arriveTo, earliest, latest } = never;
  for (const window of candidate.windows) {
    const first = clockAfter(Math.max(from, window.arriveFrom), window.every);
    const last = clockBefore(Math.min(to, window.arriveTo), window.every);
    if (first > last) continue;
    const leaveFrom = Math.max(first + candidate.shortestStay, window.leaveFrom);
    const leaveBy = Math.min(last + window.longest, window.leaveBy);
    if (leaveFrom > leaveBy) continue;
    arriveFrom = Math.min(arriveFrom, first);
    arriveTo = Math.max(arriveTo, last);
    earliest = Math.min(earliest, leaveFrom);
    latest = Math.max(latest, leaveBy);
  }
  return earliest > latest ? never : { arriveFrom, arriveTo, earliest, latest };
}
