import type { Candidate } from '../candidates/candidates.ts';
import type { Window } from '../candidates/window.ts';
import { latestStart, longestWaitMinutes } from '../scene.ts';
import { clockAfter, clockBefore, clockStep } from './clock.ts';
import { intAt, itemAt } from '../at.ts';

/**
 * When two people are where: arrival and departure at each stop, minutes after midnight
 * of the date, on the clock.
 */
export interface Schedule {
  readonly arrivals: readonly number[];
  readonly departures: readonly number[];
  /** Standing before doors, in all: beyond the ways, each rounded up to five minutes. */
  readonly waitMinutes: number;
  /** Staying on longer than typical, in all: killing time until the next door opens. */
  readonly lingerMinutes: number;
  /** Leaving earlier than typical, in all: a dinner that makes way for what comes after. */
  readonly hurryMinutes: number;
}

/** Between which minutes an evening lies. */
export interface Span {
  readonly startMinutes: number;
  readonly latestEnd: number;
}

/** Hurrying through what they asked for is so many times as bad as through anything else. */
const hurriedAsked = 2;
/**
 * Who leaves so shortly before the sun goes down, or comes so shortly after, at a place to
 * see it from, has missed it.
 */
const nearSunset = { before: 30, after: 15 } as const;
/** So many bent minutes are better than to miss it so. */
const ofMissedSunset = 40;
const unreached = 0x3fff_ffff;
const noSlot = -1;

/**
 * The best times for stops in order, or null when there are none: the ones with the least late
 * start, waiting (counted twice) and bent stays, where what was asked for is hurried last and no
 * sunset is missed by minutes; on a tie the earlier end. Exact, by dynamic programming over the
 * times of the clock: the least bend of being at a stop at some time depends on how one came there
 * through that time alone.
 */
export function scheduleStops(
  stops: readonly Candidate[],
  legMinutes: readonly number[],
  { startMinutes, latestEnd }: Span,
): Schedule | null {
  if (!legMinutes.every(Number.isFinite)) return null;
  const base = clockBefore(startMinutes);
  const width = Math.max(0, Math.floor((latestEnd - base) / clockStep) + 1);
  const table = new Table(stops.length, width, base);
  for (let time = clockAfter(startMinutes); time <= latestStart(startMinutes); time += clockStep)
    table.arrive(0, table.slotOf(time), time - startMinutes, noSlot);
  for (const [i, stop] of stops.entries()) {
    // Nobody can be there: most orders that are tried end so.
    if (intAt(table.to, i) < 0) return null;
    for (const window of stop.windows) stay(table, i, stop, window);
    if (i + 1 < stops.length) go(table, i, itemAt(legMinutes, i));
  }
  return table.read(stops, legMinutes);
}

/** From every arrival in a window to every departure that its stays allow. */
function stay(table: Table, i: number, stop: Candidate, window: Window): void {
  const { shortestStay, typicalStay, asked } = stop;
  const ofHurry = asked === 0 ? 1 : hurriedAsked;
  const first = Math.max(
    clockAfter(window.arriveFrom, window.every),
    table.timeOf(intAt(table.from, i)),
  );
  const last = Math.min(window.arriveTo, table.timeOf(intAt(table.to, i)));
  for (let arrival = clockAfter(first, window.every); arrival <= last; arrival += window.every) {
    const at = table.slotOf(arrival);
    const bend = table.arriving(i, at);
    if (bend === unreached) continue;
    const leaveFrom = Math.max(clockAfter(arrival + shortestStay), clockAfter(window.leaveFrom));
    const leaveBy = Math.min(arrival + window.longest, window.leaveBy, table.lastTime);
    for (let departure = leaveFrom; departure <= leaveBy; departure += clockStep) {
      const over = departure - arrival - typicalStay;
      const bent = over < 0 ? -ofHurry * over : over;
      const missed = missesSunset(stop, arrival, departure) ? ofMissedSunset : 0;
      table.leave(i, table.slotOf(departure), bend + bent + missed, at);
    }
  }
}

const missesSunset = ({ sunset }: Candidate, arrival: number, departure: number): boolean =>
  sunset !== null &&
  (departure < sunset
    ? departure > sunset - nearSunset.before
    : arrival > sunset && arrival < sunset + nearSunset.after);

/** From every departure to every arrival at the next stop, up to the longest wait. */
function go(table: Table, i: number, leg: number): void {
  const way = clockAfter(leg);
  const longest = clockBefore(leg + longestWaitMinutes);
  for (let at = 0; at < table.width; at += 1) {
    const bend = table.leaving(i, at);
    if (bend === unreached) continue;
    for (let gap = way; gap <= longest; gap += clockStep)
      table.arrive(i + 1, at + gap / clockStep, bend + 2 * (gap - way), at);
  }
}

let memory = new Int32Array(0);

/** So many numbers in a row of four, the same each time: what is read from them is copied. */
function memoryOf(numbers: number): Int32Array {
  if (memory.length < 4 * numbers) memory = new Int32Array(8 * numbers);
  return memory.fill(unreached, 0, 2 * numbers);
}

/**
 * For each stop and time the least bend of arriving, of leaving, and the time before
 * through which it is had.
 */
class Table {
  readonly width: number;
  /** The first and the last slot in which each stop is arrived at. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  private readonly base: number;
  private readonly memory: Int32Array;
  /**
   * Where in it the bends of leaving begin, after those of arriving; then when each stop before was
   * left, and when each was arrived at.
   */
  private readonly departures: number;
  private readonly leftAt: number;
  private readonly arrivedAt: number;

  constructor(stops: number, width: number, base: number) {
    [this.width, this.base] = [width, base];
    const numbers = stops * width;
    this.memory = memoryOf(numbers);
    [this.departures, this.leftAt, this.arrivedAt] = [numbers, 2 * numbers, 3 * numbers];
    this.from = new Int32Array(stops).fill(width);
    this.to = new Int32Array(stops).fill(-1);
  }

  timeOf = (slot: number): number => this.base + slot * clockStep;
  slotOf = (time: number): number => (time - this.base) / clockStep;

  get lastTime(): number {
    return this.timeOf(this.width - 1);
  }

  arriving(i: number, slot: number): number {
    return intAt(this.memory, i * this.width + slot);
  }

  leaving(i: number, slot: number): number {
    return intAt(this.memory, this.departures + i * this.width + slot);
  }

  arrive(i: number, slot: number, bend: number, leftAt: number): void {
    if (slot >= this.width || bend >= this.arriving(i, slot)) return;
    this.memory[i * this.width + slot] = bend;
    this.memory[this.leftAt + i * this.width + slot] = leftAt;
    if (slot < intAt(this.from, i)) this.from[i] = slot;
    if (slot > intAt(this.to, i)) this.to[i] = slot;
  }

  leave(i: number, slot: number, bend: number, arrivedAt: number): void {
    if (bend >= this.leaving(i, slot)) return;
    this.memory[this.departures + i * this.width + slot] = bend;
    this.memory[this.arrivedAt + i * this.width + slot] = arrivedAt;
  }

  /** The times of least bend, from the last departure backward. */
  read(stops: readonly Candidate[], legMinutes: readonly number[]): Schedule | null {
    const last = stops.length - 1;
    let slot = 0;
    for (let at = 1; at < this.width; at += 1)
      if (this.leaving(last, at) < this.leaving(last, slot)) slot = at;
    if (this.width === 0 || this.leaving(last, slot) === unreached) return null;
    const [arrivals, departures] = [new Array<number>(last + 1), new Array<number>(last + 1)];
    let [waitMinutes, lingerMinutes, hurryMinutes] = [0, 0, 0];
    for (let i = last; i >= 0; i -= 1) {
      const arrived = intAt(this.memory, this.arrivedAt + i * this.width + slot);
      const stayed = (slot - arrived) * clockStep;
      [arrivals[i], departures[i]] = [this.timeOf(arrived), this.timeOf(slot)];
      const { typicalStay } = itemAt(stops, i);
      lingerMinutes += Math.max(0, stayed - typicalStay);
      hurryMinutes += Math.max(0, typicalStay - stayed);
      const left = intAt(this.memory, this.leftAt + i * this.width + arrived);
      if (i > 0)
        waitMinutes += (arrived - left) * clockStep - clockAfter(itemAt(legMinutes, i - 1));
      slot = left;
    }
    return { arrivals, departures, waitMinutes, lingerMinutes, hurryMinutes };
  }
}
