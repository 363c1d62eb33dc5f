import type { TravelMode } from '@rendezvous/language';
import type { Point } from '@rendezvous/venue-model';
import { milesAcross, straightMiles, type Water } from './waters.ts';
import type { Wishes } from './wishes/wishes.ts';

/**
 * How to get from one stop to the next: estimated from the straight line, or from the bridges if
 * there is water in between.
 */
export interface Leg {
  readonly mode: TravelMode;
  readonly minutes: number;
  /** Along the streets. */
  readonly miles: number;
}

/**
 * Street length over straight line. Walk and drive: between Newell 1980 (1.2),
 * O'Sullivan 1996 (1.21 to 1.23) and the driving excess of Boeing's study of 40 US
 * cities; transit detours a little more.
 */
const circuity = { walking: 1.25, driving: 1.35, public: 1.4 } as const;
/**
 * 3.0 mph is 1.34 m/s, a little under the 1.42 m/s that routing services
 * assume: two people who talk.
 */
const walkingMph = 3.0;
/** The part of a city where streets are full and parking is looked for. */
export interface Core extends Point {
  readonly radiusMiles: number;
}

/** Minutes to park, and the speed on the first miles, on the next ones, and so on. */
interface Driving {
  readonly parkingMinutes: number;
  readonly speeds: readonly { readonly toMiles: number; readonly mph: number }[];
}

/**
 * In city traffic: the first mile, the next two, the next three, what is farther and mostly on
 * highways, and what leads out of the city. It makes 12 miles in all 25 miles an hour, a little
 * less than the 28 of the average commute of that length (Summary of Travel Trends, 2009 National
 * Household Travel Survey).
 */
const inTraffic: Driving = {
  parkingMinutes: 5,
  speeds: [
    { toMiles: 1, mph: 12 },
    { toMiles: 3, mph: 18 },
    { toMiles: 6, mph: 25 },
    { toMiles: 12, mph: 35 },
    { toMiles: Number.POSITIVE_INFINITY, mph: 50 },
  ],
};
/**
 * Between two places outside of the core: wide streets with signals, a lot at the door. It makes 12
 * miles in all 29 miles an hour, the average commute of that length by the same survey.
 */
const onWideStreets: Driving = {
  parkingMinutes: 4,
  speeds: [
    { toMiles: 1, mph: 18 },
    { toMiles: 3, mph: 24 },
    { toMiles: 6, mph: 29 },
    { toMiles: 12, mph: 37 },
    { toMiles: Number.POSITIVE_INFINITY, mph: 52 },
  ],
};
const transit = { reachMinutes: 5, waitMinutes: 6, mph: 11 } as const;
/** Nearer, in a straight line, nobody takes a train: a quarter of an hour on foot. */
const alwaysWalkedMiles = 0.6;
/** Nearer nobody starts the car again: eleven minutes on foot, and hardly less with parking. */
const walkedByDrivers = 0.45;
/** The same for those who drive, and to whom walking is hard. */
const gentlyWalkedMiles = 0.35;
/** Without a preference, the two walk legs up to this long and ride the others. */
const willinglyWalkedMinutes = 18;
/** No leg is shorter than this. */
export const shortestLegMinutes = 2;

export const legLimits = { walkMinutes: 30, rideMinutes: 40 } as const;
/**
 * Walking in total: as much as three stops need, plus this much per additional leg, up to what feet
 * can bear.
 */
const walked = { leastMinutes: 50, eachMinutes: 20, maxMinutes: 90 } as const;

/** The most minutes on foot between this many stops. */
export function mostWalkedMinutes(stops: number): number {
  return Math.min(
    walked.maxMinutes,
    Math.max(walked.leastMinutes, walked.eachMinutes * (stops - 1)),
  );
}

/**
 * Minutes of a leg in one mode, rounded up, for this many miles in a straight line; for those who
 * drive in traffic, or on wide streets.
 */
export function minutesBy(mode: TravelMode, straight: number, isOnWideStreets = false): number {
  const miles = straight * circuity[mode];
  if (mode === 'walking') return Math.max(shortestLegMinutes, roundedUp((miles / walkingMph) * 60));
  if (mode === 'public')
    return roundedUp(transit.reachMinutes + transit.waitMinutes + (miles / transit.mph) * 60);
  const { parkingMinutes, speeds } = isOnWideStreets ? onWideStreets : inTraffic;
  let minutes = parkingMinutes;
  let from = 0;
  for (const { toMiles, mph } of speeds) {
    minutes += (Math.max(0, Math.min(miles, toMiles) - from) / mph) * 60;
    from = toMiles;
  }
  return roundedUp(minutes);
}

/** Rounds up to whole minutes; 14.000000000000002 is really 14 and stays 14. */
const roundedUp = (minutes: number): number => Math.ceil(minutes - 1e-6);

/** How two people go from place to place. */
export interface Going {
  readonly wish: Wishes['mode'];
  readonly waters: readonly Water[];
  /** Null where all streets are taken to be full. */
  readonly core: Core | null;
  /** Whether walking tires them soon: those who drive do so where others still walk. */
  readonly isGentle?: boolean;
}

/**
 * The leg between two points for two who go like this. Minutes are infinite if
 * there is no way on foot.
 */
export function legBetween(
  a: Point,
  b: Point,
  { wish, waters, core, isGentle = false }: Going,
): Leg {
  const isOnWideStreets =
    core !== null && [a, b].every((end) => straightMiles(core, end) > core.radiusMiles);
  const legBy = (mode: TravelMode, straight: number): Leg => ({
    mode,
    minutes: minutesBy(mode, straight, isOnWideStreets),
    miles: straight * circuity[mode],
  });
  if (wish === 'walking' || mayBeWalked(straightMiles(a, b), wish, isGentle)) {
    const onFoot = milesAcross(a, b, true, waters);
    if (wish === 'walking' || mayBeWalked(onFoot, wish, isGentle)) return legBy('walking', onFoot);
  }
  return legBy(rideOf(wish), milesAcross(a, b, false, waters));
}

/**
 * Whether two points this far apart in a straight line are too far for any leg, whatever lies
 * between them.
 */
export function isTooFar(straight: number, wish: Wishes['mode']): boolean {
  const byRide =
    wish !== 'walking' && minutesBy(rideOf(wish), straight, true) <= legLimits.rideMinutes;
  return !byRide && minutesBy('walking', straight) > legLimits.walkMinutes;
}

/**
 * Whether two people who would rather ride walk this far; those without a car at the door walk what
 * a ride takes as long for.
 */
function mayBeWalked(straight: number, wish: Wishes['mode'], isGentle: boolean): boolean {
  if (wish === 'driving') return straight < (isGentle ? gentlyWalkedMiles : walkedByDrivers);
  if (wish === 'no_preference')
    return isGentle
      ? straight < walkedByDrivers
      : minutesBy('walking', straight) <= willinglyWalkedMinutes;
  return straight < alwaysWalkedMiles;
}

const rideOf = (wish: Wishes['mode']): TravelMode => (wish === 'public' ? 'public' : 'driving');
