import { fold, isDish, singular } from '@rendezvous/language';
import { kinds, type Category, type Venue } from '@rendezvous/venue-model';
import type { Scene } from '../../scene.ts';
import type { SpokenStop } from '../voice/evening.ts';
import { phraseIn, several, spelled, withCapitals } from '../voice/gist/spelling.ts';
import { isNationality } from '../voice/nationality.ts';
import { spokenName } from '../voice/moments.ts';
import { isThing, lastOf, stemsOf } from '../voice/gist/known-nouns.ts';
import { doneByHand, rooms } from '../voice/gist/tables.ts';
import { seen } from '../voice/gist/thing-gist.ts';
import { isNotForThem } from '../voice/not-for-them.ts';
import { spokenMeal } from '../voice/motifs.ts';
import type { StopInPlan } from './claim.ts';

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
  const { role } = kinds[venue.category];
  // 'In bloom' is no thing.
  if (venue.event && !/^in /i.test(venue.event.label))
    return `the ${withCapitals(venue.event.label.toLowerCase())}`;
  if (role === 'meal') return spokenMeal(arrival);
  if (role === 'drink') return 'drinks';
  const sung = role === 'show' && /^(opera|ballet|symphony)\b/.exec(venue.knownFor[0] ?? '')?.[1];
  if (sung) return `the ${sung}`;
  return calls[venue.category] ?? spokenName(venue.name);
}

/** Written with a capital in any sentence. */
const proper =
  /^(broadway|halloween|christmas|thanksgiving|diwali|hanukkah|easter|instagram|hollywood|bollywood|michelin)\b/;

/**
 * What was asked for, as it stands in the middle of a sentence: 'jazz', 'Thai food',
 * '“somewhere we can dance”'.
 */
export function spokenWish(said: string): string {
  const text = said.trim();
  const folded = fold(text);
  if (isDiet.test(folded)) return text.toLowerCase();
  if (isNationality(folded)) return `${titled(text.replace(/ (food|cuisine)$/i, ''))} food`;
  const words = text.split(/\s+/);
  if (words.length > maxPlainWords || own.test(folded)) return `“${text}”`;
  const [first = '', ...others] = words;
  if (isNationality(first) || proper.test(folded)) return [titled(first), ...others].join(' ');
  if (short.test(folded)) return text.replace(short, (word) => word.toUpperCase());
  const isOneCapital =
    /^[A-Z][^A-Z]+$/.test(first) && others.every((word) => word === word.toLowerCase());
  return withCapitals(isOneCapital ? text.charAt(0).toLowerCase() + text.slice(1) : text);
}

/** What nobody comes from, whatever it ends in. */
const isDiet = /^(?:vegan|vegetarian)\b/;
/** Letters that stand for words. */
const short = /^(kbbq|bbq|dj|edm|r&b|nba|lgbtq)\b/i;

const maxPlainWords = 3;
/** Whoever wrote it speaks of themselves. */
const own = /\b(we|our|us|my|me|i|im|id|her|his|she|he|they|them)\b/;
const titled = (text: string): string => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** What says how a thing is, and is no thing: nobody asks for 'the dog friendly'. */
export const isQuality =
  /\b(friendly|free|vegan|vegetarian|halal|kosher|outdoors?|indoors?|quiet|cheap|accessible|cozy|romantic|spooky|historic|local|hidden|fancy|fun)$|^(something|somewhere|a|an|the|any|no) |[“”]/i;

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

/** A cup is nobody's to share. */
const forOne =
  /\b(coffees?|tea|lattes?|matcha|boba|espresso|cappuccinos?|cortados?|shakes?|milkshakes?|oolong|hojicha|cold brew|pour[- ]over|smoothies|juices?|horchata|lemonade|kombucha|lassi|cocoa|hot chocolate|americanos?)$/;

/**
 * What the two can share, as it is written in a sentence; no wish of theirs,
 * since that is another claim.
 */
export function dishesOf(venue: Venue, scene: Scene): string[] {
  return unlike(
    venue.knownFor.filter(
      (noun) =>
        isDish(noun) &&
        !forOne.test(noun) &&
        !isWish(noun, scene) &&
        !isNotForThem(noun, scene, venue),
    ),
  ).map((noun) => several(spelled(noun, venue)));
}

/**
 * What there is to see at a stop and the summary has not named, each with its article: 'the
 * typewriters', 'a hedge maze'.
 */
export function thingsSeen({ stop, evening: { scene }, told }: StopInPlan): string[] {
  const { venue } = stop;
  const isDone = doneByHand.has(venue.category) || kinds[venue.category].role === 'show';
  const named = new Set(stemsOf(`${venue.name} ${told}`));
  const things = isDone
    ? []
    : venue.knownFor
        .filter((noun) => isThing(noun, stop, scene) && !isWish(noun, scene) && !isDish(noun))
        .filter(
          (noun) => !rooms.has(lastOf(noun)) && !stemsOf(noun).some((stem) => named.has(stem)),
        )
        .filter((noun) => /[^s]s$/.test(noun) || phraseIn(venue.description, noun) !== undefined);
  return unlike(things).map((noun) => seen(noun, venue));
}

/** Nouns of which none names again what one before it has named: after burgers no cheeseburgers. */
export const unlike = (nouns: readonly string[]): string[] =>
  nouns.filter((noun, i) =>
    nouns
      .slice(0, i)
      .every((before) => !spelledOnce(before).some((one) => spelledOnce(noun).some(isPartOf(one)))),
  );

const spelledOnce = (noun: string): string[] => stemsOf(noun.replace('doughnut', 'donut'));

/** Shorter words end others by chance. */
const leastOfPart = 5;
const isPartOf =
  (one: string) =>
  (other: string): boolean =>
    one === other ||
    (Math.min(one.length, other.length) >= leastOfPart &&
      (one.endsWith(other) || other.endsWith(one)));

const shops: ReadonlySet<Category> = new Set(['shop', 'market', 'bookshop', 'record_shop']);

/** Where one may look for nothing, and pays for what one takes home. */
export const isShop = (category: Category): boolean => shops.has(category);

/** The part of the day in which a stay begins. */
export function timeOf({ arrival }: SpokenStop): string {
  if (arrival < 12 * 60) return 'morning';
  return arrival < 17 * 60 ? 'afternoon' : arrival < 22 * 60 ? 'evening' : 'night';
}
