import { randomUUID } from 'node:crypto';

/**
 * Plans as nobody means them: of the right shape, with numbers and texts at the ends of what there
 * is and beyond.
 */

interface RandomPlan {
  readonly plan_id: string;
  readonly [field: string]: unknown;
}

type Pick = <T>(items: readonly T[]) => T;

/** The same seed, the same plans (mulberry32). */
export function createPick(seed: number): Pick {
  let state = seed >>> 0;
  return (items) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    const item = items[((t ^ (t >>> 14)) >>> 0) % items.length];
    if (item === undefined) throw new RangeError('Cannot pick from an empty list');
    return item;
  };
}

const texts = [
  'Burma Superstar',
  'Lands End Lookout and Coastal Trail (north)',
  '99999999999999999999',
  '<script>alert(1)</script>',
  '"&\'<>%',
  'ﷺ'.repeat(60),
  '\u202Eright to left',
  'שלום, 東京 and 🥂🏳️‍🌈',
  'e\u0301'.repeat(50),
  'x'.repeat(190),
  `$${'9'.repeat(180)}`,
  '$1,000,000.999 to $5',
  ' ',
];
const times = ['18:00', '18:30', '12:00', '00:00', '23:59', '24:00', '6:15', '18:30x', 'late', ''];
/** Days that are taken today, and what was taken for one before. */
const days = ['2026-11-28', '9999-12-31', ''];
const oldDays = [...days, '0000-01-01', '2026-02-30', '20261-1-1', 'soon'];
const numbers = [
  ...[0, -0, 1, -1, 0.5, 1e-300, 5e-324, 89.9999999, 90, 180, -180, 720, 1439.5, 1e6],
  ...[2 ** 31, 2 ** 53, 1e20, 1e21, 1e300, 1.7e308, -1.7e308],
];
const travelTimes = [
  '15 minutes',
  '99999999999999999999 minutes',
  `${'9'.repeat(95)}`,
  'at most 0 minutes',
  'NaP',
  '-5 minutes',
];

/**
 * A plan whose numbers and texts may be anything that was ever taken; without `isWild`, only what
 * is taken today.
 */
export function aRandomPlan(pick: Pick, { isWild }: { isWild: boolean }): RandomPlan {
  const number = () => (isWild ? pick(numbers) : pick([0, 0.5, 1, 3, 5]));
  const text = () => pick(texts);
  const maybe = <T extends object>(fields: T) => (pick([true, false]) ? fields : {});
  const need = () => pick(['none', 'advised', 'required']);
  const venue = () => ({
    name: text(),
    location: text(),
    description: isWild ? text().repeat(pick([1, 30])) : text(),
    estimated_cost: text(),
    opening_hours: text(),
    rating: pick([0, 0.1, 3, 4.99, 5]),
    ...maybe({ arrival: pick(times), departure: pick(times) }),
    ...maybe({ coordinates: { lat: number(), lon: number() } }),
    ...maybe({ cost: { min: number(), max: number(), expected: number() } }),
    ...maybe({
      rating_source: { provider: text().slice(0, 90), count: pick([0, 1, 999_999_999]) },
    }),
    ...maybe({
      website: pick(['https://a.example/?q=1&b="', 'javascript:alert(1)', null, 'http://']),
    }),
    ...maybe({ neighborhood: text(), category: text().slice(0, 90) }),
    ...maybe({
      booking: isWild ? need() : { need: need(), ahead: pick([null, '2 weeks']), url: null },
    }),
    ...maybe({ stand_in: { name: text(), text: text() } }),
  });
  const venues = Array.from({ length: pick([1, 2, 3, 3, 3, 6]) }, venue);
  const leg = () => ({
    minutes: isWild ? pick([0, 1, -5, 2 ** 53 - 1, -(2 ** 53) + 1, 1e15]) : pick([0, 1, 1440]),
    miles: isWild ? number() : pick([0, 0.1, 1000]),
    mode: pick(['walking', 'driving', 'public']),
  });
  return {
    plan_id: randomUUID(),
    venues,
    route_info: {
      ...maybe({ travel_time: pick(travelTimes) }),
      ...maybe({ transportation: pick(['walking', 'driving', 'public']) }),
      ...maybe({ legs: Array.from({ length: pick([0, 1, 2, 6]) }, leg) }),
    },
    total_cost: text(),
    ...maybe({ title: isWild ? text().repeat(pick([1, 100])) : text() }),
    ...maybe({ summary: text() }),
    ...maybe({ date: pick(isWild ? oldDays : days) }),
    ...maybe({ start_time: pick(times), end_time: pick(times) }),
    ...maybe({ city: pick(['San Francisco', 'Chicago', 'Atlantis', '', '__proto__']) }),
    ...maybe({ time_zone: pick(['America/Chicago', 'Mars/Olympus', '', 'UTC']) }),
  };
}

/** The weather that such a plan was saved with. */
export function someRandomWeather(pick: Pick): object {
  return {
    expected_temperature: pick(['61°F', 'x'.repeat(90), '']),
    conditions: pick(['Partly cloudy', '🌧', '']),
    precipitation_probability: pick([null, 0, 0.149999, 1]),
    sunset: pick([null, '12:00', '00:00', '05:30', '16:54', '23:59', '25:00']),
    source: pick(['open-meteo', 'climate', 'none']),
  };
}
