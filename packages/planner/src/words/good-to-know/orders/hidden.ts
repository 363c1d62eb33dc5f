import { sweets, type HiddenFood } from '@rendezvous/language';
import { kinds, type Cuisine, type Venue } from '@rendezvous/venue-model';
import { hiddenAllergens } from './hidden-allergens.ts';
import { hiddenFoods } from './hidden-foods.ts';
import { hiddenInDiets } from './hidden-in-diets.ts';

/** How kitchens of a kind cook what somebody leaves out. */
export interface Kitchen {
  /** What they always have without it. */
  readonly take: readonly string[];
  /** Where it hides. */
  readonly leave: readonly string[];
  /** What to say at the table, in the imperative. */
  readonly ask: string | undefined;
}

interface Row extends Kitchen {
  readonly cuisines: ReadonlySet<string>;
}

const tables: Readonly<Record<HiddenFood, string>> = {
  ...hiddenAllergens,
  ...hiddenFoods,
  ...hiddenInDiets,
};

const rowsByFood = new Map(
  Object.entries(tables).map(([food, table]) => [food, table.trim().split('\n').map(rowOf)]),
);

function rowOf(line: string): Row {
  const [cuisines = '', take = '', leave = '', ask] = line.split(' | ');
  return {
    cuisines: new Set(cuisines.split(' ')),
    take: take.split(', '),
    leave: leave.split(', '),
    ask,
  };
}

/** From what tells most of how a kitchen cooks to what tells least; all others stand in between. */
const telling: readonly Cuisine[] = ['dim-sum', 'sushi', 'ramen'];
const vague: readonly Cuisine[] = [
  'breakfast',
  'vegetarian',
  'vegan',
  'mediterranean',
  'american',
  'new-american',
  'californian',
  'latin-american',
  'asian',
  'fusion',
];
/** From here on nobody knows what is on the menu. */
const unknownFrom = vague.indexOf('mediterranean');

const rankOf = (cuisine: Cuisine): number =>
  telling.includes(cuisine) ? -1 : vague.includes(cuisine) ? vague.indexOf(cuisine) + 1 : 0;

/**
 * How a kitchen usually cooks it, by the cuisine that tells most of it; undefined where nothing is
 * known of that. At a counter for sweets those count alone, and a hall of counters is no kitchen.
 */
export function kitchenOf(
  { cuisines, category }: Pick<Venue, 'cuisines' | 'category'>,
  food: HiddenFood,
): Kitchen | undefined {
  if (category === 'food_hall' || category === 'market') return undefined;
  const isMeal = kinds[category].role === 'meal';
  const [cuisine] = cuisines
    .filter((one) => sweets.has(one) !== isMeal)
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  if (cuisine === undefined) return undefined;
  const row = rowsByFood.get(food)?.find(({ cuisines: cooked }) => cooked.has(cuisine));
  return row && rankOf(cuisine) > unknownFrom ? { ...row, take: [] } : row;
}
