import { fold } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';

/** Words that come and go in the name of an area: 'the Mission' is the Mission District. */
const besideNames = /\b(the|district|neighborhood|area)\b/g;
const nameOf = (text: string): string =>
  fold(text).replace(besideNames, ' ').replace(/ +/g, ' ').trim();

/** The areas that one neighborhood is made of: 'Castro and Twin Peaks' is both. */
const areasIn = (neighborhood: string): readonly string[] =>
  [neighborhood, ...neighborhood.split(/ and | & |, /)].map(nameOf);

/** Whether a venue lies in the area that a text names; undefined where no venue's neighborhood is called so. */
export function areaOf(
  text: string,
  venues: readonly Venue[],
): ((venue: Venue) => number) | undefined {
  const name = nameOf(text);
  const neighborhoods = new Set(
    [...new Set(venues.map(({ neighborhood }) => neighborhood))].filter((one) =>
      areasIn(one).includes(name),
    ),
  );
  return name === '' || neighborhoods.size === 0
    ? undefined
    : ({ neighborhood }) => (neighborhoods.has(neighborhood) ? 1 : 0);
}
