import { noAlmanac } from './a-context.ts';
import type { Context } from '../context/context.ts';
import {
  categories,
  kinds,
  roles,
  type Category,
  type TimeSpan,
  type Opening,
  type Venue,
  cuisines,
  interests,
  vibes,
  type Diet,
} from '@rendezvous/venue-model';
import type { Thread } from '../threads/thread.ts';
import type { Water } from '../waters.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { aVenue, createRandom, type Random } from '@rendezvous/venue-model/testing';

export interface Instance {
  readonly wishes: Wishes;
  readonly venues: readonly Venue[];
  readonly context: Context;
}

const middle = { lat: 41.88, lon: -87.63 };
const likelyRoles: readonly (readonly Category[])[] = [
  categories.filter((category) => kinds[category].role === 'meal'),
  categories.filter(
    (category) => kinds[category].role === 'treat' || kinds[category].role === 'drink',
  ),
  categories,
];
const servedDiets: readonly (readonly Diet[])[] = [
  [],
  ['vegan'],
  ['vegetarian', 'gluten-free'],
  ['vegan', 'gluten-free'],
  ['halal'],
];

/** A small made-up city, day and request; the same seed gives the same ones. */
export function randomInstance(
  seed: number,
  options: { readonly venues: number; readonly tight?: boolean; readonly stops?: number },
): Instance {
  const random = createRandom(seed);
  const venues = Array.from({ length: options.venues }, (_, i) => randomVenue(random, i));
  const openings = new Map(venues.map((venue) => [venue.id, randomOpening(random, venue)]));
  return {
    venues,
    wishes: withStops(
      options.stops ?? 3,
      options.tight ? tightWishes(random, venues) : randomWishes(random, venues),
      random,
    ),
    context: randomContext(random, openings),
  };
}

function randomVenue(random: Random, index: number): Venue {
  const category = random.pick(random.pick(likelyRoles));
  const kind = kinds[category];
  const free = !kind.eating && kind.role !== 'drink' && random.chance(0.5);
  const [min, max] = free ? [0, 0] : [random.int(3, 25), random.int(25, 60)];
  const spread = random.pick([0.005, 0.02, 0.06]);
  return aVenue({
    id: idOf(index),
    name: `Place ${String.fromCharCode(65 + (index % 26))}${index}`,
    address: `${100 + index} Test St`,
    neighborhood: 'Loop',
    lat: middle.lat + (random.next() - 0.5) * 2 * spread,
    lon: middle.lon + (random.next() - 0.5) * 2 * spread,
    category,
    cost: { minCents: min * 200, maxCents: max * 200, expectedCents: (min + max) * 100 },
    cuisines: kind.eating ? random.some(cuisines, 2) : hasKitchenAt(index) ? ['tapas'] : [],
    dietary: kind.eating ? random.pick(servedDiets) : [],
    indoor: kind.indoor || random.chance(0.2),
    outdoor: !kind.indoor || random.chance(0.3),
    vibes: random.some(vibes, 4),
    interests: random.some(interests, 5),
    stayMinutes: random.chance(0.5) ? random.int(kind.stay[0], kind.stay[2]) : null,
    description: 'A made-up place.',
    event: index % 4 === 3 ? eventAtPlaceBefore(index) : null,
  });
}

/** Some bars and stages have a kitchen. */
const hasKitchenAt = (index: number): boolean => index % 3 === 0;

/** Something of that day, of one rarity or another, at the place of the venue before it. */
function eventAtPlaceBefore(index: number): Venue['event'] {
  return {
    placeId: idOf(index - 1),
    label: 'Fair',
    when: 'Once a year',
    hours: null,
    rarity: (index % 3) / 2,
    isAfterDark: false,
    runs: false,
    main: [],
  };
}

const idOf = (index: number): string => `v${String(index).padStart(2, '0')}`;

function randomOpening(random: Random, { category }: Venue): Opening {
  if (random.chance(0.08)) return { known: false, because: 'unpublished' };
  if (random.chance(0.05)) return { known: true, spans: [] };
  const role = kinds[category].role;
  const opens =
    role === 'show' || role === 'drink'
      ? random.int(15, 20) * 60
      : random.int(7, 12) * 60 + random.pick([0, 30]);
  const closes = opens + random.int(5, 13) * 60;
  const spans: TimeSpan[] =
    random.chance(0.2) && closes - opens > 360
      ? [
          [opens, opens + 150],
          [opens + 270, closes],
        ]
      : [[opens, closes]];
  return { known: true, spans };
}

function randomWishes(random: Random, venues: readonly Venue[]): Wishes {
  const startMinutes = random.int(20, 41) * 30;
  const minCents = random.pick([0, 2000, 5000]);
  return {
    stops: 3,
    startMinutes,
    endMinutes: random.chance(0.2) ? startMinutes + random.int(6, 14) * 30 : null,
    budget: { minCents, maxCents: minCents + random.int(4, 30) * 1000 },
    maxMiles: random.pick([2, 5, 20]),
    mode: random.pick(['walking', 'driving', 'public', 'no_preference']),
    setting: random.pick(['both', 'both', 'both', 'indoor', 'outdoor']),
    mood: random.pick(['', 'romantic', 'fun and lively', 'unhurried, good talk', 'artsy']),
    dateNumber: random.int(1, 5),
    interests: random.some(
      ['jazz', 'gigs', 'books', 'art', 'nature', 'games', 'coffee', 'views', 'history', 'film'],
      3,
    ),
    dislikes: random.some(['loud', 'seafood', 'museums', 'crowds'], 1),
    diets: random.chance(0.2) ? [random.pick(['vegan', 'vegetarian', 'gluten-free'])] : [],
    cuisines: random.chance(0.2) ? [random.pick(['thai', 'italian', 'mexican'])] : [],
    doneBefore: random.chance(0.2) ? [random.pick(venues).name] : [],
    companion: random.chance(0.2)
      ? {
          name: 'June',
          ownInterests: random.some(['jazz', 'live bands', 'art', 'tea', 'views'], 2),
          ownCuisines: random.some(['thai', 'greek'], 1),
        }
      : null,
    lessons: [],
    askKitchen: false,
    seed: random.chance(0.3) ? random.int(1, 20) : 0,
  };
}

/** More than three stops take a longer day and more money. */
function withStops(stops: number, wishes: Wishes, random: Random): Wishes {
  if (stops <= 3) return { ...wishes, stops };
  const { minCents, maxCents } = wishes.budget;
  return {
    ...wishes,
    stops,
    startMinutes: random.int(18, 30) * 30,
    endMinutes: null,
    budget: { minCents, maxCents: 2 * maxCents },
  };
}

/** Wishes that rarely fit, with two of them to relax besides the start. */
function tightWishes(random: Random, venues: readonly Venue[]): Wishes {
  const wishes = {
    ...randomWishes(random, venues),
    dislikes: [],
    doneBefore: [],
    endMinutes: null,
    setting: 'both',
    mode: 'driving',
    maxMiles: 50,
  } as const;
  const tightened = [
    { budget: { minCents: 0, maxCents: random.int(1, 5) * 1000 } },
    { maxMiles: random.pick([1, 2]) },
    { setting: random.pick(['indoor', 'outdoor'] as const) },
    { endMinutes: wishes.startMinutes + random.int(4, 7) * 30 },
    { mode: 'walking' as const },
    { dislikes: [random.pick(['food', 'museums', 'drinks', 'walking'])] },
  ];
  const first = random.int(0, tightened.length - 1);
  return {
    ...wishes,
    ...tightened[first],
    ...tightened[(first + random.int(1, tightened.length - 1)) % tightened.length],
  };
}

/** Nobody starts in the middle of the river. */
const riverLat = middle.lat + 0.0005;

/** A river near the middle with up to two bridges, not all of them for walkers. */
function randomRiver(random: Random): Water {
  const crossings = Array.from({ length: random.int(0, 2) }, (_, i) => {
    const lon = middle.lon + (random.next() - 0.5) * 0.05;
    return {
      name: `Bridge ${i}`,
      ends: [
        { lat: riverLat - 0.001, lon },
        { lat: riverLat + 0.001, lon },
      ],
      onFoot: random.chance(0.7),
    } as const;
  });
  return {
    name: 'River',
    line: [
      { lat: riverLat, lon: middle.lon - 1 },
      { lat: riverLat, lon: middle.lon + 1 },
    ],
    crossings,
  };
}

/** A thread that plans of a small town happen to follow. */
function randomThread(random: Random, index: number): Thread {
  const light = random.pick(['any', 'any', 'any', 'day', 'golden', 'dark'] as const);
  const together = random.pick(['any', 'any', 'walk', 'neighborhood', 'street'] as const);
  return {
    id: `thread-${index}`,
    stops: Array.from({ length: random.int(2, 4) }, (_, i) => ({
      role: [random.pick(roles), random.pick(roles), random.pick(roles)],
      ...(i === 0 && light !== 'any' && { light }),
    })),
    ...(together !== 'any' && { together }),
    titles: ['The {1} and the {2}'],
    leads: ['One evening in two halves'],
  };
}

function randomContext(random: Random, openings: ReadonlyMap<string, Opening>): Context {
  const hours = Array.from({ length: 30 }, (_, hour) => ({
    hour,
    temperatureF: random.int(20, 108),
    rainProbability: random.next(),
  }));
  const weather = random.pick([
    { kind: 'none' },
    { kind: 'normals', lowF: 50, highF: 70, rainInches: 2 },
    { kind: 'forecast', hours },
  ] as const);
  return {
    date: '2026-11-28',
    place: {
      ...middle,
      label: 'Chicago',
      precision: random.pick(['city', 'neighborhood', 'address']),
    },
    sun: { sunrise: 413, sunset: random.pick([982, 1230]), dusk: random.pick([1012, 1262]) },
    waters: random.chance(0.3) ? [randomRiver(random)] : [],
    core: random.chance(0.5) ? { ...middle, radiusMiles: random.next() } : null,
    ownTowns: [],
    curated: [],
    threads: Array.from({ length: 3 }, (_, i) => randomThread(random, i)),
    weather,
    openings,
    almanac: { ...noAlmanac, nextDay: (_, from) => from },
    recentlyShown: new Set(random.chance(0.2) ? [random.pick([...openings.keys()])] : []),
  };
}
