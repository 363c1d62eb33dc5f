import type { PlanContent } from '@rendezvous/contract';

/**
 * "Lands End Lookout and Coastal Trail" is "Lands End Lookout" where room is short; one word is no
 * name: "Commerce and Grove Streets".
 */
export function shortName(name: string): string {
  const [whole = name] = name.split(' (');
  const [first = whole] = whole.split(' and ');
  return (first.includes(' ') ? first : whole).trim() || name;
}

/** A plan by its title, or without one of its own by where it begins and ends. */
export function titleOf({ title, venues }: PlanContent): string {
  return title?.trim() ? title : planTitle(venues.map(({ name }) => name));
}

/** "Lands End Lookout to Kin Khao" */
export function planTitle(venueNames: readonly string[]): string {
  const [first, last] = [venueNames[0], venueNames.at(-1)];
  if (first === undefined || last === undefined) return 'A plan without stops';
  return venueNames.length === 1 ? shortName(first) : `${shortName(first)} to ${shortName(last)}`;
}
