import { describe, expect, it } from 'vitest';
import { suggest } from '../suggest.ts';
import { prepare } from '../prepare.ts';
import { allPlans } from '../testing/oracle.ts';
import { randomInstance, type Instance } from '../testing/random-instance.ts';
import { createRandom, type Random } from '@rendezvous/venue-model/testing';
import { someWishes } from '../testing/some-wishes.ts';
import { ladderOf, relaxable, type Relaxable } from './ladders.ts';
import { findWaysOut } from './relax.ts';

const instances = 400;

/** Whether trying every ordered triple finds a plan. */
const isPossible = (instance: Instance): boolean => allPlans(prepare(instance)).length > 0;

/**
 * The smallest way out over two wishes, by trying every value of one, then of the other,
 * then every pair of values.
 */
function exhaustiveWaysOut(
  instance: Instance,
  wishes: readonly [Relaxable, Relaxable],
): { wishes: Relaxable[]; steps: number }[] {
  const [one, other] = wishes.map((wish) =>
    ladderOf(wish, instance.wishes).map((step, i) => ({ ...step, i })),
  ) as [Step[], Step[]];
  type Step = ReturnType<typeof ladderOf>[number] & { i: number };
  const works = (...steps: Step[]) =>
    isPossible({
      ...instance,
      wishes: Object.assign({}, instance.wishes, ...steps.map((step) => step.changes)),
    });
  const singles = [one, other].flatMap((ladder) =>
    ladder.filter((step) => works(step)).slice(0, 1),
  );
  if (singles.length > 0) return singles.map((step) => ({ wishes: [step.wish], steps: step.i }));
  let least: { wishes: Relaxable[]; steps: number } | undefined;
  for (const first of one) {
    for (const second of other) {
      if ((!least || first.i + second.i < least.steps) && works(first, second))
        least = { wishes: [first.wish, second.wish], steps: first.i + second.i };
    }
  }
  return least ? [least] : [];
}

describe('findWaysOut', () => {
  it('finds the smallest changes that trying everything finds, on 400 seeded requests that cannot be planned', () => {
    let checked = 0;
    let solved = 0;
    let inPairs = 0;
    for (let seed = 100_001; checked < instances; seed += 1) {
      const random = createRandom(seed);
      const instance = randomInstance(seed, { venues: random.int(4, 8), tight: true });
      if (isPossible(instance)) continue;
      const pair = pairToRelax(instance, random);
      checked += 1;
      const found = findWaysOut(instance, pair);
      const expected = exhaustiveWaysOut(instance, pair);
      expect(
        found.map((way) => way.wishes),
        `seed ${seed}, ${pair.join(' and ')}`,
      ).toEqual(expected.map((way) => way.wishes));
      for (const [i, way] of found.entries()) {
        expect(
          isPossible({ ...instance, wishes: { ...instance.wishes, ...way.changes } }),
          `seed ${seed}: ${way.text}`,
        ).toBe(true);
        expect(stepsOf(instance, way), `seed ${seed}: ${way.text}`).toBe(expected[i]?.steps);
      }
      if (found.length > 0) solved += 1;
      if (found[0]?.wishes.length === 2) inPairs += 1;
    }
    console.log(
      `relaxing: ${checked} requests that cannot be planned, ${solved} with a way out, ${inPairs} of them by two wishes at once`,
    );
    expect(inPairs).toBeGreaterThan(20);
  });

  it('offers changes after which the same request is planned', () => {
    let offered = 0;
    for (let seed = 1; seed <= 150; seed += 1) {
      const { wishes, venues, context } = randomInstance(seed, { venues: 20, tight: true });
      const found = suggest(wishes, venues, context);
      if (found.ok) continue;
      for (const way of found.waysOut) {
        offered += 1;
        expect(
          suggest({ ...wishes, ...way.changes }, venues, context).ok,
          `seed ${seed}: ${way.text}`,
        ).toBe(true);
      }
    }
    expect(offered).toBeGreaterThan(25);
  });
});

describe('ladderOf', () => {
  it('leaves alone what of a wish is firm', () => {
    const wishes = someWishes({
      dislikes: ['seafood', 'loud bars', 'queues'],
      doneBefore: ['Bowling', 'Lanes'],
      firm: { dislikes: ['seafood'], doneBefore: ['Lanes'] },
    });
    expect(ladderOf('dislikes', wishes).map(({ changes }) => changes.dislikes)).toEqual([
      ['seafood', 'queues'],
      ['seafood', 'loud bars'],
      ['seafood'],
    ]);
    expect(ladderOf('done-before', wishes).map(({ changes }) => changes.doneBefore)).toEqual([
      ['Lanes'],
    ]);
    const allFirm = {
      ...wishes,
      firm: { dislikes: wishes.dislikes, doneBefore: wishes.doneBefore },
    };
    expect([...ladderOf('dislikes', allFirm), ...ladderOf('done-before', allFirm)]).toEqual([]);
  });
});

/** The two wishes that stand in the way most likely: what was tightened, else the start. */
function pairToRelax({ wishes }: Instance, random: Random): [Relaxable, Relaxable] {
  const isTight: Partial<Record<Relaxable, boolean>> = {
    end: wishes.endMinutes !== null,
    distance: wishes.maxMiles < 5,
    budget: wishes.budget.maxCents <= 5_000,
    setting: wishes.setting !== 'both',
    mode: wishes.mode === 'walking',
    dislikes: wishes.dislikes.length > 0,
  };
  const tight = relaxable.filter((wish) => isTight[wish]);
  const first = tight.length > 1 && random.chance(0.7) ? random.pick(tight) : 'start';
  const second = random.pick(tight.filter((wish) => wish !== first));
  return [first, second].toSorted((a, b) => relaxable.indexOf(a) - relaxable.indexOf(b)) as [
    Relaxable,
    Relaxable,
  ];
}

/** How far up their ladders the changes of a way out stand, in all. */
function stepsOf(instance: Instance, way: ReturnType<typeof findWaysOut>[number]): number {
  return way.wishes.reduce((sum, wish) => {
    const ladder = ladderOf(wish, instance.wishes);
    return (
      sum +
      ladder.findIndex((step) =>
        Object.entries(step.changes).every(
          ([key, value]) =>
            JSON.stringify(way.changes[key as keyof typeof way.changes]) === JSON.stringify(value),
        ),
      )
    );
  }, 0);
}
