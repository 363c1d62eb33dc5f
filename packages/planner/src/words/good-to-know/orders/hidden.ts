import { sweets, type HiddenFood } from '@rendezvous/language';
import { kinds, type Venue } from '@rendezvous/venue-model';
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

/** How a kitchen usually cooks it; undefined where nothing is known of its kind. At a counter for sweets those count alone. */
export function kitchenOf(
  { cuisines, category }: Pick<Venue, 'cuisines' | 'category'>,
  food: HiddenFood,
): Kitchen | undefined {
  // A hall of counters is no kitchen.
  if (category === 'food_hall' || category === 'market') return undefined;
  const isMeal = kinds[category].role === 'meal';
  const cooked = cuisines.filter((cuisine) => sweets.has(cuisine) !== isMeal);
  return rowsByFood.get(food)?.find((row) => cooked.some((cuisine) => row.cuisines.has(cuisine)));
}
