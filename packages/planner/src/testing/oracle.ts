import { findCandidates } from '../candidates/candidates.ts';
import { findMealExcuse } from '../candidates/meal-excuse.ts';
import { createScene } from '../scene.ts';
import { createSpace, evaluate, isBetter, type Evaluated, type Space } from '../search/space.ts';
import { readWishes } from '../wishes/read-wishes.ts';
import type { Instance } from './random-instance.ts';

/** The space of an instance, built as `suggest` builds it. */
export function spaceOf({ wishes, venues, context }: Instance): Space {
  const scene = createScene(readWishes(wishes, venues), context);
  const candidates = findCandidates(venues, scene);
  return createSpace(candidates, scene, findMealExcuse(venues, candidates, scene));
}

/** Every plan that is possible, by trying every ordered triple. */
export function allPlans(space: Space): Evaluated[] {
  const n = space.candidates.length;
  const plans: Evaluated[] = [];
  for (let a = 0; a < n; a += 1) {
    for (let b = 0; b < n; b += 1) {
      for (let c = 0; c < n; c += 1) {
        const plan = a === b || b === c || a === c ? null : evaluate(space, [a, b, c]);
        if (plan) plans.push(plan);
      }
    }
  }
  return plans;
}

/** The best of some plans, by comparing them all. */
export function bestOf(plans: readonly Evaluated[]): Evaluated | null {
  return plans.reduce<Evaluated | null>((best, plan) => (isBetter(plan, best) ? plan : best), null);
}
