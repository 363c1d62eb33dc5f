import { afterEach, describe, expect, it } from 'vitest';
import { cancelPlanningWhen, PlanningCancelled } from './cancellation.ts';
import { suggest } from './suggest.ts';
import { aContext } from './testing/a-context.ts';
import { aTown } from './testing/a-town.ts';
import { someWishes } from './testing/some-wishes.ts';
import type { Wishes } from './wishes/wishes.ts';

const town = aTown();
const context = aContext({ openings: town.openings });
const ask = (wishes: Partial<Wishes>) =>
  suggest(someWishes({ startMinutes: 16 * 60, ...wishes }), town.venues, context);

describe('planning that nobody waits for any more', () => {
  afterEach(() => cancelPlanningWhen(() => false));

  it.each([
    ['a plan', { stops: 4 }],
    ['a refusal', { budget: { minCents: 0, maxCents: 0 }, dislikes: ['walks', 'parks'] }],
  ])('ends %s where it is, and gives the same answer to the next', (_, wishes) => {
    let asked = 0;
    cancelPlanningWhen(() => {
      asked += 1;
      return false;
    });
    const whole = ask(wishes);
    const often = asked;
    expect(often).toBeGreaterThan(3);
    for (const after of [1, Math.ceil(often / 2), often]) {
      asked = 0;
      cancelPlanningWhen(() => {
        asked += 1;
        return asked >= after;
      });
      expect(() => ask(wishes)).toThrow(PlanningCancelled);
      expect(asked).toBe(after);
    }
    cancelPlanningWhen(() => false);
    expect(ask(wishes)).toEqual(whole);
  });
});
