import {
  courseOf,
  dishOf,
  holdingsOf,
  isHeldBy,
  isNamedAfter,
  type Food,
  type LeftOut,
} from '@rendezvous/language';
import { kinds, type Cuisine, type Venue } from '@rendezvous/venue-model';
import type { SpokenStop } from '../../voice/evening.ts';
import { several, spelled } from '../../voice/gist/spelling.ts';
import { beside, isOfMeal } from '../../voice/gist/table-gist.ts';

/** Every food that somebody leaves out. */
export const foodsOf = (leftOut: readonly LeftOut[]): Food[] =>
  leftOut.flatMap(({ foods }) => foods);

/** Nouns about when it is eaten, or how well known it is. */
const isNoDish =
  /^(dogs?$|k?bbq$|late|cheap|famous|best|happy|24|all day|brunch|quick|giant|oldest|weekend|old school|neighborhood|huge|frozen)\b|\b(seafood|peppers?|mango|apple|salads|broth|sauce|gravy|pastr(?:y|ies))$/;

const ownDishes = ({ venue }: SpokenStop): string[] =>
  venue.knownFor.filter((noun) => !isNoDish.test(noun) && noun.split(' ').length <= 4);

/** What of its own dishes holds nothing of it, what is made for them first. */
export function ownTaken(stop: SpokenStop, leftOut: readonly LeftOut[]): string[] {
  const foods = foodsOf(leftOut);
  // Nothing tells which dishes are without what none is known to hold.
  if (leftOut.some((one) => one.foods.length === 0)) return [];
  const isMeal = kinds[stop.venue.category].role === 'meal';
  const isTheirs = (noun: string): boolean => leftOut.some((one) => fits(noun, one));
  return ownDishes(stop)
    .filter((noun) => courseOf(noun) === (isMeal ? 'savory' : 'sweet') && isOfMeal(noun, stop))
    .filter((noun) => !isHeldBy(holdingsOf(noun)?.perhaps, foods))
    .filter((noun) => !isSauced(noun, stop.venue, foods))
    .toSorted((a, b) => Number(isTheirs(b)) - Number(isTheirs(a)))
    .map((noun) => several(spelled(noun, stop.venue)));
}

/** Whether nobody goes to a table for it: what one has with a dish, or drinks. */
export const isBeside = (dish: string): boolean => beside.test(dish) || drinks.test(dish);

const drinks =
  /\b(tortillas|salsa|pita|toast|buns|naan|coffees?|espressos?|lattes?|cappuccinos?|cortados?|matcha|chai|boba|tea|brew|over|juices?|lemonade|horchata)$/;

/** Kitchens whose sauces hold what the names of plain dishes do not tell. */
const sauces: readonly (readonly [cuisines: readonly Cuisine[], foods: readonly Food[]])[] = [
  [
    ['thai', 'lao', 'burmese', 'vietnamese', 'filipino', 'indonesian', 'malaysian'],
    ['fish', 'shellfish', 'soy', 'gluten', 'peanuts', 'egg'],
  ],
  [
    ['chinese', 'cantonese', 'sichuan', 'taiwanese', 'dim-sum', 'asian', 'mongolian'],
    ['shellfish', 'soy', 'gluten', 'sesame', 'egg'],
  ],
  [
    ['japanese', 'izakaya', 'ramen', 'sushi'],
    ['fish', 'soy', 'gluten', 'sesame', 'egg'],
  ],
  [['korean'], ['fish', 'shellfish', 'soy', 'gluten', 'sesame']],
  [
    ['oaxacan', 'mexican', 'indian', 'persian', 'west-african'],
    ['nuts', 'peanuts', 'gluten'],
  ],
];
const plainDishes: ReadonlySet<string> = new Set(
  `curry noodle soup stew bowl salad crab lobster shrimp fish seafood chicken duck beef pork lamb goat steak rib wing tofu egg
  vegetable barbecue bbq skewer rice oyster clam mussel squid octopus vermicelli`
    .split(/\s+/)
    .concat(
      'noodle soup',
      'fried rice',
      'green bean',
      'whole fish',
      'grilled fish',
      'fried fish',
      'hot pot',
    ),
);

/** Whether what a dish holds hangs on the sauces of its kitchen. */
const isSauced = (noun: string, { cuisines }: Venue, foods: readonly Food[]): boolean =>
  plainDishes.has(dishOf(noun) ?? '') &&
  sauces.some(
    ([those, held]) =>
      cuisines.some((cuisine) => those.includes(cuisine)) &&
      held.some((food) => foods.includes(food)),
  );

/** Whether a dish is made for those who leave something out, or is what they eat instead. */
function fits(noun: string, { as, name }: LeftOut): boolean {
  if (as === 'meat') return isHeldBy(holdingsOf(noun)?.surely, ['fish', 'shellfish']);
  return noun.includes(name) || (as === 'vegetarian' && /\b(vegan|veggie)\b/.test(noun));
}

/** Its own dishes that hold it without saying so. */
export function ownLeft(stop: SpokenStop, leftOut: readonly LeftOut[]): string[] {
  const foods = foodsOf(leftOut);
  if (leftOut.some(({ as }) => as === 'gluten')) return [];
  return ownDishes(stop)
    .filter((noun) => isHeldBy(holdingsOf(noun)?.surely, foods))
    .filter((noun) => !isNamedAfter(noun, foods) && !namesItself.test(noun))
    .map((noun) => `the ${several(spelled(noun, stop.venue))}`);
}

/** Dishes that everybody knows to hold meat, fish, eggs or dairy. */
const namesItself =
  /\b(burgers?|hamburgers?|sausages?|hot dogs?|wings?|chicken|fried (?:fish|seafood|shrimp)|sushi|sashimi|nigiri|omakase|poke|seafood|barbecue|kebabs?|pizza|slices?|cheese\w*|shakes?|lattes?|ice cream|gelato|omelets?|eggs?|filet mignon|benedicts?)\b/;
