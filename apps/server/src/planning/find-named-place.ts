import { namesOfPlacesIn, readRefinement, type NamedPlace } from '@rendezvous/language';
import type { LocatedPlace } from '@rendezvous/venues';
import { outlinesOf, type ShownVersion } from './outlines.ts';

/** A place that a text asks to move a date to, with the words by which the text names it. */
export interface MoveTo {
  readonly place: LocatedPlace;
  readonly named: NamedPlace;
}

/** More names than these nobody lists in one wish; each is looked for twice. */
const mostNames = 16;
const beside = /\b(?:near|nearer|around|close|closer|by)(?: to)?(?: the)?$/;

/**
 * The place that a text asks to move a date to or to keep it in; undefined where it asks for none, or for none that is known.
 * A name is first looked for in the city of the date. What is one door, such as a square, counts only where the text asks to
 * be near it, and a place of the plan never.
 */
export function findNamedPlace(
  text: string,
  version: ShownVersion,
  { locate, city }: { locate: (text: string) => LocatedPlace | undefined; city: string },
): MoveTo | undefined {
  const folded = text.toLowerCase();
  const planned = version.answer.plans.flatMap(({ venues }) =>
    venues.map(({ name }) => name.toLowerCase()),
  );
  for (const words of namesOfPlacesIn(text).slice(0, mostNames)) {
    if (planned.some((name) => name.includes(words))) continue;
    const place = [locate(`${words}, ${city}`), locate(words)].find(isSure);
    if (!place) continue;
    const isDoor = place.precision === 'venue' || place.precision === 'address';
    if (isDoor && !beside.test(folded.slice(0, folded.indexOf(words)).trim())) continue;
    const named = { words, label: place.label };
    const isAsked = outlinesOf(version, [named]).some(
      (outline) => readRefinement(text, outline).adjustment.wishes.place === place.label,
    );
    if (isAsked) return { place, named };
  }
  return undefined;
}

/** Not one that only nearly has that name. */
const isSure = (place: LocatedPlace | undefined): place is LocatedPlace =>
  place !== undefined && (place.note === undefined || place.choices !== undefined);
