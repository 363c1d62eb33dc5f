import { fold } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';

/** Words that come and go in the name of an area: 'the Mission' is the Mission District. */
const besideNames = /\b(the|district|neighborhood|area)\b/g;
const nameOf = (text: string): string =>
  fold(text).replace(besideNames, ' ').replace(/ +/g, ' ').trim();

/** The areas that one neighborhood is made of: 'Castro and Twin Peaks' is both. */
const areasIn = (neighborhood: string): readonly string[] =>
  [neighborhood, ...neighborhood.split(/ and | & |, /)].map(nameOf);

const remembered = new WeakMap<readonly Venue[], ReadonlyMap<string, readonly string[]>>();

/**
 * The neighborhoods of a list of venues with the areas that each is made of,
 * remembered as long as the list is.
 */
function neighborhoodsOf(venues: readonly Venue[]): ReadonlyMap<string, readonly string[]> {
  const known =
    remembered.get(venues) ??
    new Map(
      [...new Set(venues.map(({ neighborhood }) => neighborhood))].map((one) => [
        one,
        areasIn(one),
      ]),
    );
  remembered.set(venues, known);
  return known;
}

/**
 * Whether a venue lies in the area that a text names; undefined where no venue's
 * neighborhood is called so.
 */
export function areaOf(
  text: string,
  venues: readonly Venue[],
): ((venue: Venue) => number) | undefined {
  const name = nameOf(text);
  const neighborhoods = new Set(
    [...neighborhoodsOf(venues)].flatMap(([one, areas]) => (areas.includes(name) ? [one] : [])),
  );
  return name === '' || neighborhoods.size === 0
    ? undefined
    : ({ neighborhood }) => (neighborhoods.has(neighborhood) ? 1 : 0);
}
