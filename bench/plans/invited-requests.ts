import { type Thread, threadFits } from '@rendezvous/planner';
import type { Venue } from '@rendezvous/venue-model';
import { createRandom, type Random } from '../../packages/venue-model/src/testing/random.ts';
import { type BenchCity, type BenchRequest, benchRequest, contextOf } from './requests.ts';

/** Days on which an occasion is, and words for those that are on any day. */
const occasionDays: Readonly<Record<string, string>> = {
  'valentines-day': '02-14',
  'new-years-eve': '12-31',
  thanksgiving: '11-25',
  christmas: '12-24',
};

/**
 * A request that somebody makes for whom a thread was written: begun on a day and at an hour of its
 * own within the year from December 2026, in the neighborhood of a place that can be one of its
 * stops, with what that place and another are known for.
 */
export function invitedRequest(seed: number, thread: Thread, at: BenchCity): BenchRequest {
  const random = createRandom(seed);
  const { when = {} } = thread;
  const base = benchRequest(seed, [at]);
  const places = thread.stops.map((stop) =>
    at.venues.venues.filter((venue) => threadFits(venue, stop)),
  );
  const asked = places.filter((some) => some.length > 0).map((some) => random.pick(some));
  const [home] = asked;
  const date = dayOf(when, random);
  const occasion = when.occasions && random.pick(when.occasions);
  const hour = when.start ? random.int(when.start[0], when.start[1]) : random.int(10, 20);
  return {
    ...base,
    wishes: {
      ...base.wishes,
      stops: Math.max(3, thread.stops.length),
      startMinutes: Math.min(hour * 60, 23 * 60),
      budget: { minCents: 0, maxCents: 30_000 },
      maxMiles: 15,
      mode: 'driving',
      setting: 'both',
      mood: [when.moods?.[0], occasion?.replaceAll('-', ' ')].filter(Boolean).join(', '),
      dateNumber: when.dates ? random.int(when.dates[0], Math.min(when.dates[1], 9)) : 3,
      interests: asked.flatMap((venue) => nounOf(venue, random)),
      dislikes: [],
      diets: [],
    },
    context: contextOf(
      at,
      occasion && occasionDays[occasion] ? nextDay(occasionDays[occasion]) : date,
      placeOf(home, at),
    ),
  };
}

function nounOf({ knownFor, interests }: Venue, random: Random): string[] {
  const nouns = knownFor.length > 0 ? knownFor : interests;
  return nouns.length > 0 ? [random.pick(nouns)] : [];
}

function placeOf(venue: Venue | undefined, { city }: BenchCity): BenchRequest['context']['place'] {
  const hood = city.neighborhoods.find(({ name }) => name === venue?.neighborhood);
  if (!hood) return { ...city.center, label: city.city, precision: 'city' };
  const { name, lat, lon, radius_miles } = hood;
  return {
    lat,
    lon,
    label: `${name}, ${city.city}`,
    precision: 'neighborhood',
    reachMiles: radius_miles + 0.5,
  };
}

const firstDay = Date.UTC(2026, 11, 1);
const dayMs = 86_400_000;

/** A day of the thread's season and weekdays. */
function dayOf({ season, weekdays }: NonNullable<Thread['when']>, random: Random): string {
  const fits = Array.from({ length: 365 }, (_, i) => new Date(firstDay + i * dayMs)).filter(
    (day) =>
      (weekdays?.includes(day.getUTCDay()) ?? true) &&
      (!season || isWithin(season, day.toISOString().slice(5, 10))),
  );
  return random.pick(fits).toISOString().slice(0, 10);
}

function isWithin([from, to]: readonly [string, string], day: string): boolean {
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

function nextDay(monthDay: string): string {
  return `${monthDay >= '12-01' ? 2026 : 2027}-${monthDay}`;
}
