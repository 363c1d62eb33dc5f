import type { Candidate } from '../candidates/candidates.ts';
import { latestStart, longestWaitMinutes } from '../scene.ts';
import { clockAfter, clockBefore, clockStep } from './clock.ts';
import { never, type Reach } from './reach.ts';
import { idleness } from './score.ts';

/** When a stop of a plan that is begun can be reached and left, and how idle the two are by then at least. */
export interface Departures extends Reach {
  /** For each time of the clock from `earliest` to `latest` the least idle minutes, as the score counts them; infinite where the stop cannot be left. */
  readonly idle: Float64Array;
  /** The least of them. */
  readonly leastIdle: number;
}

const impossible = Number.POSITIVE_INFINITY;

/** Before the first stop. */
export const notUnderWay: Departures = { ...never, idle: new Float64Array(), leastIdle: 0 };

/** The times at a first stop. */
export function departuresOfFirst(
  stop: Candidate,
  startMinutes: number,
  latestEnd: number,
): Departures {
  const first = clockAfter(startMinutes);
  const count = Math.max(0, Math.floor((latestStart(startMinutes) - first) / clockStep) + 1);
  const arriving = Float64Array.from(
    { length: count },
    (_, i) => idleness.late * (first + i * clockStep - startMinutes),
  );
  return stayAt(stop, first, arriving, latestEnd);
}

/** The times at a stop that follows one with such times, `legMinutes` away: all the ways to be there that a schedule has. */
export function departuresAfter(
  { earliest, idle }: Departures,
  legMinutes: number,
  stop: Candidate,
  latestEnd: number,
): Departures {
  const way = clockAfter(legMinutes);
  const waits = (clockBefore(legMinutes + longestWaitMinutes) - way) / clockStep;
  const arriving = new Float64Array(idle.length + waits).fill(impossible);
  for (let i = 0; i < idle.length; i += 1)
    for (let wait = 0; wait <= waits; wait += 1) {
      const cost = (idle[i] as number) + idleness.wait * wait * clockStep;
      if (cost < (arriving[i + wait] as number)) arriving[i + wait] = cost;
    }
  return stayAt(stop, earliest + way, arriving, latestEnd);
}

/** From arrivals on the clock from a minute on to departures, over all windows. */
function stayAt(
  stop: Candidate,
  from: number,
  arriving: Float64Array,
  latestEnd: number,
): Departures {
  const { shortestStay, typicalStay, windows } = stop;
  const to = from + (arriving.length - 1) * clockStep;
  const end = clockBefore(latestEnd);
  let [arriveFrom, arriveTo, leastIdle] = [impossible, Number.NEGATIVE_INFINITY, impossible];
  const base = from + clockAfter(shortestStay);
  const leaving = new Float64Array(
    Math.max(0, (Math.min(end, to + clockAfter(longestOf(stop))) - base) / clockStep + 1),
  ).fill(impossible);
  for (const window of windows) {
    const last = Math.min(window.arriveTo, to);
    for (
      let arrival = clockAfter(Math.max(window.arriveFrom, from), window.every);
      arrival <= last;
      arrival += window.every
    ) {
      const idle = arriving[(arrival - from) / clockStep] as number;
      const leaveFrom = clockAfter(Math.max(arrival + shortestStay, window.leaveFrom));
      const leaveBy = Math.min(arrival + window.longest, window.leaveBy, end);
      if (idle === impossible || leaveFrom > leaveBy) continue;
      if (arrival < arriveFrom) arriveFrom = arrival;
      if (arrival > arriveTo) arriveTo = arrival;
      for (let departure = leaveFrom; departure <= leaveBy; departure += clockStep) {
        const bent = Math.abs(departure - arrival - typicalStay);
        const cost = idle + idleness.bent * bent;
        const at = (departure - base) / clockStep;
        if (cost < (leaving[at] as number)) leaving[at] = cost;
        if (cost < leastIdle) leastIdle = cost;
      }
    }
  }
  if (leastIdle === impossible) return notUnderWay;
  const first = leaving.findIndex((cost) => cost !== impossible);
  const final = leaving.findLastIndex((cost) => cost !== impossible);
  return {
    arriveFrom,
    arriveTo,
    earliest: base + first * clockStep,
    latest: base + final * clockStep,
    idle: leaving.subarray(first, final + 1),
    leastIdle,
  };
}

const longestOf = ({ windows }: Candidate): number =>
  windows.reduce((most, { longest }) => Math.max(most, longest), 0);
