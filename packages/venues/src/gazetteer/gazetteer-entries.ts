import type { CityOutline, VenueOutline } from '../city-outline.ts';
import { foldPlaceText, foldStreet, withoutArticle } from './gazetteer-text.ts';
import { milesBetween } from '../geometry.ts';
import { otherNames } from './other-names.ts';
import { townsAround, type TownAround } from './towns-around.ts';

/** In the order in which a name is taken to be meant. */
export const entryKinds = ['city', 'town', 'neighborhood', 'venue'] as const;

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
  /** How far from its middle somebody who names it still means it; left out for a city, which means all of it. */
  readonly reachMiles?: number;
  /** The nearest place of which the catalogue has venues, where it has none of this. */
  readonly standIn?: GazetteerEntry;
}

/** Around a door it is what two people walk to, around a neighborhood a little beyond its edge. */
export const doorReachMiles = 1.2;
const beyondEdgeMiles = 0.5;

/** By population (census of 2020): of two places with one name, the one in the larger city is meant. Others come after. */
const citiesBySize = ['New York', 'Los Angeles', 'Chicago', 'Houston', 'Phoenix', 'San Francisco'];

/** Towns of a city's area that lie across a state line. */
const statesOfTowns: Record<string, string> = {
  'Jersey City': 'NJ',
  Hoboken: 'NJ',
  Weehawken: 'NJ',
  Newark: 'NJ',
  Montclair: 'NJ',
};

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
  return [
    cityEntry(city),
    ...city.towns.map((town) => townEntry(town, city)),
    ...townsAround(city.city).flatMap((town) => townAroundEntry(town, city) ?? []),
    ...city.neighborhoods.map((place) => neighborhoodEntry(place, city)),
    // Of two at one address the one people stay longer at is meant: the park, not the sculpture in it.
    ...city.venues
      .toSorted((a, b) => b.stay_minutes - a.stay_minutes)
      .map((venue) => venueEntry(venue, city)),
  ].filter(isFree);
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

/** Farther than this nobody goes for want of a place at home. */
const maxMilesToStandIn = 15;
/** A neighborhood of so few venues makes no evening. */
const leastVenues = 12;

/** A town without venues is planned for in the nearest neighborhood. */
function townAroundEntry(town: TownAround, city: CityOutline): GazetteerEntry | undefined {
  const state = town.state ?? city.state;
  const venues = Map.groupBy(city.venues, ({ neighborhood }) => neighborhood);
  const [nearest] = city.neighborhoods
    .filter(({ name }) => (venues.get(name)?.length ?? 0) >= leastVenues)
    .toSorted((a, b) => milesBetween(a, town) - milesBetween(b, town));
  if (!nearest || milesBetween(nearest, town) > maxMilesToStandIn) return undefined;
  return {
    kind: 'town',
    label: `${town.name}, ${state}`,
    names: namesOf(town.name, `${town.name}, ${state}`),
    state,
    city,
    point: pointOf(town),
    standIn: neighborhoodEntry(nearest, city),
  };
}

function neighborhoodEntry(
  place: CityOutline['neighborhoods'][number],
  city: CityOutline,
): GazetteerEntry {
  const full = withoutArticle(foldPlaceText(place.name));
  const town = townOf(place, city);
  // "Downtown Oakland" names its town itself; Piedmont Avenue is not Piedmont's, and Spring Branch lies far from Spring.
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
  return [withoutArticle(foldPlaceText(name)), ...(otherNames[label] ?? [])];
}

function stateOf(town: string, city: CityOutline): string {
  return statesOfTowns[town] ?? city.state;
}

function labelOf(city: CityOutline): string {
  return `${city.city}, ${city.state}`;
}

function pointOf({ lat, lon }: { lat: number; lon: number }): GazetteerEntry['point'] {
  return { lat, lon };
}
