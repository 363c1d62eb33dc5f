import { describe, expect, it } from 'vitest';
import { prepare } from '../../prepare.ts';
import { aContext } from '../../testing/a-context.ts';
import { aTown } from '../../testing/a-town.ts';
import { allPlans } from '../../testing/oracle.ts';
import { randomInstance } from '../../testing/random-instance.ts';
import { someWishes } from '../../testing/some-wishes.ts';
import { Bounds } from './bounds.ts';
import { findBest } from '../search.ts';
import type { Space } from '../space.ts';

const placesOf = (space: Space, name: string): number => {
  const at = space.candidates.findIndex(({ venue }) => venue.name === name);
  return new Bounds(space).inTime.places[at] as number;
};

describe('findInTime', () => {
  it('leaves every stop of every possible plan its place and its times', () => {
    let checked = 0;
    for (const stops of [2, 3, 4]) {
      for (let seed = 1; seed <= 80; seed += 1) {
        const space = prepare(randomInstance(seed, { venues: 9, stops }));
        if (space.candidates.length < stops || space.candidates.length > 8) continue;
        const bounds = new Bounds(space);
        for (const plan of allPlans(space))
          for (const [place, stop] of plan.stops.entries()) {
            checked += 1;
            const c = space.candidates.indexOf(stop);
            const at = place * space.candidates.length + c;
            const left = plan.schedule.departures[place];
            expect(bounds.isInTime(c, place), `seed ${seed}`).toBe(true);
            expect(bounds.inTime.leftFrom[at], `seed ${seed}`).toBeLessThanOrEqual(left ?? 0);
            expect(bounds.inTime.leftBy[at], `seed ${seed}`).toBeGreaterThanOrEqual(left ?? 0);
          }
      }
    }
    expect(checked).toBeGreaterThan(1_000);
  });

  it('gives a late show no place before the evening has come to it', () => {
    const { venues, openings } = aTown();
    const at = (startMinutes: number) =>
      prepare({ wishes: someWishes({ startMinutes }), venues, context: aContext({ openings }) });
    expect(placesOf(at(17 * 60), 'Blue Room')).toBe(0b110);
    expect(placesOf(at(11 * 60), 'Blue Room')).toBe(0);
  });

  it('ends a search at once for what nobody can be in time for', () => {
    const { venues, openings } = aTown();
    const wishes = someWishes({ startMinutes: 11 * 60 });
    const space = prepare({ wishes, venues, context: aContext({ openings }) });
    const sum = {
      values: Float64Array.from(space.candidates, ({ venue }) =>
        Number(venue.name === 'Blue Room'),
      ),
      least: 1,
    };
    const demands = {
      places: [],
      sums: [sum],
      mostTravel: Number.POSITIVE_INFINITY,
      earliestEnd: 0,
      accepts: () => true,
      leastScore: Number.NEGATIVE_INFINITY,
    };
    expect(findBest(space, { demands })).toMatchObject({ best: null, nodes: 0, isExact: true });
  });
});
