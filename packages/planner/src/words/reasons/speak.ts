import { fold, singular } from '@rendezvous/language';
import { kinds, type Category, type Venue, type Vibe } from '@rendezvous/venue-model';
import type { Scene } from '../../scene.ts';
import type { SpokenStop } from '../voice/evening.ts';
import { isDish } from '../voice/dishes.ts';
import { several, spelled, withCapitals } from '../voice/gist/spelling.ts';
import { isNationality } from '../voice/nationality.ts';
import { spokenName } from '../voice/moments.ts';
import { isNotForThem } from '../voice/not-for-them.ts';
import { spokenMeal } from '../voice/motifs.ts';

const calls: Partial<Record<Category, string>> = {
  cafe: 'coffee',
  tea_house: 'tea',
  ice_cream: 'ice cream',
  bakery: 'the bakery',
  dessert: 'dessert',
  chocolate_shop: 'chocolate',
  museum: 'the museum',
  art_museum: 'the museum',
  science_museum: 'the museum',
  gallery: 'the gallery',
  library: 'the library',
  bookshop: 'the bookshop',
  record_shop: 'the record shop',
  shop: 'the shop',
  market: 'the market',
  aquarium: 'the aquarium',
  zoo: 'the zoo',
  conservatory: 'the glasshouse',
  bowling: 'bowling',
  arcade: 'the arcade',
  board_games: 'the game',
  billiards: 'pool',
  karaoke: 'karaoke',
  mini_golf: 'mini golf',
  climbing_gym: 'climbing',
  skating: 'skating',
  cooking_class: 'the class',
  pottery_studio: 'the wheel',
  art_workshop: 'the workshop',
  dance_class: 'the class',
  spa: 'the soak',
  boat_ride: 'the boat',
  paddling: 'the water',
  cycling: 'the ride',
  park: 'the park',
  garden: 'the garden',
  beach: 'the beach',
  trail: 'the trail',
  viewpoint: 'the view',
  promenade: 'the walk',
  public_art: 'the art',
  plaza: 'the square',
  jazz_club: 'the set',
  music_venue: 'the band',
  concert_hall: 'the concert',
  cinema: 'the film',
  theatre: 'the show',
  comedy_club: 'the comedy',
  dance_hall: 'the dancing',
};

/** A stop as the others speak of it: 'dinner', 'the film', 'drinks', else by its name. */
export function callOf({ venue, arrival }: SpokenStop): string {
  if (venue.event) return `the ${venue.event.label.toLowerCase()}`;
  const { role } = kinds[venue.category];
  if (role === 'meal') return spokenMeal(arrival);
  if (role === 'drink') return 'drinks';
  return calls[venue.category] ?? spokenName(venue.name);
}

/** Written with a capital in any sentence. */
const proper =
  /^(broadway|halloween|christmas|thanksgiving|diwali|hanukkah|easter|instagram|hollywood|bollywood|michelin)\b/;

/** What was asked for, as it stands in the middle of a sentence: 'jazz', 'Thai food', '“somewhere we can dance”'. */
export function spokenWish(said: string): string {
  const text = said.trim();
  const folded = fold(text);
  if (isNationality(folded)) return `${titled(text.replace(/ (food|cuisine)$/i, ''))} food`;
  const words = text.split(/\s+/);
  if (words.length > mostPlainWords || own.test(folded)) return `“${text}”`;
  const [first = '', ...others] = words;
  if (isNationality(first) || proper.test(folded)) return [titled(first), ...others].join(' ');
  const isOneCapital =
    /^[A-Z][^A-Z]+$/.test(first) && others.every((word) => word === word.toLowerCase());
  return withCapitals(isOneCapital ? text.charAt(0).toLowerCase() + text.slice(1) : text);
}

const mostPlainWords = 3;
/** Whoever wrote it speaks of themselves. */
const own = /\b(we|our|us|my|me|i|im|id|her|his|she|he|they|them)\b/;
const titled = (text: string): string => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Whether words are somebody's wish: on a card they would say that it is met. */
export function isWish(
  text: string,
  { wishes: { interests, cuisines, companion } }: Scene,
): boolean {
  const said = singular(fold(text));
  return [
    ...interests,
    ...cuisines,
    ...(companion?.ownInterests ?? []),
    ...(companion?.ownCuisines ?? []),
  ].some((wish) => singular(fold(wish)) === said);
}

/** What the two can order, as it is written in a sentence; no wish of theirs, since that is another claim. */
export function dishesOf(venue: Venue, scene: Scene): string[] {
  return venue.knownFor
    .filter((noun) => isDish(noun) && !isWish(noun, scene) && !isNotForThem(noun, scene))
    .map((noun) => several(spelled(noun, venue)));
}

/** What may be said of a place by its air alone. */
export const airs: Partial<Record<Vibe, string>> = {
  romantic: 'romantic',
  intimate: 'intimate',
  cozy: 'cozy',
  quiet: 'quiet',
  elegant: 'elegant',
  candlelit: 'candlelit',
  lively: 'lively',
  playful: 'playful',
  historic: 'historic',
  quirky: 'quirky',
  artsy: 'artsy',
  festive: 'festive',
  rustic: 'rustic',
  luxurious: 'luxurious',
};

const shops: ReadonlySet<Category> = new Set(['shop', 'market', 'bookshop', 'record_shop']);

/** Where one may look for nothing, and pays for what one takes home. */
export const isShop = (category: Category): boolean => shops.has(category);

/** The part of the day in which a stay begins. */
export function timeOf({ arrival }: SpokenStop): string {
  if (arrival < 12 * 60) return 'morning';
  return arrival < 17 * 60 ? 'afternoon' : arrival < 22 * 60 ? 'evening' : 'night';
}
