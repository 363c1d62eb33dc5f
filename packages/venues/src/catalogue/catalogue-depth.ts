import { kinds, type Category } from '@rendezvous/venue-model';
import { createCityVenues } from '../city-venues.ts';
import type { SourcedVenue } from './sourced-venue.ts';
import type { CatalogueCity } from './catalogue-schema.ts';
import { gazetteerEntries } from '../gazetteer/gazetteer-entries.ts';
import { milesBetween } from '../geometry.ts';

/** One line of what a city has to offer: how many are wanted, and how many there are. */
export interface DepthLine {
  readonly what: string;
  readonly wanted: number;
  readonly found: number;
}

interface DayVenue extends SourcedVenue {
  /** Whether it is open on a Friday at that hour; past midnight counts on. */
  readonly isOpenAt: (hour: number) => boolean;
}

type Line = readonly [what: string, wanted: number, test: (venue: DayVenue) => boolean];

const anyOf =
  (...categories: readonly Category[]) =>
  ({ category }: DayVenue) =>
    categories.includes(category);
const says =
  (words: RegExp) =>
  ({ name, description, knownFor, moment, tip }: DayVenue) =>
    [name, description, moment, tip, ...knownFor].some((text) => text !== null && words.test(text));
const hasInterest =
  (...wanted: readonly string[]) =>
  ({ interests }: DayVenue) =>
    interests.some((interest) => wanted.includes(interest));
const isMeal = ({ category }: DayVenue) => kinds[category].role === 'meal';
const isEating = ({ category }: DayVenue) => kinds[category].eating;
const isShow = ({ category }: DayVenue) => kinds[category].role === 'show';
const isStroll = ({ category }: DayVenue) => kinds[category].role === 'stroll';
const serves = (diet: DayVenue['dietary'][number]) => (venue: DayVenue) =>
  isEating(venue) && venue.dietary.includes(diet);
const isWalk = (venue: DayVenue) =>
  anyOf('trail', 'promenade', 'park', 'beach')(venue) &&
  says(/walk|trail|hike|path|loop|stairs/i)(venue);
/** Three stops make an evening. */
const evenings = (count: number) => 3 * count;

const lines: readonly Line[] = [
  ['meals averaging at most $12 a person', 12, (v) => isMeal(v) && v.cost.expectedCents <= 2400],
  [
    'brunch kitchens',
    10,
    (v) =>
      isMeal(v) && (v.category === 'brunch_spot' || hasInterest('brunch')(v) || says(/brunch/i)(v)),
  ],
  ['kitchens open past midnight', 8, (v) => isMeal(v) && v.isOpenAt(24.25)],
  ['desserts', 12, anyOf('dessert', 'ice_cream', 'chocolate_shop')],
  [
    'jazz and blues rooms',
    6,
    (v) => isShow(v) && (v.category === 'jazz_club' || hasInterest('jazz', 'blues')(v)),
  ],
  [
    'stages of other music',
    8,
    (v) => anyOf('music_venue', 'concert_hall')(v) && !hasInterest('jazz', 'blues')(v),
  ],
  [
    'dance floors',
    4,
    (v) =>
      v.category === 'dance_hall' || (isShow(v) && hasInterest('dancing', 'salsa', 'swing')(v)),
  ],
  ['theatres and stages', 6, anyOf('theatre')],
  [
    'comedy rooms',
    3,
    (v) => v.category === 'comedy_club' || (isShow(v) && hasInterest('comedy', 'improv')(v)),
  ],
  ['cinemas', 4, anyOf('cinema')],
  ['hands-on places', 6, anyOf('pottery_studio', 'cooking_class', 'art_workshop')],
  [
    'games',
    8,
    anyOf(
      'board_games',
      'arcade',
      'bowling',
      'karaoke',
      'mini_golf',
      'axe_throwing',
      'climbing_gym',
      'skating',
      'billiards',
    ),
  ],
  ['on the water or by boat', 4, anyOf('boat_ride', 'paddling')],
  ['viewpoints', 6, (v) => anyOf('viewpoint', 'observation_deck')(v)],
  ['viewpoints for sunset', 3, (v) => isStroll(v) && says(/sunset/i)(v)],
  ['viewpoints for sunrise', 1, says(/sunrise/i)],
  ['gardens and parks for sitting', 8, anyOf('garden', 'park', 'conservatory')],
  ['walks of effort 1 or 2', 6, (v) => isWalk(v) && v.needs.effort <= 2],
  ['walks of effort 3 to 5', 3, (v) => isWalk(v) && v.needs.effort >= 3],
  ['markets and food halls', 6, anyOf('market', 'food_hall')],
  ['sober and open after 9 PM', evenings(5), (v) => v.needs.alcohol === 'none' && v.isOpenAt(21.5)],
  ['step-free', evenings(6), (v) => v.needs.stepFree === 'yes'],
  ['step-free meals', 6, (v) => isMeal(v) && v.needs.stepFree === 'yes'],
  ['dogs welcome', 6, (v) => v.needs.dogs === 'yes'],
  ['dogs welcome, with a meal or treat', 3, (v) => isEating(v) && v.needs.dogs === 'yes'],
  ['for children', 8, (v) => v.needs.children === 'yes' && !isStroll(v)],
  ['halal kitchens', 5, serves('halal')],
  ['kosher kitchens', 3, serves('kosher')],
  ['vegan kitchens', 10, serves('vegan')],
  ['gluten-aware kitchens', 8, serves('gluten-free')],
  ['kitchens safe for celiacs', 3, serves('gluten-free-kitchen')],
  ['spas and baths', 4, anyOf('spa')],
  [
    'book and record shops open past 8 PM',
    4,
    (v) => anyOf('bookshop', 'record_shop')(v) && v.isOpenAt(20.25),
  ],
];

/** What a local's catalogue of a city holds at the least, line by line. */
export function catalogueDepth(city: CatalogueCity): DepthLine[] {
  const venues = dayVenuesOf(city);
  return [
    ...lines.map(([what, wanted, test]) => ({ what, wanted, found: venues.filter(test).length })),
    { what: 'almanac entries', wanted: 60, found: city.almanac.length },
    ...fields.map(([what, test]) => ({
      what: `venues with ${what}`,
      wanted: venues.length,
      found: venues.filter(test).length,
    })),
  ];
}

const fields: readonly (readonly [string, (venue: DayVenue) => boolean])[] = [
  ['nouns they are known for', (v) => v.knownFor.length > 0],
  ['a moment', (v) => v.moment !== null],
  ['a motif', (v) => v.motif !== null],
];

function dayVenuesOf(city: CatalogueCity): DayVenue[] {
  const { venues: all, openingsOn } = createCityVenues(city);
  const venues = all.filter(({ event }) => event === null);
  // A Friday in a week without holidays.
  const openings = openingsOn('2026-05-08');
  return venues.map((venue) => ({
    ...venue,
    isOpenAt: (hour) => {
      const opening = openings.get(venue.id);
      return (
        opening?.known === true &&
        opening.spans.some(([from, to]) => from <= hour * 60 && hour * 60 < to)
      );
    },
  }));
}

/** What lies within the natural reach of a place that can be typed. */
export interface ReachLine {
  readonly place: string;
  readonly venues: number;
  readonly roles: number;
  /** Twelve venues of five roles. */
  readonly enough: boolean;
}

/** Every neighborhood and town, the barest first. */
export function catalogueReach(city: CatalogueCity): ReachLine[] {
  return gazetteerEntries([city])
    .filter(({ kind }) => kind === 'neighborhood' || kind === 'town')
    .map(({ label, point, reachMiles = 0 }) => {
      const near = city.venues.filter((venue) => milesBetween(venue, point) <= reachMiles);
      const roles = new Set(near.map(({ category }) => kinds[category].role)).size;
      const enough = near.length >= 12 && roles >= 5;
      return { place: label, venues: near.length, roles, enough };
    })
    .toSorted((a, b) => a.venues - b.venues);
}
