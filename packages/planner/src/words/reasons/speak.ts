import { fold, formatClock, singular } from '@rendezvous/language';
import { kinds, type Category, type Venue, type Vibe } from '@rendezvous/venue-model';
import type { Scene } from '../../scene.ts';
import type { SpokenStop } from '../voice/evening.ts';
import { isNotForThem, spokenName } from '../voice/moments.ts';
import { spokenMeal } from '../voice/motifs.ts';

/** A time of day as it stands in a sentence: '9:30 PM', 'midnight'. */
export function spokenClock(minutes: number): string {
  if (minutes % (24 * 60) === 0) return 'midnight';
  return minutes % (24 * 60) === 12 * 60 ? 'noon' : formatClock(minutes);
}

const calls: Partial<Record<Category, string>> = {
  cafe: 'coffee',
  tea_house: 'tea',
  ice_cream: 'ice cream',
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
  if (role === 'meal') return spokenMeal(arrival);
  if (role === 'drink') return 'drinks';
  return calls[venue.category] ?? spokenName(venue.name);
}

/** A cuisine that is said with 'food' behind it. */
const nationality =
  /^(north |south |east |west |new )?([a-z]+(an|ese|ish|ench|eek)|thai|lao|israeli|swiss|filipino|tex mex|cajun|creole|southern|southwestern)$/;
export const isNationality = (said: string): boolean =>
  nationality.test(fold(said).replace(/ (food|cuisine)$/, ''));

/** Written with a capital in any sentence. */
const proper =
  /^(broadway|halloween|christmas|thanksgiving|diwali|hanukkah|easter|instagram|hollywood|bollywood|michelin)\b/;

/** What was asked for, as it stands in the middle of a sentence: 'jazz', 'Thai food', '“somewhere we can dance”'. */
export function spokenWish(said: string): string {
  const text = said.trim();
  const folded = fold(text);
  if (nationality.test(folded)) return `${titled(text)} food`;
  const words = text.split(/\s+/);
  if (words.length > mostPlainWords || own.test(folded)) return `“${text}”`;
  const [first = '', ...others] = words;
  if (nationality.test(fold(first)) || proper.test(folded))
    return [titled(first), ...others].join(' ');
  const isOneCapital =
    /^[A-Z][^A-Z]+$/.test(first) && others.every((word) => word === word.toLowerCase());
  return isOneCapital ? text.charAt(0).toLowerCase() + text.slice(1) : text;
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

/** What the two can order or look for: nouns that the place is known for and its own text writes, with their article. */
export function nounsOf(venue: Venue, scene: Scene): string[] {
  return venue.knownFor.flatMap((noun) => {
    if (isWish(noun, scene) || saysWhatKind.test(noun) || isNotForThem(noun, scene)) return [];
    const at = venue.description.toLowerCase().indexOf(noun);
    const before = venue.description[at - 1];
    const after = venue.description[at + noun.length] ?? '';
    if (at <= 0 || !/[\s(“‘"]/.test(before ?? '') || /[\w’'-]/.test(after)) return [];
    if (/[.:!?]\s$/.test(venue.description.slice(0, at))) return [];
    const written = venue.description.slice(at, at + noun.length);
    return [/^[A-Z]/.test(written.split(' ').at(-1) ?? '') ? written : `the ${written}`];
  });
}

/** Of those the ones that can be ordered. */
export function dishesOf(venue: Venue, scene: Scene): string[] {
  return nounsOf(venue, scene).filter((noun) => noun.startsWith('the ') && isDish(noun));
}

/** Whether the last word of a noun is something to eat, or to drink without alcohol. */
function isDish(noun: string): boolean {
  return dishes.has(singular(fold(noun)).split(' ').at(-1) ?? '');
}

const dishes: ReadonlySet<string> = new Set(
  `adobo aguachile apple arepa baba bacon bagel baguette baklava bao barbecue bean beef beignet benedict bialy bibimbap birria biryani biscotti biscuit
  bisque boba bourekas bread brisket broth brownie bulgogi bun burger burrito cake cannoli caprese carbonara carnita catfish cauliflower ceviche chaat chai chalupa cheesecake
  cheesesteak chicken chilaquile chili chip chocolate chop chowder churro cioppino clam coffee concha cone congee cookie coq cornbread couscous crab crawfish crepe
  croissant croqueta crudo cupcake curd curry custard dog donut dosa doughnut duck dumpling eclair egg elote empanada enchilada escargot espresso etouffee fajita
  falafel fillet flan flatbread focaccia fondue frank fry galbi gelato gnocchi goat gravy grit guacamole gumbo gyro ham hamburger hotteok hummus huarache
  injera jambalaya jerk kabob karaage katsu kebab khachapuri khinkali kibbeh kolache kouign laab lahmacun laksa lamb lasagna latke latte linguine lobster lox lumpia
  macaron maki malt mandu mango manti matcha meatball meatloaf mezze mi milkshake mochi mofongo mole momo morcilla mousse muffin mussel naan nacho nigiri noodle
  nugget octopus okonomiyaki omelet omelette onigiri oxtail oyster paella pancake panini parm parmigiana paratha pasta pastel pastor pastrami pasty patty pelmeni
  pepper pho pie pierogi pita pizza plantain pork potato potsticker poutine pozole pretzel profiterole prosciutto pudding pupusa quesadilla queso quiche raclette
  ramen ravioli relleno reuben rib ribeye rice risotto roll roti rugelach saag salad salmon samosa sandwich sashimi satay sausage schnitzel scone seabass seafood
  shake shawarma shrimp slice slider sorbet souffle soup souvlaki spaghetti spanakopita spareribs spatzle spoonbread steak stew strudel sundae sushi taco
  tagine tagliatelle tahdig tamale tart tartare tempura teriyaki thali tiramisu toast tofu torta tortilla tripe truffle tuna udon veal vindaloo waffle wing won
  wonton wrap yakitori yogurt zeppole`.split(/\s+/),
);

/** Nouns that say what a place is, not what one comes for. */
const saysWhatKind =
  /\b(bar|bars|club|clubs|nightclub|shop|shops|store|bookshop|bookstore|museum|restaurant|food|park|market|theater|theatre|venue|cinema|house|hall|class|classes|room|rooms|garden|trail|square|bakery|cafe|pub|brewery|deli|diner|lounge|gallery|plaza|pier|hill|tower|kitchen|walk|hike|tour|tours|halal|kosher|vegan|vegetarian|byob|speakeasy|free|celiac|gluten-free|music|brunch|breakfast|lunch|dinner|art|dance|dancing|hotel|studio|church|temple|campus|arcade|beach|island|reading|readings|building|mural|statue)$/;

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
