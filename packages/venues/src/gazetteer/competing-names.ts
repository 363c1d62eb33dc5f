import type { GazetteerEntry } from './gazetteer-entries.ts';

/**
 * Whether somebody who gives a name of `first` may mean the other: of a city nobody does, and
 * of a place elsewhere many.
 */
export function competes(other: GazetteerEntry, first: GazetteerEntry, name: string): boolean {
  if (first.kind === 'city') return false;
  if (other.kind === 'around') return isOtherAround(other, first, name);
  return first.kind === 'venue' || other.kind !== 'venue'
    ? other.city !== first.city
    : isNamesake(other, first);
}

/**
 * A place without venues, in another city or state, that bears the name in full where what has
 * some is only also called so.
 */
function isOtherAround(other: GazetteerEntry, first: GazetteerEntry, name: string): boolean {
  if (other.needsState || (other.city === first.city && other.state === first.state)) return false;
  return first.kind === 'around' || (first.names[0] !== name && other.names[0] === name);
}

/**
 * A venue of just that name, in another city: one that stands in the neighborhood it is named for
 * is no other place to begin.
 */
function isNamesake(venue: GazetteerEntry, { names, city }: GazetteerEntry): boolean {
  return venue.city !== city && names.includes(venue.names[0] ?? '');
}
