import type { CityOutline, VenueOutline } from '../city-outline.ts';
import { foldPlaceText, foldStreet, withoutArticle } from './gazetteer-text.ts';
import { milesBetween } from '../geometry.ts';
import { nicknames } from './nicknames/nicknames.ts';
import { otherNames } from './other-names.ts';
import { type Region, regionsOf } from './regions.ts';
import { stateOf } from './states-of-towns.ts';
import { placesAround, type PlaceAround } from './towns-around.ts';
import { cornersOf } from './corners/corners.ts';
import { isFartherNorthOrSouth, leastWithinReach, venuesWithin } from './within-reach.ts';

/**
 * In the order in which a name is taken to be meant; around a city are the places without
 * venues in the catalogue.
 */
export const entryKinds = [
  'city',
  'town',
  'region',
  'neighborhood',
  'corner',
  'around',
  'venue',
] as const;

/** One place that can be named. */
export interface GazetteerEntry {
  readonly kind: (typeof entryKinds)[number];
  /** As people write it: "Mission District, San Francisco, CA". */
  readonly label: string;
  /** Folded; the full name first, then what else it is called. */
  readonly names: readonly string[];
  /** The folded street address of a venue. */
  readonly street?: string;
  readonly state: string;
  readonly city: CityOutline;
  readonly point: { readonly lat: number; readonly lon: number };
  /**
   * How far from its middle somebody who names it still means it; left out for a
   * city, which means all of it.
   */
  readonly reachMiles?: number;
  /** The nearest place with venues in the catalogue, if this one has none. */
  readonly standIn?: GazetteerEntry;
  /** Of a place around a city: a park or a mall, at which one is and not in it. */
  readonly isSpot?: boolean;
  /** Of a place around a city: a larger one elsewhere is meant unless the state is named. */
  readonly needsState?: boolean;
}

/** Around a door it is what two people walk to, around a neighborhood a little beyond its edge. */
export const doorReachMiles = 1.2;
const beyondEdgeMiles = 0.5;

/**
 * By population (census of 2020): of two places with one name, the one in the larger city is
 * meant. Others come after.
 */
const citiesBySize = ['New York', 'Los Angeles', 'Chicago', 'Houston', 'Phoenix', 'San Francisco'];

/** Every place of the catalogue that can be named, the likelier meaning of a name first. */
export function gazetteerEntries(cities: readonly CityOutline[]): GazetteerEntry[] {
  const size = ({ city }: CityOutline) =>
    citiesBySize.includes(city) ? citiesBySize.indexOf(city) : citiesBySize.length;
  const bySize = [...cities].sort((a, b) => size(a) - size(b) || (a.city < b.city ? -1 : 1));
  const entries = bySize.flatMap(entriesOf);
  return entryKinds.flatMap((kind) => entries.filter((entry) => entry.kind === kind));
}

/** A city's entries. What bears the name of a wider place is left out: the wider one is meant. */
function entriesOf(city: CityOutline): GazetteerEntry[] {
  const taken = new Set<string>();
  const isFree = ({ names: [name = ''] }: GazetteerEntry) => !taken.has(name) && taken.add(name);
  const areas = [
    ...city.towns.map((town) => townEntry(town, city)),
    ...city.neighborhoods.map((place) => neighborhoodEntry(place, city)),
  ];
  return [
    ...[
      cityEntry(city),
      ...areas,
      ...[
        ...regionsOf(city.city).map((region) => regionEntry(region, city, 'region')),
        ...cornersOf(city.city).map((corner) => regionEntry(corner, city, 'corner')),
      ].filter((entry) => venuesWithin(entry, city) >= leastWithinReach),
      // Of two at one address the one people stay longer at is meant: the park,
      // not the sculpture in it.
      ...city.venues
        .toSorted((a, b) => b.stay_minutes - a.stay_minutes)
        .map((venue) => venueEntry(venue, city)),
    ].filter(isFree),
    ...aroundEntries(city, areas),
  ];
}

function cityEntry(city: CityOutline): GazetteerEntry {
  return {
    kind: 'city',
    label: labelOf(city),
    names: namesOf(city.city, labelOf(city)),
    state: city.state,
    city,
    point: pointOf(city.center),
  };
}

function townEntry(town: CityOutline['towns'][number], city: CityOutline): GazetteerEntry {
  const state = stateOf(town.name, city);
  return {
    kind: 'town',
    label: `${town.name}, ${state}`,
    names: namesOf(town.name, `${town.name}, ${state}`),
    state,
    city,
    point: pointOf(town),
    reachMiles: town.radius_miles,
  };
}

/** Nobody travels farther than this because there is no place at home. */
const maxMilesToStandIn = 25;
/** One with fewer of its own lives by its neighbors: they are gone to themselves. */
const leastOfItsOwn = 6;

/** Whether the nearest place that has venues is too far for a date. */
export function isTooFar({ point, standIn }: GazetteerEntry): boolean {
  return standIn !== undefined && milesBetween(point, standIn.point) > maxMilesToStandIn;
}

/** What is known without venues is planned for in the nearest town or neighborhood with enough. */
function aroundEntries(city: CityOutline, areas: readonly GazetteerEntry[]): GazetteerEntry[] {
  const known = withEnough(areas, city);
  const labels = new Set(areas.map(({ label }) => label));
  return placesAround(city.city).flatMap((place) => {
    if (labels.has(`${place.name}, ${place.state}`)) return [];
    const names = place.among?.map(foldPlaceText);
    const standIn = nearest(
      place,
      names ? known.filter(({ names: [name = ''] }) => names.includes(name)) : known,
    );
    return standIn ? [aroundEntry(place, city, standIn)] : [];
  });
}

function nearest(
  point: GazetteerEntry['point'],
  entries: readonly GazetteerEntry[],
): GazetteerEntry | undefined {
  let [found, least]: [GazetteerEntry | undefined, number] = [undefined, Infinity];
  for (const entry of entries) {
    if (isFartherNorthOrSouth(entry.point, point, least)) continue;
    const miles = milesBetween(entry.point, point);
    if (miles < least) [found, least] = [entry, miles];
  }
  return found;
}

function withEnough(areas: readonly GazetteerEntry[], city: CityOutline): GazetteerEntry[] {
  const own = new Map<string, number>();
  for (const venue of city.venues)
    for (const area of new Set([venue.neighborhood, localityOf(venue, city) ?? '']))
      own.set(area, (own.get(area) ?? 0) + 1);
  const busy = [...own].filter(([, count]) => count >= leastOfItsOwn);
  const names = new Set(busy.map(([area]) => withoutArticle(foldPlaceText(area))));
  return areas.filter(
    (area) => names.has(area.names[0] ?? '') && venuesWithin(area, city) >= leastWithinReach,
  );
}

function aroundEntry(
  { name, otherNames: others, state, isSpot, needsState, ...point }: PlaceAround,
  city: CityOutline,
  standIn: GazetteerEntry,
): GazetteerEntry {
  return {
    kind: 'around',
    label: `${name}, ${state}`,
    names: [name, ...others].map(foldPlaceText).map(withoutArticle),
    state,
    city,
    point: pointOf(point),
    standIn,
    isSpot,
    needsState,
  };
}

/**
 * A region is a town without a town hall: no venue's address names it, its reach
 * alone says what lies in it.
 */
function regionEntry(
  { name, label, otherNames: others, ...region }: Region,
  city: CityOutline,
  kind: 'region' | 'corner',
): GazetteerEntry {
  return {
    kind,
    label,
    names: [...namesOf(name, label), ...others.map(foldPlaceText).map(withoutArticle)],
    state: label.slice(-2),
    city,
    point: pointOf(region),
    reachMiles: region.miles,
  };
}

function neighborhoodEntry(
  place: CityOutline['neighborhoods'][number],
  city: CityOutline,
): GazetteerEntry {
  const full = withoutArticle(foldPlaceText(place.name));
  const town = townOf(place, city);
  // "Downtown Oakland" names its town itself; Piedmont Avenue is not Piedmont's, and Spring
  // Branch lies far from Spring.
  const isInTown = city.towns.some(
    (other) =>
      (town === undefined || other.name === town) &&
      ` ${full} `.includes(` ${foldPlaceText(other.name)} `) &&
      milesBetween(other, place) <= other.radius_miles + place.radius_miles,
  );
  const state = town === undefined ? city.state : stateOf(town, city);
  // "The Mission District" is also "Mission", "Marina and Cow Hollow" either of the two.
  const parts = [full, ...full.split(' and ').map(withoutArticle)];
  const label = isInTown
    ? `${place.name}, ${state}`
    : `${place.name}, ${town ?? city.city}, ${state}`;
  const names = [
    ...namesOf(place.name, label),
    ...parts.flatMap((part) => [part, part.replace(/ (district|neighborhood)$/, '')]),
  ];
  return {
    kind: 'neighborhood',
    label,
    names: [...new Set(names)],
    state,
    city,
    point: pointOf(place),
    reachMiles: place.radius_miles + beyondEdgeMiles,
  };
}

function venueEntry(venue: VenueOutline, city: CityOutline): GazetteerEntry {
  const street = venue.address.split(',')[0] ?? '';
  const town = localityOf(venue, city) ?? city.city;
  const state = stateOf(town, city);
  return {
    kind: 'venue',
    label: `${venue.name}, ${town}, ${state}`,
    names: namesOf(venue.name, ''),
    street: foldStreet(street),
    state,
    city,
    point: pointOf(venue),
    reachMiles: doorReachMiles,
  };
}

/** The town that a venue's address names, where it is one of the city's area. */
function localityOf({ address }: VenueOutline, city: CityOutline): string | undefined {
  const locality = address.split(',').at(-1)?.trim();
  return city.towns.find(({ name }) => name === locality)?.name;
}

/** Nearly all addresses of a neighborhood lie in one town, or it is the city's own. */
const shareOfTown = 0.9;

/** The town that a neighborhood belongs to, by the addresses in it: Lake Merritt is Oakland's. */
function townOf(
  { name }: CityOutline['neighborhoods'][number],
  city: CityOutline,
): string | undefined {
  const localities = city.venues
    .filter(({ neighborhood }) => neighborhood === name)
    .map((venue) => localityOf(venue, city));
  return city.towns
    .map((town) => town.name)
    .find((town) => {
      const there = localities.filter((locality) => locality === town).length;
      return there > 0 && there >= shareOfTown * localities.length;
    });
}

function namesOf(name: string, label: string): string[] {
  const full = withoutArticle(foldPlaceText(name));
  return [full, ...(otherNames[label] ?? []), ...(nicknames[label] ?? [])];
}

function labelOf(city: CityOutline): string {
  return `${city.city}, ${city.state}`;
}

function pointOf({ lat, lon }: { lat: number; lon: number }): GazetteerEntry['point'] {
  return { lat, lon };
}
