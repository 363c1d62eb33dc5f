import type { Food, LeftOut } from '@rendezvous/language';
import type { Diet, Venue } from '@rendezvous/venue-model';

interface Keeping {
  readonly is: (venue: Venue) => boolean;
  readonly foods: readonly Food[];
}

const vegetarian = ['meat', 'pork', 'beef', 'lamb', 'poultry', 'fish', 'shellfish', 'raw'] as const;
/** Kitchens that hold none of some foods at all. */
const vegan: Keeping = { is: cooks('vegan'), foods: [...vegetarian, 'egg', 'dairy', 'honey'] };
const meatless: Keeping = { is: cooks('vegetarian'), foods: vegetarian };
const kept: readonly Keeping[] = [
  vegan,
  meatless,
  { is: says('gluten-free-kitchen'), foods: ['gluten'] },
  { is: says('halal'), foods: ['pork'] },
  { is: says('kosher'), foods: ['pork', 'shellfish'] },
];

/** Of those that cook vegetarian food many serve fish beside it, and of those that are vegetarian many eggs and cheese beside vegan dishes. */
function cooks(cuisine: 'vegan' | 'vegetarian'): (venue: Venue) => boolean {
  return ({ cuisines }) =>
    cuisines[0] === cuisine ||
    (cuisine === 'vegan' && cuisines.includes('vegan') && !cuisines.includes('vegetarian'));
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
