import { kinds } from '@rendezvous/venue-model';
import { createRandom } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { suggest } from '../suggest.ts';
import { aContext } from '../testing/a-context.ts';
import { aTown } from '../testing/a-town.ts';
import { prepare } from '../prepare.ts';
import { allPlans } from '../testing/oracle.ts';
import { randomInstance, type Instance } from '../testing/random-instance.ts';
import { someWishes } from '../testing/some-wishes.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { findCause, liftsOf, wishesAsked } from './causes.ts';

const town = aTown();

function causeFor(wishes: Partial<Wishes>, date = '2026-05-02') {
  const context = aContext({ date, openings: town.openings });
  return findCause({ wishes: someWishes(wishes), venues: town.venues, context });
}

/** Whether trying every ordered triple finds a plan. */
const isPossible = (instance: Instance): boolean => allPlans(prepare(instance)).length > 0;

describe('findCause', () => {
  it('says that an evening is too short, and how long it has to be', () => {
    const { cause, reason } = causeFor({ startMinutes: 15 * 60, endMinutes: 15 * 60 + 45 });
    expect(cause).toBe('end');
    const [, needed] =
      /^Three stops need at least (.+) then; you have 45 minutes\.$/.exec(reason) ?? [];
    const [, hours = '0', minutes = '0'] =
      /^(?:(\d) hours? ?)?(?:(\d+) minutes)?$/.exec(needed ?? '') ?? [];
    const least = Number(hours) * 60 + Number(minutes);
    const endingAfter = (length: number) =>
      suggest(
        someWishes({ startMinutes: 15 * 60, endMinutes: 15 * 60 + length }),
        town.venues,
        aContext({ openings: town.openings }),
      ).ok;
    expect([endingAfter(least - 5), endingAfter(least)]).toEqual([false, true]);
  });

  it.each([
    ['distance', { maxMiles: 0.01 }],
    ['start', { startMinutes: 3 * 60 }],
  ] as const)('names the %s', (cause, wishes) => {
    expect(causeFor(wishes).cause).toBe(cause);
  });

  it('says of a start in the small hours when to begin instead', () => {
    expect(causeFor({ startMinutes: 3 * 60 }).reason).toMatch(
      /^Next to nothing is open from 3 AM to 5 AM\. Begin early that morning/,
    );
  });

  it('names the diet', () => {
    const venues = town.venues.filter(
      ({ category, name }) => kinds[category].eating || name === 'Velvet',
    );
    const wishes = someWishes({ diets: ['kosher'], startMinutes: 18 * 60 });
    const context = aContext({ openings: town.openings });
    expect(findCause({ wishes, venues, context }).cause).toBe('diet');
  });

  it('names the budget', () => {
    const dear = town.venues.filter(({ cost }) => cost.expectedCents >= 2000);
    const wishes = someWishes({ budget: { minCents: 0, maxCents: 3000 } });
    const context = aContext({ openings: town.openings });
    expect(findCause({ wishes, venues: dear, context }).cause).toBe('budget');
  });

  it('names a wish without which there is a plan, the first of them, on 200 seeded requests', () => {
    let alone = 0;
    let checked = 0;
    for (let seed = 300_001; checked < 200; seed += 1) {
      const instance = randomInstance(seed, {
        venues: createRandom(seed).int(4, 8),
        tight: true,
      });
      if (isPossible(instance)) continue;
      checked += 1;
      const { cause, reason } = findCause(instance);
      const works = (changes: Partial<Wishes>) =>
        isPossible({ ...instance, wishes: { ...instance.wishes, ...changes } });
      const first = wishesAsked.find((wish) => liftsOf(wish, instance.wishes).some(works));
      expect(cause, `seed ${seed}: ${reason}`).toBe(first ?? 'together');
      if (first) alone += 1;
    }
    expect(alone).toBeGreaterThan(50);
  });
});
