import type { SuggestionRequestBody } from '@rendezvous/contract';
import type { CatalogueCity } from '@rendezvous/venues';
import { createRandom, type Random } from '../../packages/venue-model/src/testing/random.ts';

export type Config = SuggestionRequestBody['config'];

const interests = [
  'live jazz',
  'art museums',
  'ramen',
  'a walk by the water',
  'cocktails',
  'comedy',
  'used books',
  'bowling',
  'theater',
  'hiking',
  'ceramics',
  'street art',
  'wine',
  'sunset',
  'ice cream',
  'history',
  'gardens',
  'karaoke',
  'board games',
  'dancing',
  'tacos',
  'architecture',
  'farmers market',
  'movies',
  'stargazing',
  'vinyl',
  'aquarium',
  'brunch',
  'craft beer',
  'boat ride',
] as const;
const moods = [
  '',
  'romantic',
  'fun',
  'relaxed',
  'cozy',
  'adventurous',
  'fancy',
  'silly',
  'quiet, good talk',
] as const;
/** What somebody cannot do without, in the field where people write it. */
const needs: readonly Partial<Config>[] = [
  { dietary_restrictions: ['halal'] },
  { interests: ['sober night out'] },
  { dietary_restrictions: ['no alcohol'] },
  { dislikes: ['alcohol'] },
  { desired_mood: 'she is pregnant' },
  { interests: ['somewhere for the kids'] },
  { desired_mood: 'with our toddler' },
  { interests: ['stroller'] },
  { interests: ['wheelchair accessible'] },
  { interests: ['our dog'] },
  { dietary_restrictions: ['vegan'] },
  { dietary_restrictions: ['celiac'] },
  { dietary_restrictions: ['kosher'] },
  { desired_mood: 'bad knee' },
];
const holidays = [
  '2026-11-26',
  '2026-12-24',
  '2026-12-25',
  '2026-12-31',
  '2027-01-01',
  '2027-02-14',
  '2027-05-31',
  '2027-07-04',
  '2027-10-31',
] as const;
const firstDay = Date.UTC(2026, 10, 23);
const dayMs = 86_400_000;

/**
 * A request somebody could send: any city, town or neighborhood, day, hour from 9:00 to 22:30, up
 * to three interests, one in three with a need, one in eight on a holiday. The same seed is the
 * same request.
 */
export function wideRequest(seed: number, cities: readonly CatalogueCity[]): Config {
  const random = createRandom(seed);
  const city = random.pick(cities);
  const least = random.pick([0, 0, 30, 60]);
  const start = random.int(18, 45) * 30;
  const wished = random.some(interests, 3);
  const need = random.chance(1 / 3) ? random.pick(needs) : {};
  const length = random.chance(0.3) ? random.int(5, 12) * 30 : undefined;
  return {
    location: placeIn(city, random),
    start_cal_date: random.chance(1 / 8)
      ? random.pick(holidays)
      : new Date(firstDay + random.int(0, 350) * dayMs).toISOString().slice(0, 10),
    start_time: clock(start),
    ...(length !== undefined && { end_time: clock(Math.min(start + length, 1470) % 1440) }),
    budget: { min: least, max: least + random.int(4, 25) * 10 },
    max_distance: random.pick([5, 10, 20]),
    transport_method: random.pick(['walking', 'driving', 'public', 'no_preference']),
    outdoor_preference: random.pick(['both', 'both', 'both', 'indoor', 'outdoor']),
    desired_mood: random.pick(moods),
    date_number: random.int(1, 12),
    stops: random.pick([2, 3, 3, 3, 3, 4, 5, 6]),
    ...need,
    interests: [...(need.interests ?? []), ...wished],
  };
}

function placeIn(city: CatalogueCity, random: Random): string {
  const name = `${city.city}, ${city.state}`;
  if (random.chance(0.3)) return name;
  const isTown = city.towns.length > 0 && random.chance(0.4);
  return isTown
    ? random.pick(city.towns).name
    : `${random.pick(city.neighborhoods).name}, ${city.city}`;
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
