import { evaluate, isBetter, type Evaluated, type Space } from '../search/space.ts';

/** Every plan that is possible, by trying every order of so many candidates. */
export function allPlans(space: Space): Evaluated[] {
  const plans: Evaluated[] = [];
  const extend = (order: readonly number[]): void => {
    if (order.length === space.size) {
      const plan = evaluate(space, order);
      if (plan) plans.push(plan);
      return;
    }
    for (let next = 0; next < space.candidates.length; next += 1)
      if (!order.includes(next)) extend([...order, next]);
  };
  extend([]);
  return plans;
}

/** The best of some plans, by comparing them all. */
export function bestOf(plans: readonly Evaluated[]): Evaluated | null {
  return plans.reduce<Evaluated | null>((best, plan) => (isBetter(plan, best) ? plan : best), null);
}
