import type { Diet } from '@rendezvous/venue-model';
import { withoutSlips } from '../taste/diets/slips.ts';
import { fold } from '../taste/words-of.ts';
import { anyMeat, type Food } from './food.ts';

/** Something that one of two people does not eat. */
export interface LeftOut {
  /** Its proper name, however it was typed: 'shellfish', 'vegetarian'. */
  readonly name: string;
  /** Under which of the tables of hidden foods it stands. */
  readonly as: HiddenFood;
  /** The foods that no dish for them holds; empty where no dish is known by it. */
  readonly foods: readonly Food[];
}

export type HiddenFood =
  | Exclude<Food, 'lamb' | 'poultry' | 'honey' | 'alcohol'>
  | 'vegetarian'
  | 'vegan'
  | 'meat'
  | 'alliums';

type Named = readonly [says: RegExp, leftOut: LeftOut];

const leftOut = (name: string, as: HiddenFood, foods: readonly Food[]): LeftOut => ({
  name,
  as,
  foods,
});

const named: readonly Named[] = [
  [
    /\b(shell ?fish|crustaceans?|shrimps?|prawns?|crabs?|lobsters?|mollus[ck]s?|oysters?)\b/,
    leftOut('shellfish', 'shellfish', ['shellfish']),
  ],
  [/\bsea ?food\b/, leftOut('seafood', 'shellfish', ['fish', 'shellfish'])],
  [/(?<!raw )\b(fish|salmon|tuna|anchov(?:y|ies))\b/, leftOut('fish', 'fish', ['fish'])],
  [/\braw\b|\bsushi\b/, leftOut('raw fish', 'raw', ['raw'])],
  [/\bpea ?nuts?\b/, leftOut('peanuts', 'peanuts', ['peanuts'])],
  [
    /\b(tree ?nuts?|walnuts?|hazelnuts?|almonds?|cashews?|pecans?|pistachios?)\b/,
    leftOut('tree nuts', 'nuts', ['nuts']),
  ],
  [/(?<!tree )(?<!pea )\bnuts?\b/, leftOut('nuts', 'nuts', ['nuts', 'peanuts'])],
  [/\beggs?\b/, leftOut('eggs', 'egg', ['egg'])],
  [/\b(dairy|lactose|milk|cheese|casein)\b/, leftOut('dairy', 'dairy', ['dairy'])],
  [/\b(gluten|wheat|c(?:o)?eliacs?)\b/, leftOut('gluten', 'gluten', ['gluten'])],
  [/\bsesame|tahini\b/, leftOut('sesame', 'sesame', ['sesame'])],
  [/\bsoy(?:a|beans?)?\b/, leftOut('soy', 'soy', ['soy'])],
  [/\b(pork|lard|bacon|ham|kosher style|kosher ish)\b/, leftOut('pork', 'pork', ['pork'])],
  [/\blent\b/, leftOut('meat', 'meat', anyMeat)],
  [/\bred meat\b/, leftOut('red meat', 'pork', ['pork', 'beef', 'lamb'])],
  [/\b(beef|hindus?)\b/, leftOut('beef', 'beef', ['beef'])],
  [/\b(spicy|spice|chil(?:i|e)s?)\b/, leftOut('spicy food', 'spicy', ['spicy'])],
  [/\b(onions?|garlic|jains?|jainism|sattvic)\b/, leftOut('onions and garlic', 'alliums', [])],
  [/\bmushrooms?\b/, leftOut('mushrooms', 'mushrooms', ['mushrooms'])],
];

/**
 * What a text leaves out, by its proper names; empty where it names nothing that a dish is known to
 * hold.
 */
export function foodsLeftOut(text: string): LeftOut[] {
  const folded = withoutSlips(fold(text));
  return named.flatMap(([says, one]) => (says.test(folded) ? [one] : []));
}

/** What those who keep a diet leave out; undefined for those that a kitchen keeps as a whole. */
export const leftOutByDiet: Readonly<Partial<Record<Diet, LeftOut>>> = {
  vegan: leftOut('vegan', 'vegan', [...anyMeat, 'fish', 'shellfish', 'egg', 'dairy', 'honey']),
  vegetarian: leftOut('vegetarian', 'vegetarian', [...anyMeat, 'fish', 'shellfish']),
  pescatarian: leftOut('pescatarian', 'meat', [...anyMeat]),
  'dairy-free': leftOut('dairy', 'dairy', ['dairy']),
  'gluten-free': leftOut('gluten', 'gluten', ['gluten']),
  'gluten-free-kitchen': leftOut('gluten', 'gluten', ['gluten']),
};
