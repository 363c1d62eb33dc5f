import type { Candidate } from '../candidates/candidates.ts';
import { latestStart, longestWaitMinutes } from '../scene.ts';

/** When two people can leave a stop, at the earliest and at the latest; what lies between need not all be possible. */
export interface Reach {
  readonly earliest: number;
  readonly latest: number;
}

/** A stop that cannot be left because it cannot be reached. */
export const never: Reach = {
  earliest: Number.POSITIVE_INFINITY,
  latest: Number.NEGATIVE_INFINITY,
};

/** When a first stop can be left; `earliest` is infinite when it cannot be first. */
export function reachOfFirst(candidate: Candidate, startMinutes: number): Reach {
  return reach(candidate, startMinutes, latestStart(startMinutes));
}

/** When a stop can be left that follows one left within `before`, `legMinutes` away. */
export function reachAfter(before: Reach, legMinutes: number, candidate: Candidate): Reach {
  return reach(
    candidate,
    before.earliest + legMinutes,
    before.latest + legMinutes + longestWaitMinutes,
  );
}

function reach(candidate: Candidate, arriveFrom: number, arriveTo: number): Reach {
  let { earliest, latest } = never;
  for (const window of candidate.windows) {
    const from = Math.max(arriveFrom, window.arriveFrom);
    const to = Math.min(arriveTo, window.arriveTo);
    if (from > to) continue;
    earliest = Math.min(earliest, from + candidate.shortestStay);
    latest = Math.max(latest, Math.min(to + window.longest, window.leaveBy));
  }
  return { earliest, latest };
}
