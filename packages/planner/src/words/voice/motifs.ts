import { mealPartOf } from '../../rules/meal-hours.ts';
import { capitalize, fold, isDish, readTerms, segmentsOf, singular } from '@rendezvous/language';
import { kinds, type Category, type Cuisine, type Venue } from '@rendezvous/venue-model';
import { isWhole, spelled, writtenIn } from './gist/spelling.ts';
import { saysNothing } from './gist/tables.ts';
import { isNationality } from './nationality.ts';
import type { SpokenStop } from './evening.ts';
import { isNotForThem, type Eaters } from './not-for-them.ts';

/** Kitchens whose name says what one eats there. */
const dishes: Partial<Record<Cuisine, string>> = {
  barbecue: 'Barbecue',
  burgers: 'Burgers',
  sandwiches: 'Sandwiches',
  'hot-dogs': 'Hot Dogs',
  deli: 'Deli',
  pizza: 'Pizza',
  tapas: 'Tapas',
  'dim-sum': 'Dim Sum',
  sushi: 'Sushi',
  ramen: 'Ramen',
  izakaya: 'Izakaya',
  seafood: 'Seafood',
  steakhouse: 'Steak',
  'soul-food': 'Soul Food',
  'tex-mex': 'Tex-Mex',
  donuts: 'Donuts',
  bagels: 'Bagels',
  pastries: 'Pastry',
  chocolate: 'Chocolate',
  'ice-cream': 'Ice Cream',
  coffee: 'Coffee',
  tea: 'Tea',
};

const motifsOfKinds: Readonly<Record<Category, string>> = {
  restaurant: 'Dinner',
  fine_dining: 'a Long Dinner',
  casual_eatery: 'a Quick Bite',
  food_hall: 'the Food Hall',
  brunch_spot: 'Brunch',
  diner: 'the Diner',
  gastropub: 'the Pub',
  cafe: 'Coffee',
  tea_house: 'Tea',
  bakery: 'the Bakery',
  dessert: 'Dessert',
  ice_cream: 'Ice Cream',
  chocolate_shop: 'Chocolate',
  bar: 'a Drink',
  cocktail_bar: 'Cocktails',
  wine_bar: 'Wine',
  rooftop_bar: 'the Rooftop',
  brewery: 'Beer',
  beer_garden: 'the Beer Garden',
  jazz_club: 'Jazz',
  music_venue: 'a Band',
  concert_hall: 'a Concert',
  theatre: 'the Theater',
  cinema: 'a Film',
  comedy_club: 'Stand-Up',
  dance_hall: 'Dancing',
  museum: 'the Museum',
  art_museum: 'Paintings',
  science_museum: 'Science',
  gallery: 'the Gallery',
  historic_site: 'a Piece of the Past',
  library: 'the Library',
  bookshop: 'Books',
  record_shop: 'Vinyl',
  shop: 'a Good Shop',
  market: 'the Market',
  observatory: 'Telescopes',
  planetarium: 'Planets',
  aquarium: 'the Aquarium',
  zoo: 'the Zoo',
  conservatory: 'the Palm House',
  bowling: 'Bowling',
  arcade: 'the Arcade',
  board_games: 'Board Games',
  billiards: 'Pool',
  karaoke: 'Karaoke',
  mini_golf: 'Mini Golf',
  golf_range: 'the Driving Range',
  axe_throwing: 'Axes',
  climbing_gym: 'Climbing',
  skating: 'Skates',
  escape_room: 'Riddles',
  amusement_park: 'Rides',
  attraction: 'the Sights',
  observation_deck: 'the View',
  cooking_class: 'a Cooking Class',
  pottery_studio: 'Clay',
  art_workshop: 'a Workshop',
  dance_class: 'a Dance Class',
  spa: 'a Soak',
  boat_ride: 'a Boat',
  paddling: 'Paddles',
  cycling: 'Two Bikes',
  park: 'the Park',
  garden: 'the Garden',
  beach: 'the Beach',
  trail: 'the Trail',
  viewpoint: 'the View',
  promenade: 'the Waterfront',
  plaza: 'the Square',
  landmark: 'the Landmark',
  public_art: 'Murals',
};

/**
 * A stop in one or two words for a title, capitalized as in one: its own motif where the two eat it
 * and its card explains it ('Clay Pipes' of an inn that hangs them from its ceiling), else what one
 * eats there, else what its kind is about.
 */
export function motifOf(stop: Pick<SpokenStop, 'venue' | 'arrival'>, scene: Eaters): string {
  const known = remembered.get(stop);
  if (known?.scene === scene) return known.motif;
  const motif = findMotif(stop, scene);
  remembered.set(stop, { scene, motif });
  return motif;
}

/** Remembered as long as the stop is: every title that might be given asks for it. */
const remembered = new WeakMap<
  Pick<SpokenStop, 'venue' | 'arrival'>,
  { readonly scene: Eaters; readonly motif: string }
>();

function findMotif(
  { venue, arrival }: Pick<SpokenStop, 'venue' | 'arrival'>,
  scene: Eaters,
): string {
  const { motif, category, vibes, knownFor, description } = venue;
  // 'Mussels and Ale' would make a title with two of them say 'and' three times.
  const [thing] = motif?.split(/,? (?:and|&) |, /) ?? [];
  const own = thing !== undefined && !isNotForThem(thing, scene, venue) ? thing : undefined;
  const isWord =
    own !== undefined &&
    !isDone.test(own) &&
    !isOver(own, arrival) &&
    !isName(own, description) &&
    !onlyDescribes(own, description);
  if (isWord && (isClear(own) || isKnownFor(own, knownFor))) return own;
  const { role } = kinds[category];
  const dish = role === 'meal' || role === 'treat' ? dishOf(venue, scene) : undefined;
  if (dish !== undefined && !isOver(dish, arrival)) return dish;
  if (isWord && isSaidBy(own, description)) return own;
  const seen = vague.has(category) ? thingOf(venue) : undefined;
  if (seen !== undefined) return seen;
  if (category === 'restaurant') return mealName(arrival);
  if (category === 'promenade' && !vibes.includes('waterfront')) return 'a Walk';
  return motifsOfKinds[category];
}

/** Kinds whose name tells nobody what is there. */
const vague: ReadonlySet<Category> = new Set([
  'museum',
  'science_museum',
  'art_museum',
  'gallery',
  'historic_site',
  'library',
  'shop',
  'market',
  'attraction',
  'park',
  'plaza',
  'landmark',
  'promenade',
]);

/** What is there to see in a word or two, at any hour and in any season. */
function thingOf(venue: Venue): string | undefined {
  const noun = venue.knownFor.find(
    (one) =>
      one.split(' ').length <= 2 &&
      !saysNothing.test(one) &&
      !ofATime.test(one) &&
      !isNationality(one),
  );
  return noun && spelled(noun, venue).split(' ').map(capitalize).join(' ');
}

const ofATime =
  /\b(sun\w*|christmas|holiday|lights?|blossoms?|tulips?|dahlias?|wildflowers?|snow|sledding|skating|swimming|concerts?|night|nights|fireworks|free|friday|saturday|sunday)\b/;

/**
 * Whether a motif is a name that only whoever knows the place knows ('MaestraPeace'); people
 * type the names of the great.
 */
const isName = (motif: string, text: string): boolean =>
  !isClear(motif) && /^\w+[A-Z]/.test(writtenIn(text, motif.toLowerCase()) ?? motif);

/**
 * Whether a text of the place has the words of a motif only before other nouns:
 * 'goat' of goat cheese gelato.
 */
function onlyDescribes(motif: string, text: string): boolean {
  const word = motif.toLowerCase();
  return writtenIn(text.toLowerCase(), word) !== undefined && !isSaidBy(motif, text);
}

/**
 * Whether a motif is a noun that the place is known for: the last words of one, never what only
 * describes it ('Slippery' of slippery shrimp).
 */
function isKnownFor(motif: string, nouns: readonly string[]): boolean {
  const words = fold(motif).split(' ');
  return nouns.some((noun) => {
    const own = fold(noun).split(' ');
    return (
      stemOf(own.at(-1) ?? '') === stemOf(words.at(-1) ?? '') &&
      words.every((word) => own.some((one) => stemOf(one) === stemOf(word)))
    );
  });
}

/**
 * Whether a text of the place has the words of a motif as a noun of its own, so that its card
 * explains it: no 'Necklace' of lights.
 */
function isSaidBy(motif: string, text: string): boolean {
  if (joints.has(fold(motif).split(' ')[0] ?? '') || isCount.test(motif)) return false;
  const words = motif.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const found = new RegExp(`(?<![\\w-])${words}s?(?![\\w-])`).exec(text.toLowerCase());
  const rest = found && text.slice(found.index + found[0].length);
  return rest !== null && !rest.startsWith(' of ') && isWhole(rest);
}

/** What nobody has in the evening. */
const ofMorning = /^(brunch|breakfast|lunch)$|^breakfast\b|\bbrunch$/i;
export const isOver = (motif: string, arrival: number): boolean =>
  ofMorning.test(motif) && arrival >= 16 * 60;

/** 'Unfinished' and 'Pulled by Hand' say how a thing is, and are none. */
const isDone = /^\w{3,}(?<!e)ed(?:$| (?:by|in|at|to|on|with)\b)/i;

/** 'Eight Minutes' of a boat that crosses in so many. */
const isCount = /^(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i;

/** 'Doughnuts' and 'doughnut' are one word. */
const stemOf = (word: string): string => singular(word).slice(0, 6);

/**
 * Whether a motif is made of words that people type: 'Jazz' is, 'Neon Clock' is not, and neither is
 * what only its regulars know.
 */
function isClear(motif: string): boolean {
  const words = singular(fold(motif)).split(' ');
  const known = segmentsOf(motif).flatMap(({ from, to, term }) =>
    term === undefined ? [] : words.slice(from, to),
  );
  return words.every((word) => known.includes(word) || joints.has(word));
}

const joints: ReadonlySet<string> = new Set('a an and at by for in of on the to with'.split(' '));

/** A brunch is no dish, least of all at six. */
const namesMeal = /\b(?:brunch|breakfast|lunch|dinner|supper)\b/;

/**
 * What one eats at a place: what it is known for, where that is a dish, else what
 * its kitchen is named for.
 */
function dishOf(venue: Venue, scene: Eaters): string | undefined {
  const { knownFor, cuisines } = venue;
  const nouns = knownFor.filter(
    (noun) =>
      noun.split(' ').length <= 2 && !namesMeal.test(noun) && !isNotForThem(noun, scene, venue),
  );
  const dish = nouns.find(
    (noun) =>
      !noun.endsWith(' food') &&
      readTerms(noun).some((part) => part.some(({ on }) => on === 'cuisine')),
  );
  const said = dish ?? nouns.find(isDish);
  if (said !== undefined) return said.split(' ').map(capitalize).join(' ');
  return cuisines.flatMap((cuisine) => dishes[cuisine] ?? [])[0];
}

/** What a meal is called that begins at a minute of the day. */
export function mealName(arrival: number): string {
  if (arrival < 11 * 60 + 30) return 'Brunch';
  return capitalize(mealPartOf(arrival));
}

/** The same in the middle of a sentence; nobody dines at midnight. */
export function spokenMeal(arrival: number): string {
  return arrival >= 22 * 60 || arrival < 6 * 60 ? 'a late bite' : mealName(arrival).toLowerCase();
}
