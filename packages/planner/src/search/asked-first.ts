import { riddenMinutes } from '../itinerary/ridden.ts';
import type { Scene } from '../scene.ts';
import { missedBy } from '../score/met.ts';
import { straightMiles } from '../waters.ts';
import { staysOf } from './find-in.ts';
import { isAtPlace } from './rings.ts';
import type { Found } from './search.ts';

/**
 * How far two people ride for something they want, and how many more minutes of travel than in the
 * nearest plan they accept: from an evening at the place, for the main thing or for everything they
 * asked for, and if the place has none of it. A plan near the place without what they came for is
 * not what they asked for.
 */
const rides = {
  fromPlace: { miles: 8, minutes: 35 },
  forMain: { miles: 15, minutes: 75 },
  forAny: { miles: 25, minutes: 90 },
} as const;
/** The same by train and bus, which take longer. */
const mostOnPublic = 45;

/**
 * A plan that falls so far behind in score has what they asked for, the main thing or another one,
 * and little else to go out for.
 */
const mostBehind = { withMain: 0.4, withMore: 0.25 } as const;

const ridingOf = ({ best }: Found): number => riddenMinutes(best?.legs ?? []);

/**
 * Puts the plan first that has more of what was asked for: one with half of its stops at the place,
 * or any that is not too far if the nearest has none of it. Those who walk stay at the place.
 */
export function askedFirst(near: Found, other: Found, scene: Scene): readonly [Found, Found] {
  const { place } = scene.context;
  const musts = scene.tastes.filter(({ isMust }) => isMust);
  const missedOf = ({ best }: Found) => (best ? missedBy(staysOf(best), scene) : musts);
  const [missedNear, missedOther] = [missedOf(near), missedOf(other)];
  const [main] = musts;
  const stops = other.best?.stops ?? [];
  const atPlace = stops.filter(({ venue }) => isAtPlace(venue, scene.context)).length;
  const isWithin = (miles: number) =>
    stops.every(({ venue }) => straightMiles(place, venue) <= miles);
  const hasMain = main !== undefined && missedNear.includes(main) && !missedOther.includes(main);
  const worthOf = (): { readonly miles: number; readonly minutes: number } | undefined => {
    if (missedNear.length === musts.length) return rides.forAny;
    if (hasMain || missedOther.length === 0) return rides.forMain;
    return 2 * atPlace >= stops.length ? rides.fromPlace : undefined;
  };
  const ride = worthOf();
  const most = scene.wishes.mode === 'public' ? mostOnPublic : Infinity;
  const isRideWorth =
    ride !== undefined &&
    isWithin(ride.miles) &&
    ridingOf(other) - ridingOf(near) <= Math.min(ride.minutes, most);
  const behind = (near.best?.score.total ?? 0) - (other.best?.score.total ?? 0);
  const isGood = behind <= (hasMain ? mostBehind.withMain : mostBehind.withMore);
  const isNearEnough = scene.wishes.mode === 'walking' ? atPlace > 0 : isRideWorth;
  return missedOther.length < missedNear.length && isGood && isNearEnough
    ? [other, near]
    : [near, other];
}
