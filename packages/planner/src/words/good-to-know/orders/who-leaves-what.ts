import { fold, foodsLeftOut, leftOutByDiet, type LeftOut } from '@rendezvous/language';
import type { Diet } from '@rendezvous/venue-model';
import type { Scene } from '../../../scene.ts';

/** What is left out at every table of a date. */
export interface TheirTable {
  readonly leftOut: readonly LeftOut[];
  /** What is asked for in words that name no food we know: said as it was typed. */
  readonly unknown: { readonly toAsk: readonly string[]; readonly toTell: readonly string[] };
  /**
   * What a kitchen has to hear before it cooks, by its names; empty where a
   * wrong plate is no danger.
   */
  readonly allergies: readonly LeftOut[];
  /** Whether no crumb of gluten may come to the table. */
  readonly isCeliac: boolean;
  /** Whether they keep a diet, and want to know what is there for them. */
  readonly isDiet: boolean;
}

/** A dislike of a food as a whole, and not of one dish or kind of place. */
const ofFood =
  /^(?:no |any )?(?:raw fish|raw food|spicy(?: foods?)?|sea ?food|fish|shellfish|mushrooms?|pork|beef|red meat|eggs?|dairy|nuts|peanuts|onions?|garlic)$/;

/** What the two leave out, by whatever field it was written in. */
export function tableOf({ diets, toAsk, toTell, needs, wishes }: Scene): TheirTable {
  const isUnknown = (text: string): boolean => foodsLeftOut(text).length === 0;
  // Dishes without gluten come nearest to a diet without starch, and corn is no dish for it.
  const isNearOnly = (diet: Diet): boolean => diet === 'gluten-free' && toTell.some(isUnknown);
  const byDiet = diets.flatMap((diet) => (isNearOnly(diet) ? [] : (leftOutByDiet[diet] ?? [])));
  const told = [...toAsk, ...toTell].flatMap(foodsLeftOut);
  const disliked = wishes.dislikes.filter((text) => ofFood.test(fold(text))).flatMap(foodsLeftOut);
  const unborn = needs.includes('pregnant') ? foodsLeftOut('raw') : [];
  const celiac = diets.includes('gluten-free-kitchen') ? foodsLeftOut('celiac') : [];
  return {
    leftOut: widest([...told, ...byDiet, ...unborn, ...disliked]),
    unknown: { toAsk: toAsk.filter(isUnknown), toTell: toTell.filter(isUnknown) },
    allergies: widest([...toAsk.flatMap(foodsLeftOut).filter(isAllergen), ...celiac]),
    isCeliac: celiac.length > 0,
    isDiet: byDiet.length > 0,
  };
}

/** What bodies turn against, and is not only unwelcome. */
const isAllergen = ({ as }: LeftOut): boolean => as !== 'raw' && as !== 'spicy';

/** Each once, and none that another holds: those who eat vegan leave out eggs too. */
const widest = (all: readonly LeftOut[]): LeftOut[] =>
  all.filter(
    (one, i) =>
      !all.some(
        (other, j) =>
          i !== j &&
          one.foods.length > 0 &&
          one.foods.every((food) => other.foods.includes(food)) &&
          (other.foods.length > one.foods.length || j < i),
      ) && all.findIndex(({ as }) => as === one.as) === i,
  );
