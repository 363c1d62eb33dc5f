import { limits, type SuggestionRequestBody } from '@rendezvous/contract';
import { lexicon } from '@rendezvous/language';
import type { CatalogueCity } from '@rendezvous/venues';
import type { Random } from '../../packages/venue-model/src/testing/random.ts';

export type Config = SuggestionRequestBody['config'];

/** One way to make a request harder, with what chance decides of it. */
type Trait = (city: CatalogueCity, random: Random) => Partial<Config>;

const terms = [...lexicon.keys()];
const letters = 'abcdefghijklmnopqrstuvwxyz';
const unreadable = (random: Random): string =>
  Array.from({ length: random.int(3, 9) }, () => random.pick([...letters])).join('');
/** A term with one letter of it changed, which the reader of slips has to look for. */
const slipped = (random: Random): string => {
  const term = random.pick(terms);
  const at = random.int(0, term.length - 1);
  return term.slice(0, at) + random.pick([...letters]) + term.slice(at + 1);
};
const words: readonly ((random: Random) => string)[] = [
  (random) => random.pick(terms),
  slipped,
  unreadable,
  (random) => random.pick(['a', 'ﷺ', 'ſ', 'Ǆ', 'no', 'not', 'and', ',', '&', 'é̂̃']),
];

/** Words of a sort one after the other, as many as a field takes. */
export function longText(most: number, random: Random): string {
  const word = random.pick(words);
  let text = '';
  while (text.length < most) text += `${text === '' ? '' : ' '}${word(random)}`;
  return text.slice(0, most).toWellFormed().trim();
}

const longList = (random: Random): string[] =>
  Array.from({ length: limits.list }, () => longText(limits.listText, random));
const termList = (random: Random): string[] =>
  Array.from({ length: limits.list }, () => random.pick(terms));
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Everything the contract lets somebody write, at its ends. */
export const traits: Readonly<Record<string, Trait>> = {
  'interests, long': (_city, random) => ({ interests: longList(random) }),
  'interests, all known': (_city, random) => ({ interests: termList(random) }),
  'cuisines, long': (_city, random) => ({ preferred_cuisines: longList(random) }),
  'dislikes, long': (_city, random) => ({ dislikes: longList(random) }),
  'dislikes, all known': (_city, random) => ({ dislikes: termList(random) }),
  'restrictions, long': (_city, random) => ({ dietary_restrictions: longList(random) }),
  'restrictions that follow from each other': () => ({
    dietary_restrictions: ['vegan', 'kosher', 'halal', 'gluten-free', 'nut allergy'],
  }),
  'mood, long': (_city, random) => ({ desired_mood: longText(limits.mood, random) }),
  'past dates, one text': (_city, random) => ({
    previous_date_activities: longText(limits.previousActivities, random),
  }),
  'past dates, venues': (city, random) => ({
    previous_date_activities: Array.from({ length: limits.list }, () =>
      random.pick(city.venues).name.slice(0, limits.listText),
    ),
  }),
  'a wide budget': () => ({ budget: { min: 0, max: limits.budget.max } }),
  'no budget': () => ({ budget: { min: 0, max: 0 } }),
  'a high least': () => ({ budget: { min: limits.budget.max, max: limits.budget.max } }),
  'next to nothing': (_city, random) => ({ budget: { min: 0, max: random.int(1, 30) } }),
  'the whole area': () => ({
    max_distance: limits.maxDistance.max,
    transport_method: 'driving',
  }),
  'a mile on foot': () => ({ max_distance: 1, transport_method: 'walking' }),
  'by train': () => ({ transport_method: 'public', max_distance: 50 }),
  'from a neighborhood': (city, random) => ({
    location: `${random.pick(city.neighborhoods).name}, ${city.city}`,
  }),
  'from a town': (city, random) =>
    city.towns.length > 0 ? { location: random.pick(city.towns).name } : {},
  indoors: () => ({ outdoor_preference: 'indoor' }),
  outdoors: () => ({ outdoor_preference: 'outdoor' }),
  'a first date': () => ({ date_number: 1 }),
  Christmas: () => ({ start_cal_date: '2026-12-25' }),
  'New Year': () => ({ start_cal_date: '2026-12-31', start_time: '21:00' }),
  'in the small hours': (_city, random) => ({ start_time: clock(random.int(0, 5) * 60) }),
  'in the morning': (_city, random) => ({ start_time: clock(random.int(6, 11) * 60) }),
  'at noon': () => ({ start_time: '12:00' }),
  'a short window': (_city, random) => {
    const start = random.int(16, 40) * 30;
    return {
      start_time: clock(start),
      end_time: clock(start + random.pick([15, 45, 60, 90, 120, 150])),
    };
  },
  'six stops': () => ({ stops: limits.stops.max }),
  'two stops': () => ({ stops: limits.stops.min }),
  'four or five stops': (_city, random) => ({ stops: random.int(4, 5) }),
  'the whole day': () => ({ start_time: '09:00', end_time: '23:45' }),
};

/** The request that some traits make together, later ones over earlier ones. */
export function requestWith(names: readonly string[], city: CatalogueCity, random: Random): Config {
  const plain: Config = {
    location: `${city.city}, ${city.state}`,
    start_cal_date: new Date(Date.UTC(2026, 10, 24 + random.int(0, 300)))
      .toISOString()
      .slice(0, 10),
    start_time: '18:00',
    budget: { min: 0, max: 200 },
    max_distance: 20,
  };
  const made = names.map((name) => traits[name]?.(city, random) ?? {});
  return Object.assign({}, plain, ...made) as Config;
}
