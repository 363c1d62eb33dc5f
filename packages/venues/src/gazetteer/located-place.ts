import type { CityOutline } from '../city-outline.ts';
import { isTooFar, type GazetteerEntry } from './gazetteer-entries.ts';
import { milesBetween } from '../geometry.ts';

/** A typed location found in a built-in city. */
export interface LocatedPlace {
  readonly city: CityOutline;
  readonly point: { readonly lat: number; readonly lon: number };
  readonly label: string;
  readonly precision: 'city' | 'town' | 'neighborhood' | 'venue' | 'address';
  /**
   * How far from the point somebody who names the place still means it; left out for a
   * city, which means all of it.
   */
  readonly reachMiles?: number;
  /** Two letters: where the place lies, which is not always the city's own state. */
  readonly state: string;
  /** What the two should know of how the text was read. */
  readonly note?: string;
  /** What the text may mean, the place itself first; left out where it can mean nothing else. */
  readonly choices?: readonly PlaceChoice[];
}

/** A place that a text may mean. Its label is found again as that place. */
export interface PlaceChoice {
  readonly label: string;
  readonly coordinates: { readonly lat: number; readonly lon: number };
}

/** More than these nobody reads. */
const maxChoices = 4;

const precisions = {
  city: 'city',
  town: 'town',
  region: 'town',
  neighborhood: 'neighborhood',
  corner: 'town',
  around: 'neighborhood',
  venue: 'venue',
} as const;

/** One of each label, the likelier first. */
export function choicesOf(entries: readonly GazetteerEntry[]): PlaceChoice[] {
  const byLabel = new Map(
    entries.map(({ label, point }) => [label, { label, coordinates: point }]),
  );
  return [...byLabel.values()].slice(0, maxChoices);
}

export function present(entry: GazetteerEntry, note?: string): LocatedPlace {
  if (entry.standIn) return present(entry.standIn, standInNote(entry, entry.standIn));
  return {
    city: entry.city,
    point: entry.point,
    label: entry.label,
    precision: precisions[entry.kind],
    state: entry.state,
    ...(entry.reachMiles !== undefined && { reachMiles: entry.reachMiles }),
    ...(note !== undefined && { note }),
  };
}

/** An entry for a text that could be read otherwise: says how it was read. */
export function presentRead(entry: GazetteerEntry, reading: string): LocatedPlace {
  const place = present(entry, reading);
  if (!entry.standIn) return place;
  return { ...place, note: place.note === undefined ? reading : `${reading}. ${place.note}` };
}

/** A venue so near is one of the place. */
const milesToOwn = 1;

/** Nothing of a spot that lies in the place planned for: whoever names it means just that. */
function standInNote(entry: GazetteerEntry, standIn: GazetteerEntry): string | undefined {
  const { isSpot, point, city } = entry;
  const distance = milesBetween(point, standIn.point);
  if (isSpot && distance <= (standIn.reachMiles ?? 0)) return undefined;
  const there = standIn.label.replace(/, [A-Z]{2}$/, '');
  const miles = Math.round(distance);
  if (miles <= 1) return `Planned for ${there}, next to ${nameOf(entry)}.`;
  const hasSome = city.venues.some((venue) => milesBetween(venue, point) <= milesToOwn);
  const known = `We know ${hasSome ? 'few' : 'no'} places ${isSpot ? 'at' : 'in'} ${nameOf(entry)} yet`;
  return isTooFar(entry)
    ? `${known}, and the nearest that we plan for, ${there}, is about ${miles} miles away.`
    : `${known}: planned for ${there}, about ${miles} miles away.`;
}

export function presentStreet(container: GazetteerEntry): LocatedPlace {
  return present(container, streetNote(container.label));
}

export function streetNote(label: string): string {
  return `Planned from the middle of ${label.split(',')[0]}: the street is not in our map`;
}

export function nameOf({ label }: GazetteerEntry): string {
  return label.split(',')[0] ?? label;
}

/** More meanings in one sentence nobody compares. */
const maxMeanings = 3;

/** What an ambiguous name was taken for, and what else it could be. */
export function readAs([first, ...others]: readonly GazetteerEntry[]): string {
  const labels = [...new Set(others.map(({ label }) => label))]
    .filter((label) => label !== first?.label)
    .slice(0, maxMeanings);
  const last = labels.pop();
  const could = labels.length > 0 ? `${labels.join('; ')} or ${last}` : last;
  return `Read as ${first?.label}${could === undefined ? '' : `; it could also be ${could}`}`;
}
