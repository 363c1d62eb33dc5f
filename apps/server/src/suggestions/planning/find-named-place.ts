import { namesOfPlacesIn, readRefinement, type NamedPlace } from '@rendezvous/language';
import type { LocatedPlace } from '@rendezvous/venues';
import { outlinesOf, type ShownVersion } from './outlines.ts';

/** A place that a text asks to move a date to, with the words by which the text names it. */
export interface MoveTo {
  readonly place: LocatedPlace;
  readonly named: NamedPlace;
}

/** More names than these nobody lists in one wish; each is looked for twice. */
const maxNames = 16;
const beside = /\b(?:near|nearer|around|close|closer|by)(?: to)?(?: the)?$/;

/** The places that a text names, by what it asks of them. */
export interface PlacesNamed {
  /** Where the date is to move or stay. */
  readonly moveTo?: MoveTo;
  /** Where it is not to go. */
  readonly avoided: readonly NamedPlace[];
}

/**
 * The place that a text asks to move a date to or to keep it in, and the places it asks to avoid;
 * none if it names none that is known. The date's own city is searched first. A single spot, such
 * as a square, counts only if the text asks to be near it; a place in the plan never counts.
 */
export function findNamedPlaces(
  text: string,
  version: ShownVersion,
  { locate, city }: { locate: (text: string) => LocatedPlace | undefined; city: string },
): PlacesNamed {
  const folded = text.toLowerCase();
  const planned = version.answer.plans.flatMap(({ venues }) =>
    venues.map(({ name }) => name.toLowerCase()),
  );
  const avoided: NamedPlace[] = [];
  for (const words of namesOfPlacesIn(text).slice(0, maxNames)) {
    if (planned.some((name) => name.includes(words))) continue;
    const place = [locate(`${words}, ${city}`), locate(words)].find(isSure);
    if (!place) continue;
    const isDoor = place.precision === 'venue' || place.precision === 'address';
    if (isDoor && !beside.test(folded.slice(0, folded.indexOf(words)).trim())) continue;
    const named = { words, label: place.label };
    const wishes = outlinesOf(version, [named]).map(
      (outline) => readRefinement(text, outline).adjustment.wishes,
    );
    if (wishes.some((one) => one.place === place.label))
      return { moveTo: { place, named }, avoided };
    // 'Not downtown' is not the whole city.
    const isAll = place.label === locate(city)?.label;
    if (!isAll && wishes.some((one) => one.avoidedPlaces?.includes(place.label)))
      avoided.push(named);
  }
  return { avoided };
}

/**
 * Not one that only nearly has that name, nor one to go to in its stead: a walk by the
 * riverside is none in Riverside.
 */
const isSure = (place: LocatedPlace | undefined): place is LocatedPlace =>
  place !== undefined && (place.note === undefined || place.choices?.[0]?.label === place.label);
