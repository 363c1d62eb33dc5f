import { sunTimes, type Context, type Wishes } from '@rendezvous/planner';
import { createRandom, type Random } from '../../packages/venue-model/src/testing/random.ts';
import {
  createCityVenues,
  loadCatalogue,
  type CatalogueCity,
  type CityVenues,
} from '@rendezvous/venues';

export interface BenchCity {
  readonly city: CatalogueCity;
  readonly venues: CityVenues;
}

export interface BenchRequest {
  readonly seed: number;
  readonly at: BenchCity;
  readonly wishes: Wishes;
  readonly context: Context;
}

const interests = [
  'live music',
  'jazz',
  'used bookshops',
  'ceramics',
  'hiking',
  'museums',
  'modern art',
  'coffee',
  'wine',
  'cocktails',
  'craft beer',
  'board games',
  'views',
  'sunsets',
  'gardens',
  'animals',
  'comedy',
  'movies',
  'theatre',
  'history',
  'architecture',
  'street art',
  'bowling',
  'arcades',
  'vintage shopping',
  'farmers markets',
  'ice cream',
  'chocolate',
  'beach',
  'photography',
  'science',
  'stargazing',
  'dancing',
  'karaoke',
  'cooking',
  'cycling',
  'walking',
  'dogs',
  'record stores',
  'sushi',
] as const;
const dislikes = [
  'crowds',
  'loud places',
  'seafood',
  'museums',
  'beer',
  'hiking',
  'tourist traps',
  'spicy food',
  'sports',
  'shopping',
  'heights',
  'karaoke',
] as const;
const moods = [
  '',
  '',
  'romantic',
  'relaxed',
  'fun',
  'adventurous',
  'cultural',
  'cozy, good talk',
  'lively',
] as const;
const firstDay = Date.UTC(2026, 10, 21);
const dayMs = 86_400_000;

export function loadBenchCities(): BenchCity[] {
  return loadCatalogue().map((city) => ({ city, venues: createCityVenues(city) }));
}

/**
 * A request somebody could make: any city and day of the coming year, starts from 10:00 to 20:30,
 * budgets from $40 upward, 3 to 20 miles, all modes and settings, up to four interests, at most one
 * dislike and one diet.
 */
export function benchRequest(
  seed: number,
  cities: readonly BenchCity[],
  from: 'city' | 'neighborhood' = 'city',
): BenchRequest {
  const random = createRandom(seed);
  const at = random.pick(cities);
  const date = new Date(firstDay + random.int(0, 364) * dayMs).toISOString().slice(0, 10);
  const minDollars = random.pick([0, 0, 20, 50, 100]);
  const wishes: Wishes = {
    stops: 3,
    startMinutes: random.int(20, 41) * 30,
    endMinutes: null,
    budget: {
      minCents: minDollars * 100,
      maxCents: (Math.max(40, minDollars) + random.int(0, 20) * 10) * 100,
    },
    maxMiles: random.int(3, 20),
    mode: random.pick(['walking', 'driving', 'public', 'no_preference']),
    setting: random.pick(['both', 'indoor', 'outdoor']),
    mood: random.pick(moods),
    dateNumber: random.int(1, 6),
    interests: random.some(interests, 4),
    dislikes: random.some(dislikes, 1),
    diets: random.some(['vegan', 'vegetarian', 'gluten-free'], 1),
    cuisines: [],
    doneBefore: [],
    companion: null,
    lessons: [],
    askKitchen: false,
    seed: 0,
  };
  return {
    seed,
    at,
    wishes,
    context: contextOf(
      at,
      date,
      from === 'city' ? placeOf(at.city) : neighborhoodOf(at.city, random),
    ),
  };
}

/** The facts of a day and place for a request made there. */
export function contextOf(
  { city, venues }: BenchCity,
  date: string,
  place: Context['place'],
): Context {
  const climate = city.climate[Number(date.slice(5, 7)) - 1];
  return {
    date,
    place,
    sun: sunTimes(date, city.center, utcOffset(date, city.time_zone)),
    waters: venues.waters,
    core: venues.core,
    ownTowns: venues.ownTowns,
    threads: venues.threads,
    curated: venues.curated,
    weather: climate
      ? { kind: 'normals', lowF: climate.low_f, highF: climate.high_f, rainInches: climate.rain_in }
      : { kind: 'none' },
    openings: venues.openingsOn(date),
    almanac: venues.almanacOn(date),
    recentlyShown: new Set(),
  };
}

function placeOf({ center, city }: CatalogueCity): Context['place'] {
  return { ...center, label: city, precision: 'city' };
}

function neighborhoodOf(city: CatalogueCity, random: Random): Context['place'] {
  const { name, lat, lon, radius_miles } = random.pick(city.neighborhoods);
  return {
    lat,
    lon,
    label: `${name}, ${city.city}`,
    precision: 'neighborhood',
    reachMiles: radius_miles + 0.5,
  };
}

const offsets = new Map<string, number>();

function utcOffset(date: string, timeZone: string): number {
  const key = `${date} ${timeZone}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const noon = new Date(`${date}T12:00:00Z`);
  const local = new Date(noon.toLocaleString('en-US', { timeZone, hourCycle: 'h23' }));
  const minutes = Math.round((local.getTime() - noon.getTime()) / 60_000);
  offsets.set(key, minutes);
  return minutes;
}

/** The value below which that share of some figures lies; the figures are sorted in place. */
export function percentile(values: number[], share: number): number {
  values.sort((a, b) => a - b);
  return values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
}

const christmas = '2026-12-25';
const manyWords = [
  ...interests,
  ...dislikes,
  'quiet wine bars with a view',
  'somthing unusul',
  'zorbing',
  'ramen',
  'tacos',
  'thai food',
  'Nordic',
  'old maps',
] as const;

/**
 * A valid request that asks a lot: from a neighborhood or a city, one or more of an evening of 45
 * minutes to two hours, next to no money, a mile on foot, the small hours, a holiday, only the
 * open, and lists as long as they may be.
 */
export function tightRequest(seed: number, cities: readonly BenchCity[]): BenchRequest {
  const random = createRandom(seed + 1_000_000);
  const request = benchRequest(seed, cities, random.chance(0.5) ? 'neighborhood' : 'city');
  const { startMinutes } = request.wishes;
  const longList = () => Array.from({ length: 50 }, (_, i) => `${random.pick(manyWords)} ${i}`);
  const extremes: readonly (() => Partial<Wishes>)[] = [
    () => ({ endMinutes: startMinutes + random.pick([45, 60, 90, 120]) }),
    () => ({ budget: { minCents: 0, maxCents: random.pick([0, 100, 1000, 2000]) } }),
    () => ({ maxMiles: 1, mode: 'walking' }),
    () => ({ startMinutes: random.int(0, 47) * 30 }),
    () => ({ setting: 'outdoor', startMinutes: random.int(40, 47) * 30 }),
    () => ({ interests: longList(), cuisines: longList() }),
    () => ({ dislikes: longList() }),
    () => ({ diets: ['vegan', 'kosher', 'no nuts'], dateNumber: 1 }),
    () => ({ doneBefore: request.at.venues.venues.slice(0, 50).map(({ name }) => name) }),
  ];
  const chosen = Array.from({ length: random.int(1, 3) }, () => random.pick(extremes)());
  const wishes = Object.assign({}, request.wishes, ...chosen) as Wishes;
  const isNight = wishes.endMinutes !== null && wishes.endMinutes <= wishes.startMinutes;
  const date = random.chance(0.1) ? christmas : request.context.date;
  return {
    ...request,
    wishes: { ...wishes, endMinutes: isNight ? null : wishes.endMinutes },
    context: { ...contextOf(request.at, date, request.context.place) },
  };
}
