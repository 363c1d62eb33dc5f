import { isTooFar, legBetween, legLimits, type Leg } from '../travel.ts';
import type { Venue } from '@rendezvous/venue-model';
import { straightMiles, type Water } from '../waters.ts';
import type { Wishes } from '../wishes/wishes.ts';

/** A walk is a pleasure for a quarter of an hour; what it takes beyond counts double. */
const pleasantWalkMinutes = 15;
const [unknown, impossible] = [0, 255];

/**
 * How long it takes between the venues of one list, by their places in it, and what that costs two people in minutes of
 * riding. Each way is worked out once, when it is first asked for: a byte for each, a quarter of a megabyte for a city.
 */
export class Legs {
  private readonly minutesOf: Uint8Array;
  private readonly effortOf: Uint8Array;
  private readonly venues: readonly Venue[];
  private readonly waters: readonly Water[];
  private readonly wish: Wishes['mode'];

  constructor(venues: readonly Venue[], waters: readonly Water[], wish: Wishes['mode']) {
    [this.venues, this.waters, this.wish] = [venues, waters, wish];
    this.minutesOf = new Uint8Array(venues.length ** 2);
    this.effortOf = new Uint8Array(venues.length ** 2);
  }

  /** Infinite where the way is longer than anyone should be sent. */
  minutes(from: number, to: number): number {
    const minutes = this.minutesOf[this.indexOf(from, to)] as number;
    return minutes === impossible ? Number.POSITIVE_INFINITY : minutes;
  }

  /** Meaningful for ways that are possible. */
  effort(from: number, to: number): number {
    return this.effortOf[this.indexOf(from, to)] as number;
  }

  /** The leg itself. */
  leg(from: number, to: number): Leg {
    const [a, b] = [this.venues[Math.min(from, to)], this.venues[Math.max(from, to)]];
    if (!a || !b)
      throw new RangeError(
        `Cannot measure a leg: venues are 0 to ${this.venues.length - 1}, got ${from} and ${to}`,
      );
    return legBetween(a, b, this.wish, this.waters);
  }

  /** Both directions take the same, so one of them is kept. */
  private indexOf(from: number, to: number): number {
    const index = from < to ? from * this.venues.length + to : to * this.venues.length + from;
    if (this.minutesOf[index] === unknown) this.measure(from, to, index);
    return index;
  }

  private measure(from: number, to: number, index: number): void {
    const [minutes, effort] = this.isTooFar(from, to)
      ? [impossible, impossible]
      : minutesAndEffort(this.leg(from, to));
    this.minutesOf[index] = minutes;
    this.effortOf[index] = effort;
  }

  private isTooFar(from: number, to: number): boolean {
    const [a, b] = [this.venues[from], this.venues[to]];
    return a !== undefined && b !== undefined && isTooFar(straightMiles(a, b), this.wish);
  }
}

function minutesAndEffort({ mode, minutes }: Leg): [number, number] {
  if (mode !== 'walking')
    return minutes <= legLimits.rideMinutes ? [minutes, minutes] : [impossible, impossible];
  return minutes <= legLimits.walkMinutes
    ? [minutes, minutes + Math.max(0, minutes - pleasantWalkMinutes)]
    : [impossible, impossible];
}

const remembered = new WeakMap<
  readonly Venue[],
  Map<Wishes['mode'], { readonly waters: readonly Water[]; readonly legs: Legs }>
>();

/** The legs among a list of venues, remembered as long as the list is: a city's list lives as long as the process. */
export function legsAmong(
  venues: readonly Venue[],
  waters: readonly Water[],
  wish: Wishes['mode'],
): Legs {
  const byWish = remembered.get(venues) ?? new Map();
  remembered.set(venues, byWish);
  const known = byWish.get(wish);
  if (known?.waters === waters) return known.legs;
  const legs = new Legs(venues, waters, wish);
  byWish.set(wish, { waters, legs });
  return legs;
}
