import type { Category, Cost, Interest, Point } from '@rendezvous/venue-model';
import { isOn } from './almanac-dates.ts';
import type { AlmanacEntry } from './almanac-schema.ts';
import type { CatalogueCity } from './catalogue-schema.ts';
import { minutesOf } from './schema-parts.ts';

/** What usually happens in a city on a day, or what that day closes. */
export interface AlmanacEvent {
  readonly id: string;
  readonly title: string;
  /** One sentence. */
  readonly text: string;
  readonly place: Point & {
    /** Null where it is no venue of the catalogue. */
    readonly venueId: string | null;
    readonly name: string;
    readonly neighborhood: string;
  };
  /** Minutes after midnight of the day, past midnight counting on; null where they are not known. */
  readonly hours: readonly [fromMinutes: number, toMinutes: number] | null;
  /** For two; null where it is not known. */
  readonly cost: Cost | null;
  readonly tip: string | null;
  readonly url: string | null;
  readonly closedVenueIds: readonly string[];
  readonly closedCategories: readonly Category[];
  readonly interests: readonly Interest[];
  /** The exact nouns people would type for it, lower case. */
  readonly knownFor: readonly string[];
}

/** What the almanac of a city says of a day, `YYYY-MM-DD`, in the order of the ids; 'usually', since rules stand behind it. */
export function almanacOn(city: CatalogueCity, date: string): AlmanacEvent[] {
  return city.almanac.filter(({ when }) => isOn(when, date)).map((entry) => eventOf(entry, city));
}

function eventOf(entry: AlmanacEntry, city: CatalogueCity): AlmanacEvent {
  const [from, to] = entry.hours?.split('-').map(minutesOf) ?? [];
  const closes = entry.closes ?? [];
  const isVenue = (closed: string) => city.venues.some(({ id }) => id === closed);
  return {
    id: entry.id,
    title: entry.title,
    text: entry.text,
    place: placeOf(entry.place, city),
    hours: from === undefined || to === undefined ? null : [from, to < from ? to + 24 * 60 : to],
    cost: entry.price && {
      minCents: entry.price.min * 200,
      maxCents: entry.price.max * 200,
      expectedCents: (entry.price.min + entry.price.max) * 100,
    },
    tip: entry.tip,
    url: entry.url,
    closedVenueIds: closes.filter(isVenue),
    closedCategories: closes.filter((closed) => !isVenue(closed)) as Category[],
    interests: entry.interests,
    knownFor: entry.known_for,
  };
}

function placeOf(place: AlmanacEntry['place'], city: CatalogueCity): AlmanacEvent['place'] {
  if ('name' in place) return { ...place, venueId: null };
  const venue = city.venues.find(({ id }) => id === place.venue_id);
  if (!venue)
    throw new Error(`Cannot place an event: ${city.city} has no venue "${place.venue_id}"`);
  const { name, neighborhood, lat, lon } = venue;
  return { venueId: venue.id, name, neighborhood, lat, lon };
}
