import { kinds, type Category } from '@rendezvous/venue-model';
import { isGoldenIn, type SunTimes } from '../../context/sun.ts';
import type { Scene } from '../../scene.ts';
import type { SpokenStop } from './evening.ts';
import { mealName } from './motifs.ts';

/** What two people do at a kind of place; `@` stands for its name. */
const momentsOfKinds: Partial<Record<Category, string>> = {
  fine_dining: 'take your time over dinner at @',
  casual_eatery: 'eat at @',
  food_hall: 'share plates from the stalls at @',
  diner: 'slide into a booth at @',
  gastropub: 'eat at @',
  cafe: 'have coffee at @',
  tea_house: 'share a pot of tea at @',
  bakery: 'split something from the oven at @',
  dessert: 'share dessert at @',
  ice_cream: 'get two scoops at @',
  chocolate_shop: 'pick out chocolates at @',
  cocktail_bar: 'have a cocktail at @',
  wine_bar: 'have a glass of wine at @',
  rooftop_bar: 'have a drink above the street at @',
  brewery: 'try the beers at @',
  beer_garden: 'sit outside with a beer at @',
  jazz_club: 'hear a set at @',
  music_venue: 'hear the band at @',
  concert_hall: 'hear a concert at @',
  theatre: 'see the show at @',
  cinema: 'see a film at @',
  comedy_club: 'hear the stand-up at @',
  dance_hall: 'dance at @',
  gallery: 'look at art at @',
  art_museum: 'look at art at @',
  library: 'wander the stacks of @',
  bookshop: 'browse the shelves at @',
  record_shop: 'flip through the bins at @',
  shop: 'browse at @',
  market: 'walk the stalls of @',
  observatory: 'look through the telescopes at @',
  planetarium: 'lean back under the dome of @',
  aquarium: 'watch the tanks at @',
  zoo: 'see the animals at @',
  conservatory: 'walk under glass at @',
  bowling: 'bowl a game at @',
  arcade: 'play a few rounds at @',
  board_games: 'pick a game at @',
  billiards: 'shoot pool at @',
  karaoke: 'sing at @',
  mini_golf: 'play a round at @',
  golf_range: 'hit a bucket of balls at @',
  axe_throwing: 'throw axes at @',
  climbing_gym: 'climb at @',
  skating: 'skate at @',
  escape_room: 'work out the riddles at @',
  amusement_park: 'take the rides at @',
  observation_deck: 'look down on the city from @',
  cooking_class: 'cook together at @',
  pottery_studio: 'sit down at the wheel at @',
  art_workshop: 'make something at @',
  dance_class: 'learn a few steps at @',
  spa: 'soak at @',
  boat_ride: 'get out on the water with @',
  paddling: 'paddle out from @',
  cycling: 'ride with @',
  beach: 'walk the sand at @',
  trail: 'walk @',
  viewpoint: 'take in the view from @',
  promenade: 'walk @',
  plaza: 'watch the people on @',
  landmark: 'stand before @',
  public_art: 'look at @',
};

/** Moments that hold at some hours only, by the words that say so. */
const hours: readonly {
  readonly says: RegExp;
  readonly holds: (stop: SpokenStop, sun: SunTimes) => boolean;
}[] = [
  {
    says: /\b(sunset|last light|sundown|golden|(?:sun|light) (?:sinks?|goes|is gone|is in|drops?|meets|finds))\b/,
    holds: ({ arrival, departure }, sun) => isGoldenIn(sun, arrival, departure),
  },
  { says: /\bsunrise\b/, holds: ({ arrival }, { sunrise }) => arrival <= (sunrise ?? 0) + 30 },
  {
    says: /\b(lights come on|floodlights|city lights|chestnut lights|string lights|stars|moon)\b/,
    holds: ({ venue, departure }, { dusk }) => venue.indoor || (dusk !== null && departure >= dusk),
  },
  { says: /\bmidnight\b/, holds: ({ departure }) => departure >= 23 * 60 },
  { says: /\b(morning|breakfast)\b/, holds: ({ arrival }) => arrival < 12 * 60 },
  { says: /\blunch\b/, holds: ({ arrival }) => arrival >= 11 * 60 && arrival < 16 * 60 },
  { says: /\bdinner\b/, holds: ({ arrival }) => arrival >= 16 * 60 + 30 },
  { says: /\bnight\b/, holds: ({ departure }) => departure >= 18 * 60 },
];

const foods = {
  meat: /\b(meat|beef|steak|ribeye|brisket|ribs?|pork|carnitas|pastor|bacon|ham|prosciutto|sausages?|wurst|links|lamb|goat|chicken|wings|duck|turkey|veal|oxtail|meatballs?|burgers?|dogs|franks?|pastrami|birria|barbacoa|foie|bistecca|chops?|kebabs?|shawarma|adana)\b/i,
  fish: /\b(fish|oysters?|crabs?|lobster|shrimps?|prawns?|clams?|mussels?|scallops?|octopus|squid|tuna|salmon|lox|whitefish|caviar|ceviche|crudo|aguachile|sushi|sashimi|nigiri|seafood|crawfish|catfish|po['’]boys?)\b/i,
  dairy:
    /\b(cheese|butter|cream|milk|milkshakes?|custard|gelato|yogurt|queso|burrata|mozzarella|ricotta|fondue)\b/i,
  egg: /\b(eggs?|omelettes?|benedict|honey)\b/i,
  gluten:
    /\b(bread|pasta|noodles?|ramen|pizza|slices?|pies?|cakes?|buns?|croissants?|toast|biscuits?|pancakes?|waffles?|bagels?|focaccia|naan|dumplings?|beer|pretzels?|churros?|cookies?)\b/i,
  pork: /\b(pork|carnitas|pastor|bacon|ham|prosciutto|chorizo)\b/i,
  shellfish:
    /\b(oysters?|crabs?|lobster|shrimps?|prawns?|clams?|mussels?|scallops?|octopus|squid|crawfish)\b/i,
  alcohol:
    /\b(wine|beers?|cider|cocktails?|martinis?|negronis?|margaritas?|whiske?y|rum|mezcal|tequila|sake|spritz(?:es)?|pints?|champagne|bourbon|gin|absinthe|mead|drinks?)\b/i,
} as const;

/** What is not spoken of to those who do not eat it. */
const avoided: Readonly<Record<string, readonly (keyof typeof foods)[]>> = {
  vegan: ['meat', 'fish', 'dairy', 'egg'],
  vegetarian: ['meat', 'fish'],
  pescatarian: ['meat'],
  'dairy-free': ['dairy'],
  'gluten-free': ['gluten'],
  halal: ['pork', 'alcohol'],
  kosher: ['pork', 'shellfish'],
};

/** Whether a text speaks of what the two do not eat or drink. */
export function isNotForThem(
  text: string,
  { diets, noAlcohol }: Pick<Scene, 'diets' | 'noAlcohol'>,
): boolean {
  const kept = diets.flatMap((diet) => avoided[diet] ?? []);
  return [...kept, ...(noAlcohol ? (['alcohol'] as const) : [])].some((food) =>
    foods[food].test(text),
  );
}

/**
 * What the two do at a stop, as an imperative without a full stop: its own moment where the hour holds it ('climb up for the
 * last light') and the two eat what it speaks of, else what one does at such a place.
 */
export function momentOf(
  stop: SpokenStop,
  scene: Pick<Scene, 'context' | 'diets' | 'noAlcohol'>,
): string {
  const { venue, arrival } = stop;
  const { moment: own } = venue;
  const { sun } = scene.context;
  if (
    own !== null &&
    !isNotForThem(own, scene) &&
    hours.every(({ says, holds }) => !says.test(own) || holds(stop, sun))
  )
    return own;
  const name = spokenName(venue.name);
  const moment = momentsOfKinds[venue.category];
  if (moment !== undefined) return moment.replace('@', name);
  const { role } = kinds[venue.category];
  if (role === 'meal') return `have ${mealName(arrival).toLowerCase()} at ${name}`;
  if (role === 'drink') return `have a drink at ${name}`;
  return role === 'stroll' ? `walk through ${name}` : `explore ${name}`;
}

/** Names that are spoken with an article: 'the Asian Art Museum', 'the Empire State Building'; 'Menil Park' and 'Buddy Guy’s Legends' are not. */
export function spokenName(name: string): string {
  if (name.startsWith('The ')) return `the ${name.slice(4)}`;
  const isThing =
    /^(Museum|Conservatory|Cathedral|Museums|Murals) of |\bMuseum of /.test(name) ||
    /\b(Museum|Library|Conservatory|Observatory|Aquarium|Planetarium|Zoo|Theat(?:re|er)|Garden|Building|Cistern|Bridge|Promenade|Tower|Arboretum|Institute|Riverwalk|Boardwalk|Opera House|Ferry|Turnaround|Walkway|Steps|Pier|Terminal|Center|Hotel|Trail|Monument|Fountain|Murals|Lighthouse|Greenway|Esplanade|Carousel)$/.test(
      name,
    );
  return isThing && (!/['’]s?\s/.test(name) || name.startsWith('Murals of '))
    ? `the ${name}`
    : name;
}
