import { kinds, type Category } from './kinds.ts';

/** What is not known is never taken for yes. */
export type Known = 'yes' | 'no' | 'unknown';

/** What a place asks of those who come, and what it offers those who need something. */
export interface Needs {
  /** Whether drinking is what one comes for, goes along with it, or does not happen there. */
  readonly alcohol: 'none' | 'some' | 'centred' | 'unknown';
  /** Entrance, way and restroom without a step. */
  readonly stepFree: Known;
  /** Welcome and safe with small children. */
  readonly children: Known;
  readonly dogs: Known;
  /** From 1, a whisper, to 5, shouting. */
  readonly noise: 1 | 2 | 3 | 4 | 5 | null;
  /** Years; null where anyone may come. */
  readonly minimumAge: number | null;
  /** From 1, sitting, over 2, a level walk, to 5, a steep climb of hours. */
  readonly effort: 1 | 2 | 3 | 4 | 5;
  readonly shade: Known;
  readonly litAfterDark: Known;
  /** What to wear, where it matters. */
  readonly dress: string | null;
}

/** Legal drinking age in the United States. */
const drinkingAge = 21;

const effortOf: Partial<Record<Category, Needs['effort']>> = {
  climbing_gym: 4,
  trail: 3,
  paddling: 4,
  cycling: 4,
  skating: 3,
  dance_hall: 3,
  dance_class: 3,
  axe_throwing: 3,
  bowling: 2,
  mini_golf: 2,
  golf_range: 3,
  zoo: 2,
  amusement_park: 3,
  park: 2,
  garden: 2,
  beach: 2,
  promenade: 2,
  landmark: 2,
  public_art: 2,
  market: 2,
};

/** Without alcohol whatever the place. */
const dry: ReadonlySet<Category> = new Set<Category>([
  'bakery',
  'ice_cream',
  'chocolate_shop',
  'dessert',
  'tea_house',
  'cafe',
  'library',
  'bookshop',
  'record_shop',
  'shop',
  'museum',
  'art_museum',
  'science_museum',
  'gallery',
  'historic_site',
  'observatory',
  'planetarium',
  'aquarium',
  'zoo',
  'conservatory',
  'climbing_gym',
  'escape_room',
  'mini_golf',
  'skating',
  'pottery_studio',
  'dance_class',
  'spa',
  'paddling',
  'cycling',
  'cinema',
  'park',
  'garden',
  'beach',
  'trail',
  'viewpoint',
  'promenade',
  'plaza',
  'landmark',
  'public_art',
]);

/** Good with small children whatever the place. */
const forChildren: ReadonlySet<Category> = new Set<Category>([
  'ice_cream',
  'bakery',
  'science_museum',
  'aquarium',
  'zoo',
  'conservatory',
  'park',
  'garden',
  'beach',
  'library',
  'bookshop',
  'plaza',
  'promenade',
  'market',
  'food_hall',
  'diner',
  'mini_golf',
  'amusement_park',
]);

/** No place for small children whatever the house says. */
const notForChildren: ReadonlySet<Category> = new Set<Category>([
  'fine_dining',
  'jazz_club',
  'music_venue',
  'comedy_club',
  'dance_hall',
  'karaoke',
  'axe_throwing',
  'climbing_gym',
  'escape_room',
  'spa',
  'paddling',
  'concert_hall',
  'theatre',
]);

/** In the open and on a leash nobody minds a dog there. */
const forDogs: ReadonlySet<Category> = new Set<Category>([
  'park',
  'promenade',
  'plaza',
  'public_art',
  'landmark',
]);

/** From where it is never quiet to where it always is. */
const noises = [5, 4, 3, 2, 1] as const;

/**
 * What is true of a kind of place by its nature; all else is unknown until the place itself says
 * it.
 */
export function needsByNature(category: Category): Needs {
  const { alcoholCentred, indoor, needsDaylight, scale } = kinds[category];
  const children = forChildren.has(category)
    ? 'yes'
    : alcoholCentred || notForChildren.has(category)
      ? 'no'
      : 'unknown';
  return {
    alcohol: alcoholCentred ? 'centred' : dry.has(category) ? 'none' : 'unknown',
    stepFree: category === 'trail' ? 'no' : 'unknown',
    children,
    dogs: forDogs.has(category) ? 'yes' : 'unknown',
    noise: noises[Math.round(4 * scale.quiet)] ?? 3,
    minimumAge: alcoholCentred ? drinkingAge : null,
    effort: effortOf[category] ?? 1,
    shade: indoor ? 'yes' : 'unknown',
    litAfterDark: indoor ? 'yes' : needsDaylight ? 'no' : 'unknown',
    dress: null,
  };
}
