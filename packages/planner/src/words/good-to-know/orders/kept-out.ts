import type { Food, LeftOut } from '@rendezvous/language';
import type { Diet, Venue } from '@rendezvous/venue-model';

interface Keeping {
  readonly is: (venue: Venue) => boolean;
  readonly foods: readonly Food[];
}

const vegetarian = ['meat', 'pork', 'beef', 'lamb', 'poultry', 'fish', 'shellfish', 'raw'] as const;
/** Kitchens that hold none of some foods at all. */
const vegan: Keeping = {
  is: (venue) => cooksOnly(venue, 'vegan'),
  foods: [...vegetarian, 'egg', 'dairy', 'honey'],
};
const meatless: Keeping = {
  is: (venue) => cooksOnly(venue, 'vegetarian') || cooksOnly(venue, 'vegan'),
  foods: vegetarian,
};
const kept: readonly Keeping[] = [
  vegan,
  meatless,
  { is: says('gluten-free-kitchen'), foods: ['gluten'] },
  { is: says('halal'), foods: ['pork'] },
  { is: says('kosher'), foods: ['pork', 'shellfish'] },
];

const saysMeatless =
  /\b(?:all|wholly|purely|entirely) (?:vegetarian|meatless)\b|\bvegetarian throughout\b|\bno meat (?:anywhere|at all)\b|\band meatless\b|\ball meatless\b/i;

/**
 * Whether a kitchen cooks nothing else. Of those that cook vegetarian food many serve fish beside
 * it, and of those that are vegetarian many eggs and cheese beside vegan dishes.
 */
export function cooksOnly({ cuisines, why, description }: Venue, diet: Diet): boolean {
  if (diet !== 'vegan' && diet !== 'vegetarian') return false;
  return (
    cuisines[0] === diet ||
    (diet === 'vegan' && cuisines.includes('vegan') && !cuisines.includes('vegetarian')) ||
    (diet === 'vegetarian' && [...why, description].some((text) => saysMeatless.test(text)))
  );
}

function says(diet: Diet): (venue: Venue) => boolean {
  return ({ dietary }) => dietary.includes(diet);
}

/** Of what a vegan or vegetarian kitchen cooks nothing with. */
export const animalsKeptOut = (venue: Venue): Food[] =>
  [vegan, meatless].flatMap(({ is, foods }) => (is(venue) ? [...foods] : []));

/** Whether nothing of what is left out enters a kitchen. */
export const isKeptOut = (venue: Venue, { foods }: LeftOut): boolean =>
  foods.length > 0 &&
  kept.some((keeping) => keeping.is(venue) && foods.every((food) => keeping.foods.includes(food)));
