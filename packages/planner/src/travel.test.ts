import { describe, expect, it } from 'vitest';
import { planRules } from './rules/plan-rules.ts';
import { usualRoom } from './rules/room.ts';
import type { Itinerary } from './itinerary/itinerary.ts';
import { aScene } from './testing/some-wishes.ts';
import { aCrossing, riverNorthOfTheSquare } from './testing/a-river.ts';
import { townSquare } from '@rendezvous/venue-model/testing';
import { legBetween, legLimits, minutesBy, type Leg, mostWalkedMinutes } from './travel.ts';
import type { Wishes } from './wishes/wishes.ts';

/** A point so many miles north of the town square. */
const north = (miles: number) => ({ lat: townSquare.lat + miles / 69.0936, lon: townSquare.lon });

describe('minutesBy', () => {
  it('agrees with sums done by hand', () => {
    const rows = [
      // 0.6 miles of street at 3 mph: 12 minutes.
      ['walking', 0.48, 12],
      // 1.25 miles of street at 3 mph: 25 minutes.
      ['walking', 1, 25],
      // Next door: nobody is there in less than two minutes.
      ['walking', 0, 2],
      // 0.675 miles at 12 mph: 3.375 minutes, and 5 to park: 8.375.
      ['driving', 0.5, 9],
      // A mile at 12 mph, 1.7 at 18: 5 and 5.67 minutes, and 5 to park: 15.67.
      ['driving', 2, 16],
      // A mile at 12 mph, two at 18, three at 25, 7.5 at 35: 5, 6.67, 7.2 and 12.86
      // minutes, and 5 to park: 36.72.
      ['driving', 10, 36],
      // 1.4 miles at 11 mph: 7.64 minutes, 5 to the stop and 6 of waiting: 18.64.
      ['public', 1, 19],
      // 5.6 miles at 11 mph: 30.55 minutes, and 11: 41.55.
      ['public', 4, 42],
    ] as const;
    for (const [mode, straight, minutes] of rows)
      expect(minutesBy(mode, straight), `${mode} ${straight}`).toBe(minutes);
  });

  it('is always whole minutes', () => {
    for (const mode of ['walking', 'driving', 'public'] as const)
      for (const miles of [0.1, 0.77, 3.3333])
        expect(Number.isInteger(minutesBy(mode, miles)), `${mode} ${miles}`).toBe(true);
  });
});

describe('legBetween', () => {
  const modeOf = (miles: number, wish: Wishes['mode'], isGentle = false) =>
    legBetween(townSquare, north(miles), { wish, waters: [], core: null, isGentle }).mode;

  it('walks a short way whatever is wished', () => {
    for (const wish of ['walking', 'public', 'no_preference'] as const)
      expect(modeOf(0.59, wish), wish).toBe('walking');
    expect(modeOf(0.44, 'driving')).toBe('walking');
  });

  it('keeps to the wish from six tenths of a mile on', () => {
    expect([modeOf(0.601, 'walking'), modeOf(0.601, 'driving'), modeOf(0.601, 'public')]).toEqual([
      'walking',
      'driving',
      'public',
    ]);
  });

  it('drives ways of nine minutes on foot with those to whom walking is hard', () => {
    const modes = (['driving', 'no_preference', 'public', 'walking'] as const).map((wish) =>
      modeOf(0.4, wish, true),
    );
    expect(modes).toEqual(['driving', 'walking', 'walking', 'walking']);
    expect(modeOf(0.5, 'no_preference', true)).toBe('driving');
    expect(modeOf(0.3, 'driving', true)).toBe('walking');
  });

  it('without a preference walks up to 18 minutes and drives the rest', () => {
    expect([modeOf(0.719, 'no_preference'), modeOf(0.73, 'no_preference')]).toEqual([
      'walking',
      'driving',
    ]);
  });

  it('gives mode, minutes and the miles of street', () => {
    const leg = legBetween(townSquare, north(1), { wish: 'walking', waters: [], core: null });
    expect(leg).toMatchObject({ mode: 'walking', minutes: 25 });
    expect(leg.miles).toBeCloseTo(1.25, 6);
    expect(
      legBetween(townSquare, north(0.4), { wish: 'driving', waters: [], core: null }),
    ).toMatchObject({
      mode: 'walking',
      minutes: 10,
    });
    expect(
      legBetween(townSquare, north(4), { wish: 'public', waters: [], core: null }).miles,
    ).toBeCloseTo(5.6, 6);
  });

  it('drives on wide streets between two places outside of the core, and else in traffic', () => {
    const minutes = (miles: number, radiusMiles: number) =>
      legBetween(townSquare, north(miles), {
        wish: 'driving',
        waters: [],
        core: { ...north(-3), radiusMiles },
      }).minutes;
    // A mile at 18 mph, 1.7 at 24: 3.33 and 4.25 minutes, and 4 to park: 11.58.
    expect(minutes(2, 2)).toBe(12);
    expect(minutes(2, 4)).toBe(minutesBy('driving', 2));
  });

  it('takes the bridge where water lies between: on foot only one that can be walked', () => {
    const north4 = north(0.4);
    const river = riverNorthOfTheSquare([
      aCrossing({ milesEast: 1, onFoot: false }),
      aCrossing({ milesEast: 2, onFoot: true }),
    ]);
    // A mile to the bridge, 0.2 across, a mile back: 2.2 miles; and 4.2 over the one for walkers.
    expect(
      legBetween(townSquare, north4, { wish: 'driving', waters: [river], core: null }),
    ).toMatchObject({
      mode: 'driving',
      minutes: minutesBy('driving', 2 * Math.hypot(1, 0.1) + 0.2),
    });
    expect(
      legBetween(townSquare, north4, { wish: 'walking', waters: [river], core: null }),
    ).toMatchObject({
      mode: 'walking',
      minutes: minutesBy('walking', 2 * Math.hypot(2, 0.1) + 0.2),
    });
  });

  it('knows no way on foot over a river that only cars can cross', () => {
    const river = riverNorthOfTheSquare([aCrossing({ milesEast: 1, onFoot: false })]);
    expect(
      legBetween(townSquare, north(0.4), { wish: 'walking', waters: [river], core: null }).minutes,
    ).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('legLimits', () => {
  const legRule = planRules.find(({ id }) => id === 'leg');
  const meals = {
    excuse: null,
    served: { at: new Set<never>(), elsewhere: false },
    room: usualRoom(3),
  };
  const allows = (...legs: readonly Leg[]) =>
    legRule?.allows({ legs } as unknown as Itinerary, aScene(), meals);
  const walk = (minutes: number): Leg => ({ mode: 'walking', minutes, miles: 1 });
  const ride = (minutes: number): Leg => ({ mode: 'driving', minutes, miles: 8 });

  it('lets a walk take 30 minutes, two together 50, and a ride 40', () => {
    expect(legLimits).toEqual({ walkMinutes: 30, rideMinutes: 40 });
    const rows = [
      [walk(30), walk(20), true],
      [walk(31), walk(2), false],
      [walk(30), walk(21), false],
      [ride(40), ride(40), true],
      [ride(41), ride(5), false],
      [walk(30), ride(40), true],
    ] as const;
    for (const [first, second, allowed] of rows)
      expect(
        allows(first, second),
        `${first.mode} ${first.minutes}, ${second.mode} ${second.minutes}`,
      ).toBe(allowed);
  });

  it('lets more stops take more on foot in all, up to 90 minutes', () => {
    expect([2, 3, 4, 5, 6].map(mostWalkedMinutes)).toEqual([50, 50, 60, 80, 90]);
    const walks = (...minutes: readonly number[]) => allows(...minutes.map(walk));
    expect([walks(20, 20, 20), walks(20, 20, 21)]).toEqual([true, false]);
    expect([walks(18, 18, 18, 18, 18), walks(18, 18, 18, 18, 19)]).toEqual([true, false]);
  });

  it('holds a walk of 1.2 miles to be possible, and one of 1.25 not', () => {
    expect([minutesBy('walking', 1.2), minutesBy('walking', 1.25)]).toEqual([30, 32]);
  });
});
