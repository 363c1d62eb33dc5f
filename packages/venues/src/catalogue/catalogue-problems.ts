import { divides } from '@rendezvous/planner';
import { categories } from '@rendezvous/venue-model';
import type { AlmanacEntry } from '../almanac/almanac-schema.ts';
import { catalogueCity, type CatalogueCity, type CatalogueVenue } from './catalogue-schema.ts';
import { curatedProblems } from './curated-problems.ts';
import { milesBetween } from '../geometry.ts';
import { threadProblems } from './thread-problems.ts';
import { cityRadiusMiles, placeProblem, venueProblems } from './venue-problems.ts';

/**
 * Two places closer than about 12 m are one place written twice, unless one stands inside the other
 * and says so by its address.
 */
const sameSpotMiles = 0.0075;

/**
 * Everything implausible in one city's files, one sentence each; empty when they can be trusted
 * as far as code can tell.
 */
export function catalogueProblems(json: unknown): string[] {
  const parsed = catalogueCity.safeParse(json);
  if (!parsed.success)
    return parsed.error.issues.map(
      (issue) => `${whereIn(json, issue.path)}: ${issue.message.slice(0, 120)}`,
    );
  const city = parsed.data;
  const inAlmanac = almanacProblems(city);
  return [
    ...city.venues.flatMap((venue) =>
      venueProblems(venue, city).map((problem) => `${venue.id}: ${problem}`),
    ),
    ...duplicateProblems(city.venues),
    ...repeatedWords(city.venues, 'moment'),
    ...repeatedWords(city.venues, 'motif'),
    ...inAlmanac,
    // Threads are tried on the city as it is planned with, which an event without a
    // place cannot be part of.
    ...(inAlmanac.length > 0 ? [] : threadProblems(city)),
    ...curatedProblems(city),
    ...waterProblems(city),
  ];
}

/** Where something stands in a city's files, in words: "tartine price.min", "climate.3". */
function whereIn(json: unknown, path: readonly PropertyKey[]): string {
  const [list, index, ...rest] = path;
  const items = (json as Record<PropertyKey, { id?: unknown }[] | undefined> | null)?.[list ?? ''];
  const id = typeof index === 'number' ? items?.[index]?.id : undefined;
  return typeof id === 'string' ? `${id} ${rest.join('.')}` : path.join('.');
}

function waterProblems({ waters = [] }: CatalogueCity): string[] {
  return waters.flatMap((water) =>
    water.crossings
      .filter(
        ({ ends }) =>
          !divides({ name: water.name, line: water.line, crossings: [] }, ends[0], ends[1]),
      )
      .map((crossing) => `${crossing.name}: both ends lie on one side of ${water.name}`),
  );
}

function duplicateProblems(venues: readonly CatalogueVenue[]): string[] {
  return [
    ...sharing(venues, ({ id }) => id).map(([venue]) => `${venue?.id}: the id is used twice`),
    ...sharing(venues, ({ name }) => name.toLowerCase()).map(
      (same) => `${idsOf(same)}: the same name`,
    ),
    ...venues.flatMap((venue, i) =>
      venues
        .slice(i + 1)
        .filter((other) => isSameSpot(venue, other) && venue.address !== other.address)
        .map((other) => `${idsOf([venue, other])}: the same spot, yet other addresses`),
    ),
  ];
}

function isSameSpot(a: CatalogueVenue, b: CatalogueVenue): boolean {
  // A degree of latitude is 69 miles: nearly all pairs need no closer look.
  return Math.abs(a.lat - b.lat) < 0.001 && milesBetween(a, b) < sameSpotMiles;
}

/** The groups of venues that have something in common. */
function sharing(
  venues: readonly CatalogueVenue[],
  keyOf: (venue: CatalogueVenue) => string,
): CatalogueVenue[][] {
  return [...Map.groupBy(venues, keyOf).values()].filter(({ length }) => length > 1);
}

function idsOf(venues: readonly CatalogueVenue[]): string {
  return venues.map(({ id }) => id).join(' and ');
}

/** Two places of one kind that say the same of themselves read as one plan written twice. */
function repeatedWords(venues: readonly CatalogueVenue[], field: 'moment' | 'motif'): string[] {
  const speaking = venues.filter((venue) => venue[field] !== null);
  return sharing(speaking, (venue) => `${venue.category} ${venue[field]?.toLowerCase()}`).map(
    (same) => `${idsOf(same)}: the same ${field}`,
  );
}

function almanacProblems(city: CatalogueCity): string[] {
  const twice = city.almanac.filter(({ id }, i) =>
    city.almanac.some((o, j) => o.id === id && j < i),
  );
  return [
    ...twice.map(({ id }) => `almanac ${id}: the id is used twice`),
    ...city.almanac.flatMap((entry) =>
      entryProblems(entry, city).map((problem) => `almanac ${entry.id}: ${problem}`),
    ),
  ];
}

function entryProblems({ place, closes = [], price }: AlmanacEntry, city: CatalogueCity): string[] {
  const isKnown = (id: string) => city.venues.some((venue) => venue.id === id);
  const problems = closes
    .filter((closed) => !isKnown(closed) && !new Set<string>(categories).has(closed))
    .map((closed) => `closes "${closed}", which is neither a venue nor a kind`);
  if (price && price.min > price.max) problems.push('the least price is above the highest');
  if ('venue_id' in place)
    return isKnown(place.venue_id) ? problems : [...problems, `no venue "${place.venue_id}"`];
  const misplaced = placeProblem(place, city);
  if (misplaced) problems.push(misplaced);
  if (milesBetween(place, city.center) > cityRadiusMiles) problems.push('lies outside the city');
  return problems;
}
