import { suggestBriefly, sunTimes, type Context, type Wishes } from '@rendezvous/planner';
import { placeOf, type Opening, type Venue } from '@rendezvous/venue-model';
import { aVenue, costing, openHours } from '@rendezvous/venue-model/testing';
import { expect, it } from 'vitest';
import { addDays } from '../days.ts';
import { createCityVenues, type CityVenues } from '../city-venues.ts';
import type { SourcedVenue } from '../catalogue/sourced-venue.ts';
import type { CatalogueCity } from '../catalogue/catalogue-schema.ts';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';

const wishes: Wishes = {
  stops: 2,
  startMinutes: 0,
  endMinutes: null,
  budget: { minCents: 0, maxCents: 100_000 },
  maxMiles: 5,
  mode: 'no_preference',
  setting: 'both',
  mood: '',
  dateNumber: 5,
  interests: [],
  dislikes: [],
  diets: [],
  cuisines: [],
  doneBefore: ['A meal was had already'],
  companion: null,
  lessons: [],
  askKitchen: false,
  seed: 0,
};
/**
 * When people may set out for an event: within its hours, or all day long. The likeliest
 * comes first: when it begins.
 */
function startsFor({ event }: SourcedVenue): number[] {
  const [from, to] = event?.hours ?? [8 * 60, 22 * 60];
  const first = Math.max(0, from - 90);
  return Array.from({ length: Math.ceil((to - first) / 30) }, (_, i) =>
    Math.min(first + i * 30, 23 * 60),
  ).sort((a, b) => Math.abs(a - from) - Math.abs(b - from));
}

/**
 * Whether some plan of the day holds the event, beside a bakery, a walk or a bar
 * next door that never close.
 */
function canBePlanned(
  event: SourcedVenue,
  opening: Opening,
  around: Pick<Context, 'sun' | 'almanac'> & { date: string },
) {
  const beside = (['bakery', 'promenade', 'shop', 'bar', 'restaurant'] as const).map(
    (category): Venue => {
      const { lat, lon } = event;
      return aVenue({
        name: category,
        category,
        lat: lat + 0.0004,
        lon,
        cost: costing(20),
        vibes: ['lively', 'lit-at-night'],
      });
    },
  );
  const venues = [event, ...beside];
  const openings = new Map([
    [event.id, opening],
    ...beside.map(({ id }) => [id, openHours([0, 30])] as const),
  ]);
  const place = { lat: event.lat, lon: event.lon, label: 'here', precision: 'city' } as const;
  const context: Context = {
    ...around,
    place,
    waters: [],
    core: null,
    ownTowns: [],
    threads: [],
    curated: [],
    weather: { kind: 'none' },
    openings,
    recentlyShown: new Set(),
  };
  const { name } = event;
  return startsFor(event).some((startMinutes) => {
    const found = suggestBriefly({ ...wishes, startMinutes, interests: [name] }, venues, context);
    return (
      found.ok && found.plans.some(({ stops }) => stops.some(({ venue }) => venue.id === event.id))
    );
  });
}

/**
 * The first day in a year on which it takes place and its host is not shut, as a garden is on
 * Mondays; undefined where there is none.
 */
function dayIn(
  year: number,
  { id }: Venue,
  { openingsOn, almanacOn }: CityVenues,
): string | undefined {
  const { nextDay } = almanacOn(`${year}-01-01`);
  for (let from: string | null = `${year}-01-01`; from?.startsWith(String(year)); ) {
    const day = nextDay(id, from);
    if (!day?.startsWith(String(year))) return undefined;
    const opening = openingsOn(day).get(id);
    if (!opening?.known || opening.spans.length > 0) return day;
    from = addDays(day, 1);
  }
  return undefined;
}

function faultsOf(city: CatalogueCity): string[] {
  const known = createCityVenues(city);
  const { venues, openingsOn, almanacOn } = known;
  const utcOffsetMinutes = Math.round(city.center.lon / 15) * 60;
  const placeIds = new Set(venues.map(({ id }) => id));
  const faults: string[] = [];
  for (const event of venues.filter((venue) => venue.event !== null))
    for (const year of [2026, 2027]) {
      const date = dayIn(year, event, known);
      if (date === undefined) faults.push(`${event.id}: not in ${year}`);
      else if (!placeIds.has(placeOf(event))) faults.push(`${event.id}: at no place`);
      else {
        const opening = openingsOn(date).get(event.id);
        const sun = sunTimes(date, event, utcOffsetMinutes);
        if (!opening || !canBePlanned(event, opening, { date, sun, almanac: almanacOn(date) }))
          faults.push(`${event.id}: in no plan of ${date}`);
      }
    }
  return faults;
}

it('every event of the almanacs can be planned on a day of 2026 and of 2027', () => {
  for (const city of loadCatalogue()) expect(faultsOf(city), city.city).toEqual([]);
});
