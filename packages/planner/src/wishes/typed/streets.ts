import { fold, singular, streetOf, streetsIn, type Evidence } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';

/** What a street is worth to who names it: the street itself, and a door on it. */
const strengths = { itself: 1, door: 0.85 } as const;

/** Who lies on each street of a list of venues, remembered as long as the list is. */
const remembered = new WeakMap<readonly Venue[], ReadonlyMap<string, ReadonlySet<string>>>();

function streetsOf(venues: readonly Venue[]): ReadonlyMap<string, ReadonlySet<string>> {
  const known = remembered.get(venues);
  if (known) return known;
  const doors = venues.flatMap(({ id, address }) =>
    streetsIn(address).map((street) => [street, id] as const),
  );
  const streets = new Map(
    [...Map.groupBy(doors, ([street]) => street)].map(([street, those]) => [
      street,
      new Set(those.map(([, id]) => id)),
    ]),
  );
  remembered.set(venues, streets);
  return streets;
}

const places = new WeakMap<readonly Venue[], ReadonlySet<string>>();

/** The words in which people say where: 'pilsen' behind '18th st'. */
function wordsOfPlaces(venues: readonly Venue[]): ReadonlySet<string> {
  const known = places.get(venues);
  if (known) return known;
  const words = venues.flatMap(({ neighborhood, address }) =>
    fold(`${neighborhood} ${address.split(',').at(-1) ?? ''}`).split(' '),
  );
  const all = new Set(words);
  places.set(venues, all);
  return all;
}

/**
 * The street that a text names where some place lies on it, written out: 'arthur avenue' of
 * 'arthur ave', and of 'arthur ave bronx'.
 */
export function streetNamed(text: string, venues: readonly Venue[]): string | undefined {
  const street = streetOf(text);
  if (street !== undefined) return streetsOf(venues).has(street) ? street : undefined;
  const words = text.trim().split(/\s+/);
  if (words.length < 3 || words.length > mostWords) return undefined;
  const last = fold(words.at(-1) ?? '');
  return wordsOfPlaces(venues).has(last)
    ? streetNamed(words.slice(0, -1).join(' '), venues)
    : undefined;
}

/** What names more is no street and where it is. */
const mostWords = 5;

export const isStreet = (text: string, venues: readonly Venue[]): boolean =>
  streetNamed(text, venues) !== undefined;

/** A street as it is said: 'arthur ave' is Arthur Avenue, '19th st' is 19th Street. */
export const saidStreet = (street: string): string =>
  street.replace(/(?<=^| )[a-z]/g, (letter) => letter.toUpperCase());

/** How venues answer to the name of a street: by being it, or by their door. */
export function onStreet(
  street: string,
  venues: readonly Venue[],
): (venue: Venue) => Evidence | null {
  const ids = streetsOf(venues).get(street);
  const name = singular(street);
  const isIt = (text: string): boolean =>
    streetOf(text) === street || singular(fold(text)) === name;
  return (venue) => {
    const noun = venue.knownFor.find(isIt);
    if (noun !== undefined) return { by: 'known_for', what: noun, strength: strengths.itself };
    if (isIt(venue.name)) return { by: 'name', what: venue.name, strength: strengths.itself };
    return ids?.has(venue.id) ? { by: 'name', what: venue.name, strength: strengths.door } : null;
  };
}
