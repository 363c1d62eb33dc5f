import { parseClock } from '../ui/time/clock-time.ts';

/** The maps that a device opens by itself. */
export type MapApp = 'apple' | 'google' | 'openstreetmap';

/** A place to go to. */
export interface Destination {
  readonly name: string;
  readonly location: string;
  readonly coordinates?: { readonly lat: number; readonly lon: number } | null | undefined;
}

export const mapAppNames: Readonly<Record<MapApp, string>> = {
  apple: 'Apple Maps',
  google: 'Google Maps',
  openstreetmap: 'OpenStreetMap',
};

/**
 * Apple's maps on its own devices, Google's on Android, Windows and Chromebooks,
 * the free ones elsewhere.
 */
export function mapAppOf(userAgent: string): MapApp {
  if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) return 'apple';
  return /Android|Windows|CrOS/.test(userAgent) ? 'google' : 'openstreetmap';
}

/** The address of the way from here to a place. */
export function directionsTo(app: MapApp, place: Destination, mode: string): string {
  if (app === 'apple')
    return addressOf('https://maps.apple.com/', [
      ['daddr', wordsOf(place)],
      ['dirflg', { driving: 'd', public: 'r' }[mode] ?? 'w'],
    ]);
  if (app === 'google')
    return addressOf('https://www.google.com/maps/dir/', [
      ['api', '1'],
      ['destination', wordsOf(place)],
      ['travelmode', googleModes[mode] ?? 'walking'],
    ]);
  const { coordinates } = place;
  if (!coordinates)
    return addressOf('https://www.openstreetmap.org/search', [['query', wordsOf(place)]]);
  return addressOf('https://www.openstreetmap.org/directions', [
    ['engine', mode === 'driving' ? 'fossgis_osrm_car' : 'fossgis_osrm_foot'],
    ['route', `;${pointOf(coordinates)}`],
  ]);
}

/**
 * The address of the way through all places in their order; null where the maps would
 * need to know where they lie.
 */
export function directionsAlong(
  app: MapApp,
  places: readonly Destination[],
  mode: string,
): string | null {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last || places.length < 2) return null;
  const between = places.slice(1, -1);
  if (app === 'apple')
    return addressOf('https://maps.apple.com/directions', [
      ['source', wordsOf(first)],
      ...between.map((place) => ['waypoint', wordsOf(place)] as const),
      ['destination', wordsOf(last)],
      ['mode', { driving: 'driving', public: 'transit' }[mode] ?? 'walking'],
    ]);
  if (app === 'google')
    return addressOf('https://www.google.com/maps/dir/', [
      ['api', '1'],
      ['origin', wordsOf(first)],
      ['destination', wordsOf(last)],
      ...(between.length > 0 ? [['waypoints', between.map(wordsOf).join('|')] as const] : []),
      // Google finds no way by train through several places.
      ['travelmode', mode === 'driving' ? 'driving' : 'walking'],
    ]);
  const points = places.flatMap(({ coordinates }) => coordinates ?? []);
  if (points.length < places.length) return null;
  return addressOf('https://routing.openstreetmap.de/', [
    ...points.map((point) => ['loc', pointOf(point)] as const),
    ['srv', mode === 'driving' ? '0' : '2'],
  ]);
}

/** What calendars of others are told of an evening. */
export interface CalendarEntry {
  readonly title: string;
  readonly begins: Date;
  readonly ends: Date;
  readonly location: string;
  readonly details: string;
}

/** The addresses that open an entry in the calendars most people have, for one more tap. */
export function calendarAddresses({ title, begins, ends, location, details }: CalendarEntry): {
  readonly google: string;
  readonly outlook: string;
} {
  const basic = (instant: Date) => iso(instant).replaceAll(/[-:]/g, '');
  return {
    google: addressOf('https://calendar.google.com/calendar/render', [
      ['action', 'TEMPLATE'],
      ['text', title],
      ['dates', `${basic(begins)}/${basic(ends)}`],
      ['location', location],
      ['details', details],
    ]),
    outlook: addressOf('https://outlook.live.com/calendar/0/action/compose', [
      ['path', '/calendar/action/compose'],
      ['rru', 'addevent'],
      ['subject', title],
      ['startdt', iso(begins)],
      ['enddt', iso(ends)],
      ['location', location],
      ['body', details],
    ]),
  };
}

/** "18:30 City Lights, 261 Columbus Ave" for each stop, as calendars show them below an entry. */
export function detailsOf(
  stops: readonly (Destination & { readonly arrival?: string | null | undefined })[],
): string {
  return stops
    .map(({ name, location, arrival }) =>
      [
        parseClock(arrival ?? null) === null ? '' : arrival,
        [name, location].filter(Boolean).join(', '),
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join('\n');
}

const googleModes: Readonly<Partial<Record<string, string>>> = {
  driving: 'driving',
  public: 'transit',
};

const iso = (instant: Date): string => `${instant.toISOString().slice(0, 19)}Z`;

function wordsOf({ name, location, coordinates }: Destination): string {
  if (location !== '') return `${name}, ${location}`;
  return coordinates ? pointOf(coordinates) : name;
}

function pointOf({ lat, lon }: { readonly lat: number; readonly lon: number }): string {
  return `${lat.toFixed(6)},${lon.toFixed(6)}`;
}

function addressOf(base: string, fields: readonly (readonly [string, string])[]): string {
  return `${base}?${new URLSearchParams(fields.map(([name, value]) => [name, value]))}`;
}
