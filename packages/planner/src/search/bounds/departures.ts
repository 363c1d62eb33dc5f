import type { Candidate } from '../../candidates/candidates.ts';
import { latestStart, longestWaitMinutes } from '../../scene.ts';
import { clockAfter, clockBefore, clockStep } from '../../itinerary/clock.ts';
import { never, type Reach } from '../../itinerary/reach.ts';
import { idleness } from '../../score/score.ts';
import { floatAt } from '../../at.ts';

/**
 * When a stop of a plan that is begun can be reached and left, and how idle the
 * two are by then at least.
 */
export interface Departures extends Reach {
  /**
   * For each time of the clock from `earliest` to `latest` the least idle minutes, as the score
   * counts them; infinite where the stop cannot be left.
   */
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
  const idle = Float64Array.from(
    { length: count },
    (_, i) => idleness.late * (first + i * clockStep - startMinutes),
  );
  return stayAt(stop, { from: first, idle, waits: 0 }, latestEnd);
}

/**
 * The times at a stop that follows one with such times, `legMinutes` away: all the ways to be
 * there that a schedule has.
 */
export function departuresAfter(
  before: Departures,
  legMinutes: number,
  stop: Candidate,
  latestEnd: number,
): Departures {
  return stayAt(stop, arrivalsAfter(before, legMinutes), latestEnd);
}

/**
 * The same at the stop that is the last: when it can be left is known without the idle minutes of
 * each time, and the least of them are no more than those of any stay.
 */
export function departuresOfLast(
  before: Departures,
  legMinutes: number,
  stop: Candidate,
  latestEnd: number,
): Departures {
  const arrivals = arrivalsAfter(before, legMinutes);
  const end = clockBefore(latestEnd);
  let arriveFrom = impossible;
  let arriveTo = Number.NEGATIVE_INFINITY;
  let leastIdle = impossible;
  let earliest = impossible;
  let latest = Number.NEGATIVE_INFINITY;
  for (const window of stop.windows) {
    const to = Math.min(window.arriveTo, latestOf(arrivals));
    for (
      let arrival = clockAfter(Math.max(window.arriveFrom, arrivals.from), window.every);
      arrival <= to;
      arrival += window.every
    ) {
      const idle = idleAt(arrivals, arrival);
      const leaveFrom = clockAfter(Math.max(arrival + stop.shortestStay, window.leaveFrom));
      const leaveBy = Math.min(arrival + window.longest, window.leaveBy, end);
      if (idle === impossible || leaveFrom > leaveBy) continue;
      const usual = arrival + stop.typicalStay;
      const bent = Math.max(0, leaveFrom - usual, usual - leaveBy);
      leastIdle = Math.min(leastIdle, idle + idleness.bent * bent);
      arriveFrom = Math.min(arriveFrom, arrival);
      arriveTo = Math.max(arriveTo, arrival);
      earliest = Math.min(earliest, leaveFrom);
      latest = Math.max(latest, clockBefore(leaveBy));
    }
  }
  if (leastIdle === impossible) return notUnderWay;
  return { arriveFrom, arriveTo, earliest, latest, idle: notUnderWay.idle, leastIdle };
}

/**
 * When the two can be at a stop: by time of the clock, the least idle minutes of being on the way
 * there by then, and how many steps of the clock they may wait.
 */
interface Arrivals {
  readonly from: number;
  readonly idle: Float64Array;
  readonly waits: number;
}

function arrivalsAfter({ earliest, idle }: Departures, legMinutes: number): Arrivals {
  const way = clockAfter(legMinutes);
  const waits = (clockBefore(legMinutes + longestWaitMinutes) - way) / clockStep;
  return { from: earliest + way, idle, waits };
}

const latestOf = ({ from, idle, waits }: Arrivals): number =>
  from + (idle.length + waits - 1) * clockStep;

/** How idle the two are at least by an arrival. */
function idleAt({ from, idle, waits }: Arrivals, arrival: number): number {
  const slot = (arrival - from) / clockStep;
  let least = impossible;
  for (let wait = Math.max(0, slot - idle.length + 1); wait <= Math.min(waits, slot); wait += 1) {
    const cost = floatAt(idle, slot - wait) + idleness.wait * wait * clockStep;
    if (cost < least) least = cost;
  }
  return least;
}

let scratch = new Float64Array(0);

/**
 * Room for so many slots in which nothing is possible: the same each time, so only what
 * is copied from it lasts.
 */
function scratchOf(slots: number): Float64Array {
  if (scratch.length < slots) scratch = new Float64Array(2 * slots);
  return scratch.fill(impossible, 0, slots);
}

/** From arrivals to departures, over all windows. */
function stayAt(stop: Candidate, arrivals: Arrivals, latestEnd: number): Departures {
  const { shortestStay, typicalStay, windows } = stop;
  const { from } = arrivals;
  const to = latestOf(arrivals);
  const end = clockBefore(latestEnd);
  let arriveFrom = impossible;
  let arriveTo = Number.NEGATIVE_INFINITY;
  let leastIdle = impossible;
  const base = from + clockAfter(shortestStay);
  const slots = Math.max(
    0,
    (Math.min(end, to + clockAfter(longestOf(stop))) - base) / clockStep + 1,
  );
  const leaving = scratchOf(slots);
  let first = slots;
  let final = -1;
  for (const window of windows) {
    const last = Math.min(window.arriveTo, to);
    for (
      let arrival = clockAfter(Math.max(window.arriveFrom, from), window.every);
      arrival <= last;
      arrival += window.every
    ) {
      const idle = idleAt(arrivals, arrival);
      const leaveFrom = clockAfter(Math.max(arrival + shortestStay, window.leaveFrom));
      const leaveBy = Math.min(arrival + window.longest, window.leaveBy, end);
      if (idle === impossible || leaveFrom > leaveBy) continue;
      if (arrival < arriveFrom) arriveFrom = arrival;
      if (arrival > arriveTo) arriveTo = arrival;
      const firstSlot = (leaveFrom - base) / clockStep;
      const lastSlot = Math.floor((leaveBy - base) / clockStep);
      if (firstSlot < first) first = firstSlot;
      if (lastSlot > final) final = lastSlot;
      let bent = leaveFrom - arrival - typicalStay;
      for (let at = firstSlot; at <= lastSlot; at += 1, bent += clockStep) {
        const cost = idle + idleness.bent * Math.abs(bent);
        if (cost < floatAt(leaving, at)) leaving[at] = cost;
        if (cost < leastIdle) leastIdle = cost;
      }
    }
  }
  if (leastIdle === impossible) return notUnderWay;
  return {
    arriveFrom,
    arriveTo,
    earliest: base + first * clockStep,
    latest: base + final * clockStep,
    idle: leaving.slice(first, final + 1),
    leastIdle,
  };
}

const longestOf = ({ windows }: Candidate): number =>
  windows.reduce((most, { longest }) => Math.max(most, longest), 0);
