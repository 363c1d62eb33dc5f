import type { WirePlan } from '@rendezvous/contract';
import { shortName, titleOf } from './plan-title.ts';

/**
 * What tells a plan from the others of its suggestion: its label, its title where another's label
 * is the same, or a stop of its own.
 */
export function optionName(plan: WirePlan, options: readonly WirePlan[]): string {
  const others = options.filter((other) => other !== plan);
  if (plan.label && others.every(({ label }) => label !== plan.label)) return plan.label;
  const title = titleOf(plan);
  if (others.every((other) => titleOf(other) !== title)) return title;
  const theirs = new Set(others.flatMap(({ venues }) => venues.map(({ name }) => name)));
  const own = plan.venues.find(({ name }) => !theirs.has(name));
  return own ? `With ${shortName(own.name)}` : title;
}
