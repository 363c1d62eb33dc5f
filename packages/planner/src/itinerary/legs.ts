import {
  isTooFar,
  legBetween,
  legLimits,
  minutesBy,
  shortestLegMinutes,
  type Going,
  type Leg,
} from '../travel.ts';
import type { Venue } from '@rendezvous/venue-model';
import { milesPerDegree, straightMiles } from '../waters.ts';
import { byteAt, floatAt, floatsOf } from '../at.ts';

/** Up to so many minutes a way is part of the evening; what it takes beyond tires much more. */
const easyMinutes = { onFoot: 12, riding: 15 } as const;
const felt = { onFoot: 0.6, riding: 0.8, beyond: 3 } as const;
/**
 * Who carries a child, has a bad knee, or walks in the frost or the heat, is tired of
 * walking sooner and more.
 */
const gentle = { onFoot: 6, beyond: 4 } as const;
/** Getting up, to the car and into it again breaks an evening, however short the ride. */
const settingOutMinutes = 14;
/** What no way costs that anyone should be sent. */
export const tooFar = 255;

/**
 * Two to the power of this many ways are remembered at a time: a plan looks at 1,000 to
 * 3,000 of a city's million.
 */
const slotBits = 15;
const slots = 2 ** slotBits;
/**
 * Fibonacci hashing, by 2^32 over the golden ratio: ways that are neighbors in a list
 * are spread over all slots.
 */
const slotOf = (way: number): number => Math.imul(way, 0x9e3779b1) >>> (32 - slotBits);

/**
 * How long it takes between the venues of one list, by their places in it, and what that costs
 * two people in tiring minutes. A way is worked out when it is asked for, and remembered until
 * another needs its slot: a table of all ways would be ten megabytes for a large city, and as
 * many again for each way of going.
 */
export class Legs {
  /** By slot the way that it holds, counted from 1. */
  private readonly wayOf = new Int32Array(slots);
  private readonly minutesOf = new Uint8Array(slots);
  private readonly effortOf = new Uint8Array(slots);
  private readonly isRiddenOf = new Uint8Array(slots);
  private readonly venues: readonly Venue[];
  private readonly going: Required<Going>;
  private readonly leastByMiles: Uint8Array;
  private readonly lats: Float64Array;
  private readonly lons: Float64Array;
  private readonly cosines: Float64Array;

  constructor(venues: readonly Venue[], { isGentle = false, ...going }: Going) {
    [this.venues, this.going] = [venues, { ...going, isGentle }];
    this.leastByMiles = effortsByMiles(this.going);
    this.lats = floatsOf(venues, ({ lat }) => lat);
    this.lons = floatsOf(venues, ({ lon }) => lon);
    this.cosines = floatsOf(venues, ({ lat }) => Math.cos(lat * radians));
  }

  /** Infinite where the way is longer than anyone should be sent. */
  minutes(from: number, to: number): number {
    const minutes = byteAt(this.minutesOf, this.slotFor(from, to));
    return minutes === tooFar ? Number.POSITIVE_INFINITY : minutes;
  }

  /** Meaningful for ways that are possible. */
  effort(from: number, to: number): number {
    return byteAt(this.effortOf, this.slotFor(from, to));
  }

  /** Whether they ride; meaningful for ways that are possible. */
  isRidden(from: number, to: number): boolean {
    return byteAt(this.isRiddenOf, this.slotFor(from, to)) === 1;
  }

  /**
   * An effort that the way is not below, by the straight line alone and without measuring the way;
   * `tooFar` where it is surely longer than anyone should be sent.
   */
  leastEffort(from: number, to: number): number {
    const { lats, lons, cosines } = this;
    // The smaller cosine makes it no longer than `straightMiles`, which
    // takes the one in the middle.
    const cosine = Math.min(floatAt(cosines, from), floatAt(cosines, to));
    const east = (floatAt(lons, to) - floatAt(lons, from)) * cosine;
    const north = floatAt(lats, to) - floatAt(lats, from);
    const miles = milesPerDegree * Math.sqrt(north * north + east * east);
    return this.leastByMiles[Math.floor(miles / mileStep)] ?? tooFar;
  }

  /** The leg itself. */
  leg(from: number, to: number): Leg {
    const [a, b] = [this.venues[Math.min(from, to)], this.venues[Math.max(from, to)]];
    if (!a || !b)
      throw new RangeError(
        `Cannot measure a leg: venues are 0 to ${this.venues.length - 1}, got ${from} and ${to}`,
      );
    return legBetween(a, b, this.going);
  }

  /** The slot that holds the way; both directions take the same. */
  private slotFor(from: number, to: number): number {
    const way = 1 + Math.min(from, to) * this.venues.length + Math.max(from, to);
    const slot = slotOf(way);
    if (this.wayOf[slot] !== way) {
      this.measure(from, to, slot);
      this.wayOf[slot] = way;
    }
    return slot;
  }

  private measure(from: number, to: number, slot: number): void {
    const leg = this.isTooFar(from, to) ? null : this.leg(from, to);
    const [minutes, effort] = leg ? minutesAndEffort(leg, this.going.isGentle) : [tooFar, tooFar];
    this.isRiddenOf[slot] = leg === null || leg.mode === 'walking' ? 0 : 1;
    this.minutesOf[slot] = minutes;
    this.effortOf[slot] = effort;
  }

  private isTooFar(from: number, to: number): boolean {
    const [a, b] = [this.venues[from], this.venues[to]];
    return a !== undefined && b !== undefined && isTooFar(straightMiles(a, b), this.going.wish);
  }
}

function minutesAndEffort(leg: Pick<Leg, 'mode' | 'minutes'>, isGentle: boolean): [number, number] {
  const most = leg.mode === 'walking' ? legLimits.walkMinutes : legLimits.rideMinutes;
  const settingOut = leg.mode === 'walking' ? 0 : settingOutMinutes;
  return leg.minutes <= most
    ? [leg.minutes, Math.round(settingOut + effortOfLeg(leg, isGentle))]
    : [tooFar, tooFar];
}

/** What a way costs two people, in tiring minutes; more on foot for those who have to go gently. */
export function effortOfLeg(
  { mode, minutes }: Pick<Leg, 'mode' | 'minutes'>,
  isGentle = false,
): number {
  const by = mode === 'walking' ? 'onFoot' : 'riding';
  const isHard = isGentle && by === 'onFoot';
  const easy = Math.min(minutes, isHard ? gentle.onFoot : easyMinutes[by]);
  return felt[by] * easy + (isHard ? gentle.beyond : felt.beyond) * (minutes - easy);
}

/** No way between two stops costs less. */
export const leastEffort = Math.round(
  effortOfLeg({ mode: 'walking', minutes: shortestLegMinutes }),
);

const radians = Math.PI / 180;
const mileStep = 0.02;
const farMiles = 30;
const leastByWish = new Map<string, Uint8Array>();

/**
 * The least effort of a way over so many steps of miles in a straight line: on foot or by a ride,
 * whichever may be chosen.
 */
function effortsByMiles({ wish, isGentle }: Required<Going>): Uint8Array {
  const key = `${wish} ${isGentle}`;
  const known = leastByWish.get(key);
  if (known) return known;
  const efforts = Uint8Array.from({ length: farMiles / mileStep }, (_, step) => {
    const miles = step * mileStep;
    const [, walked] = minutesAndEffort(
      { mode: 'walking', minutes: minutesBy('walking', miles) },
      isGentle,
    );
    if (wish === 'walking') return walked;
    const mode = wish === 'public' ? 'public' : 'driving';
    return Math.min(
      walked,
      minutesAndEffort({ mode, minutes: minutesBy(mode, miles, true) }, isGentle)[1],
    );
  });
  leastByWish.set(key, efforts);
  return efforts;
}

const remembered = new WeakMap<
  readonly Venue[],
  Map<string, Pick<Going, 'waters' | 'core'> & { readonly legs: Legs }>
>();

/**
 * The legs among a list of venues, remembered as long as the list is: a city's list
 * lives as long as the process.
 */
export function legsAmong(venues: readonly Venue[], going: Going): Legs {
  const { waters, core, wish, isGentle = false } = going;
  const byWish = remembered.get(venues) ?? new Map();
  remembered.set(venues, byWish);
  const key = `${wish} ${isGentle}`;
  const known = byWish.get(key);
  if (known?.waters === waters && known.core === core) return known.legs;
  const legs = new Legs(venues, going);
  byWish.set(key, { waters, core, legs });
  return legs;
}
