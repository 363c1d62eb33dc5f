import type { Candidate } from '../candidates/candidates.ts';
import type { Window } from '../candidates/window.ts';
import { latestStart, longestWaitMinutes } from '../scene.ts';

/** When two people are where: arrival and departure at each of three stops, minutes after midnight of the date. */
export interface Schedule {
  readonly arrivals: readonly [number, number, number];
  readonly departures: readonly [number, number, number];
  /** Standing before doors, in all. */
  readonly waitMinutes: number;
  /** Staying on longer than typical, in all: killing time until the next door opens. */
  readonly lingerMinutes: number;
}

export interface Frame {
  readonly startMinutes: number;
  readonly latestEnd: number;
}

type Three<T> = readonly [T, T, T];

/**
 * The best times for three stops in order, or null when there are none. For every choice of windows the possible times of
 * each arrival and departure form an interval, since each is the one before plus something between two bounds; so going
 * forward gives what can be reached, going backward what still leads to the end, and any choice inside is feasible: exact.
 * Among the choices: the one with the least late start, waiting and bent stays; the earlier window on a tie.
 */
export function scheduleStops(
  stops: Three<Candidate>,
  legMinutes: readonly [number, number],
  frame: Frame,
): Schedule | null {
  let best: Schedule | null = null;
  let bestBend = Number.POSITIVE_INFINITY;
  for (const first of stops[0].windows) {
    if (first.arriveFrom > latestStart(frame.startMinutes)) continue;
    for (const second of stops[1].windows) {
      for (const third of stops[2].windows) {
        const schedule = scheduleWindows(stops, [first, second, third], legMinutes, frame);
        if (!schedule) continue;
        const bend = bendOf(schedule, stops, frame);
        if (bend < bestBend) [best, bestBend] = [schedule, bend];
      }
    }
  }
  return best;
}

/** How far a schedule bends from everyone's wish: minutes late, waited and cut or stretched. */
function bendOf(schedule: Schedule, stops: Three<Candidate>, frame: Frame): number {
  let bend = schedule.arrivals[0] - frame.startMinutes + 2 * schedule.waitMinutes;
  for (const i of [0, 1, 2] as const)
    bend += Math.abs(schedule.departures[i] - schedule.arrivals[i] - stops[i].typicalStay);
  return bend;
}

function scheduleWindows(
  stops: Three<Candidate>,
  windows: Three<Window>,
  legMinutes: readonly [number, number],
  frame: Frame,
): Schedule | null {
  const [s1, s2, s3] = [stops[0].shortestStay, stops[1].shortestStay, stops[2].shortestStay];
  const [w1, w2, w3] = windows;
  const [leg1, leg2] = legMinutes;

  // Forward: what can be reached. Plain numbers, since this runs for every triple that the search cannot rule out.
  let a1Lo = Math.max(frame.startMinutes, w1.arriveFrom);
  const a1Hi = Math.min(latestStart(frame.startMinutes), w1.arriveTo);
  let d1Lo = a1Lo + s1;
  let d1Hi = Math.min(a1Hi + w1.longest, w1.leaveBy);
  if (a1Lo > a1Hi || d1Lo > d1Hi) return null;
  let a2Lo = Math.max(d1Lo + leg1, w2.arriveFrom);
  let a2Hi = Math.min(d1Hi + leg1 + longestWaitMinutes, w2.arriveTo);
  let d2Lo = a2Lo + s2;
  let d2Hi = Math.min(a2Hi + w2.longest, w2.leaveBy);
  if (a2Lo > a2Hi || d2Lo > d2Hi) return null;
  const a3Lo = Math.max(d2Lo + leg2, w3.arriveFrom);
  let a3Hi = Math.min(d2Hi + leg2 + longestWaitMinutes, w3.arriveTo);
  const d3Hi = Math.min(a3Hi + w3.longest, w3.leaveBy, frame.latestEnd);
  if (a3Lo > a3Hi || a3Lo + s3 > d3Hi) return null;

  // Backward: what still leads to the end. Each interval stays inside the forward one and is not empty.
  a3Hi = Math.min(a3Hi, d3Hi - s3);
  d2Hi = Math.min(d2Hi, a3Hi - leg2);
  d2Lo = Math.max(d2Lo, a3Lo - leg2 - longestWaitMinutes);
  a2Hi = Math.min(a2Hi, d2Hi - s2);
  a2Lo = Math.max(a2Lo, d2Lo - w2.longest);
  d1Hi = Math.min(d1Hi, a2Hi - leg1);
  d1Lo = Math.max(d1Lo, a2Lo - leg1 - longestWaitMinutes);
  a1Lo = Math.max(a1Lo, d1Lo - w1.longest);

  // Forward again: start early, stay as long as typical, rather stay on than wait outside.
  const arrive1 = a1Lo;
  const leave1 = within(
    Math.max(arrive1 + stops[0].typicalStay, a2Lo - leg1),
    Math.max(d1Lo, arrive1 + s1),
    Math.min(d1Hi, arrive1 + w1.longest),
  );
  const arrive2 = Math.max(leave1 + leg1, a2Lo);
  const leave2 = within(
    Math.max(arrive2 + stops[1].typicalStay, a3Lo - leg2),
    Math.max(d2Lo, arrive2 + s2),
    Math.min(d2Hi, arrive2 + w2.longest),
  );
  const arrive3 = Math.max(leave2 + leg2, a3Lo);
  const leave3 = within(
    arrive3 + stops[2].typicalStay,
    arrive3 + s3,
    Math.min(d3Hi, arrive3 + w3.longest),
  );
  return {
    arrivals: [arrive1, arrive2, arrive3],
    departures: [leave1, leave2, leave3],
    waitMinutes: arrive2 - leave1 - leg1 + (arrive3 - leave2 - leg2),
    lingerMinutes:
      Math.max(0, leave1 - arrive1 - stops[0].typicalStay) +
      Math.max(0, leave2 - arrive2 - stops[1].typicalStay) +
      Math.max(0, leave3 - arrive3 - stops[2].typicalStay),
  };
}

const within = (value: number, lo: number, hi: number): number => Math.min(Math.max(value, lo), hi);
