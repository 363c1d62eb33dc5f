import type { PlanContent, WirePlan } from '@rendezvous/contract';

/** "Lands End Lookout and Coastal Trail" is "Lands End Lookout" where room is short. */
export function shortName(name: string): string {
  return name.split(/ and | \(/)[0]?.trim() || name;
}

/** A plan by its title, or without one of its own by where it begins and ends. */
export function titleOf({ title, venues }: PlanContent): string {
  return title?.trim() ? title : planTitle(venues.map(({ name }) => name));
}

/** What tells a plan from the others of its suggestion: its label, its title where another's label is the same, or a stop of its own. */
export function optionName(plan: WirePlan, options: readonly WirePlan[]): string {
  const others = options.filter((other) => other !== plan);
  if (plan.label && others.every(({ label }) => label !== plan.label)) return plan.label;
  const title = titleOf(plan);
  if (others.every((other) => titleOf(other) !== title)) return title;
  const theirs = new Set(others.flatMap(({ venues }) => venues.map(({ name }) => name)));
  const own = plan.venues.find(({ name }) => !theirs.has(name));
  return own ? `With ${shortName(own.name)}` : title;
}

/** "Lands End Lookout to Kin Khao" */
export function planTitle(venueNames: readonly string[]): string {
  const [first, last] = [venueNames[0], venueNames.at(-1)];
  if (first === undefined || last === undefined) return 'A plan without stops';
  return venueNames.length === 1 ? shortName(first) : `${shortName(first)} to ${shortName(last)}`;
}
