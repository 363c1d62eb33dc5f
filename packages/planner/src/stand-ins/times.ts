import type { Candidate } from '../candidates/candidates.ts';
import type { Window } from '../candidates/window.ts';
import { latestStart, longestWaitMinutes } from '../scene.ts';
import { clockAfter, clockBefore, clockStep } from '../itinerary/clock.ts';
import type { BareSpace, Evaluated } from '../search/space.ts';
import type { Gap } from './gap.ts';
import type { Risk } from './stand-in.ts';
import { itemAt } from '../at.ts';

/** When the two are at a stand-in. */
export interface Times {
  readonly arrival: number;
  readonly departure: number;
}

/** What one learns only at the door. */
const atTheDoor: ReadonlySet<Risk> = new Set(['show', 'event', 'hours']);

/**
 * When the two can be at a place instead of a stop while all other stops keep their times: nobody
 * waits longer than the search allows, and who comes on from a shut door still has the shortest
 * stay. Undefined where that cannot be.
 */
export function timesInstead(
  candidate: Candidate,
  gap: Gap,
  plan: Evaluated,
  space: BareSpace,
): Times | undefined {
  const [earliest, latest] = arrivalsFor(candidate, gap, plan, space);
  const leaving = departuresFor(candidate, gap, plan, space);
  const detour = atTheDoor.has(gap.because)
    ? gap.arrival + space.legs.minutes(gap.candidate.index, candidate.index)
    : 0;
  let best: Times | undefined;
  for (const window of candidate.windows) {
    const from = clockAfter(Math.max(earliest, window.arriveFrom), window.every);
    for (
      let arrival = from;
      arrival <= Math.min(latest, window.arriveTo);
      arrival += window.every
    ) {
      const departure = departureOf(candidate, window, { arrival, detour, leaving });
      if (departure !== undefined && (!best || departure - arrival > best.departure - best.arrival))
        best = { arrival, departure };
    }
  }
  return best;
}

/** From which to which minute they may come. */
function arrivalsFor(
  { index }: Candidate,
  { place }: Gap,
  { stops, schedule }: Evaluated,
  { legs, scene }: BareSpace,
): readonly [number, number] {
  const before = stops[place - 1];
  if (!before) return [scene.wishes.startMinutes, latestStart(scene.wishes.startMinutes)];
  const leaving = itemAt(schedule.departures, place - 1);
  const way = legs.minutes(before.index, index);
  return [leaving + clockAfter(way), leaving + way + longestWaitMinutes];
}

/**
 * From which to which minute they may leave for the next stop; from the last, when
 * they like up to the end.
 */
function departuresFor(
  { index }: Candidate,
  { place }: Gap,
  { stops, schedule }: Evaluated,
  { legs, scene }: BareSpace,
): readonly [number, number] {
  const after = stops[place + 1];
  if (!after) return [0, scene.latestEnd];
  const next = itemAt(schedule.arrivals, place + 1);
  const way = legs.minutes(index, after.index);
  return [next - way - longestWaitMinutes, next - clockAfter(way)];
}

/** When they leave after an arrival: as near to the typical stay as it can be. */
function departureOf(
  { typicalStay, shortestStay }: Candidate,
  { longest, leaveFrom, leaveBy, arriveTo }: Window,
  {
    arrival,
    detour,
    leaving: [from, to],
  }: { arrival: number; detour: number; leaving: readonly [number, number] },
): number | undefined {
  const actual = Math.max(arrival, detour);
  const least = Math.max(actual + shortestStay, leaveFrom, from);
  const most = clockBefore(Math.min(arrival + longest, leaveBy, to));
  const wanted = clockAfter(Math.max(least, arrival + typicalStay), clockStep);
  const departure = Math.min(wanted, most);
  return actual <= arriveTo && departure >= least ? departure : undefined;
}
