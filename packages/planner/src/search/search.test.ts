import { describe, expect, it } from 'vitest';
import { prepare } from '../prepare.ts';
import { allPlans, bestOf } from '../testing/oracle.ts';
import { randomInstance } from '../testing/random-instance.ts';
import { differs } from '../itinerary/options.ts';
import { findBest } from './search.ts';

/**
 * How many instances of each number of stops, and how many candidates they have at most: trying
 * every order takes its time.
 */
const sizes = [
  { stops: 2, instances: 400, most: 10 },
  { stops: 3, instances: 600, most: 10 },
  { stops: 4, instances: 150, most: 8 },
  { stops: 5, instances: 60, most: 8 },
  { stops: 6, instances: 40, most: 7 },
] as const;

describe('findBest', () => {
  it('finds what trying every order finds, for two to six stops', () => {
    for (const { stops, instances, most } of sizes) {
      const tally = { planned: 0, withSecond: 0 };
      let checked = 0;
      for (let seed = stops * 100_000; checked < instances; seed += 1) {
        const space = prepare(randomInstance(seed, { venues: 6 + (seed % 14), stops }));
        if (space.candidates.length < stops || space.candidates.length > most) continue;
        checked += 1;
        const plans = allPlans(space);
        const first = findBest(space);
        expect(idsOf(first.best), `seed ${seed}`).toBe(idsOf(bestOf(plans)));
        expect([first.isExact, first.gap]).toEqual([true, 0]);
        const { best } = first;
        if (!best) continue;
        tally.planned += 1;
        const second = findBest(space, { unlike: best }).best;
        const other = bestOf(plans.filter((plan) => differs(plan, best)));
        expect(idsOf(second), `second option of seed ${seed}`).toBe(idsOf(other));
        tally.withSecond += Number(second !== null);
      }
      console.log(
        `${stops} stops: ${tally.planned} of ${instances} have a plan, ${tally.withSecond} a second`,
      );
      expect(tally.planned).toBeGreaterThan(instances / 20);
    }
  });
});

describe('findBest of two stops', () => {
  it('may fill both with what was asked for, so that no meal is left', () => {
    const seed = 2_001_537;
    const space = prepare(randomInstance(seed, { venues: 6 + (seed % 14), stops: 2 }));
    expect(idsOf(findBest(space).best)).toBe(idsOf(bestOf(allPlans(space))));
  });
});

function idsOf(plan: { stops: readonly { venue: { id: string } }[] } | null): string {
  return plan?.stops.map((stop) => stop.venue.id).join(' ') ?? 'none';
}
