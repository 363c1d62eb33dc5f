import { kinds } from '../kinds.ts';
import { needsByNature } from '../needs.ts';
import type { DayEvent, Opening, Venue } from '../venue.ts';

/**
 * The middle of the town in which the tests take place: every venue stands there unless it says
 * otherwise.
 */
export const townSquare = { lat: 37.7793, lon: -122.4193 } as const;

/**
 * A place with nothing special about it: a restaurant for $60, or whatever kind is named. It is
 * indoors or in the open as its kind is, and its id follows from its name, so that two venues of
 * one name need ids of their own.
 */
export function aVenue(overrides: Partial<Venue> = {}): Venue {
  const category = overrides.category ?? 'restaurant';
  const { label, indoor } = kinds[category];
  const name = overrides.name ?? `The ${label}`;
  return {
    id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    name,
    address: '1 Main Street',
    neighborhood: 'Civic Center',
    ...townSquare,
    category,
    cost: { minCents: 4000, maxCents: 8000, expectedCents: 6000 },
    cuisines: [],
    dietary: [],
    indoor,
    outdoor: !indoor,
    vibes: [],
    interests: [],
    stayMinutes: null,
    booking: { need: 'none', ahead: null, url: null },
    description: 'A place that the tests made up.',
    knownFor: [],
    moment: null,
    motif: null,
    gist: null,
    firstFor: [],
    has: [],
    why: [],
    tip: null,
    showtimes: [],
    lastEntryMinutes: null,
    draw: null,
    season: [],
    needs: needsByNature(category),
    station: null,
    parking: null,
    event: null,
    ...overrides,
  };
}

/** Something that is there once a year, all day, at a place of its own. */
export function anEvent(overrides: Partial<DayEvent> = {}): DayEvent {
  return {
    placeId: 'a-place',
    label: 'Fair',
    when: 'Once a year',
    hours: null,
    rarity: 1,
    isAfterDark: false,
    runs: false,
    main: [],
    ...overrides,
  };
}

/** What two people pay: the same at the least, at the most and as expected. */
export function costing(dollars: number): Venue['cost'] {
  const cents = dollars * 100;
  return { minCents: cents, maxCents: cents, expectedCents: cents };
}

/**
 * Open on the date from one hour to another, or in several such spans: `openHours([11, 14], [17,
 * 25.5])`.
 */
export function openHours(
  ...spans: readonly (readonly [fromHour: number, toHour: number])[]
): Opening {
  return { known: true, spans: spans.map(([from, to]) => [from * 60, to * 60] as const) };
}

export const closed: Opening = { known: true, spans: [] };
export const hoursUnknown: Opening = { known: false, because: 'unpublished' };
