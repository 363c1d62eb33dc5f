import type { StoredHours } from '../hours/hours-calendar.ts';
import { catalogueVenue, type CatalogueVenue } from './catalogue-schema.ts';
import { venueDefaults } from './venue-defaults.ts';

/**
 * A city's folder in the one format it is written in: file names with their texts. Venues stand in
 * the file of their neighborhood, curated dates in the file that they were written in, sorted by
 * id, a field a line in the order of the schema; what says no more than the default is left out.
 */
export function formatCity(json: Record<string, unknown>): Map<string, string> {
  const { venues, almanac, threads, curated, hours, ...city } = json as Record<string, unknown> & {
    venues: CatalogueVenue[];
    almanac: { id: string }[];
    threads: { id: string }[];
    curated: ReadonlyMap<string, { id: string }[]>;
    hours: StoredHours;
  };
  const byFile = Map.groupBy(venues, (venue) => fileOfNeighborhood(venue.neighborhood));
  return new Map([
    ['city.json', formatObject(city, '') + '\n'],
    ...[...byFile].map(([file, list]) => [file, formatList(list.map(withoutDefaults))] as const),
    ['almanac.json', formatList(almanac)],
    ['threads.json', formatList(threads)],
    ...[...curated].map(([file, list]) => [file, formatList(list)] as const),
    ['hours.json', formatHours(hours)],
  ]);
}

/** 'venues/mission-district.json'. */
export function fileOfNeighborhood(neighborhood: string): string {
  const words = neighborhood
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase();
  return `venues/${words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}.json`;
}

/** What the schema fills in by itself is not written. */
function withoutDefaults(venue: CatalogueVenue): { id: string } {
  const usual = new Map<string, unknown>(Object.entries(venueDefaults));
  const given = new Map<string, unknown>(Object.entries(venue));
  const fields = Object.keys(catalogueVenue.shape).flatMap((field) => {
    const value = given.get(field);
    const isUsual = JSON.stringify(usual.get(field)) === JSON.stringify(value);
    return value === undefined || isUsual ? [] : [[field, value]];
  });
  return { id: venue.id, ...Object.fromEntries(fields) };
}

function formatList(items: readonly { id: string }[]): string {
  const sorted = items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (sorted.length === 0) return '[]\n';
  return `[\n${sorted.map((item) => `  ${formatObject(item, '  ')}`).join(',\n')}\n]\n`;
}

function formatHours(hours: StoredHours): string {
  const lines = Object.entries(hours).map(
    ([text, calendar]) => `  ${JSON.stringify(text)}: ${JSON.stringify(calendar)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** An object with a field a line; lists of objects with an object a line. */
function formatObject(fields: object, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(fields).map(([field, value]) => {
    const isTable = Array.isArray(value) && value.some((item) => typeof item === 'object');
    const text = isTable
      ? `[\n${value.map((item) => `${inner}  ${formatInline(item)}`).join(',\n')}\n${inner}]`
      : formatInline(value);
    return `${inner}"${field}": ${text}`;
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function formatInline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatInline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([field, inner]) => `"${field}": ${formatInline(inner)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
