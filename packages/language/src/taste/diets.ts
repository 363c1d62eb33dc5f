import type { Diet, Venue } from '@rendezvous/venue-model';
import { fold } from './words-of.ts';

const known: readonly (readonly [Diet, RegExp])[] = [
  ['vegan', /\bvegan\b|\bplant based\b/],
  [
    'vegetarian',
    /\bvegetarian\b|\bveggie\b|\b(no|dont eat|do not eat|doesnt eat) meat\b|\bmeatless\b|\bveg\b/,
  ],
  ['pescatarian', /\bpesc[ae]tarian\b/],
  ['gluten-free', /\bgluten\b|\bc(o)?eliac\b|\bgf\b|\bno wheat\b/],
  ['dairy-free', /\bdairy\b|\blactose\b|\bno milk\b/],
  ['halal', /\bhalal\b/],
  ['kosher', /\bkosher\b/],
];
/** What says that there is nothing to heed, as a whole text or beside something else ('vegan, please'). */
const nothing: readonly RegExp[] = [
  /^(none|no|nope|nothing|n a|na|any|omnivores?|not picky)?( at all| really| thanks)?$/,
  /^no (known )?(dietary |food )?(restrictions?|allerg(y|ies)|diets?|preferences?|requirements?|needs)( at all)?$/,
  /^(dietary )?(restrictions?|allerg(y|ies)|diets?) (none|no)$/,
  /^((we|i|he|she|they) )?(both )?(eats? )?(everything|anything)$/,
  /^(please|thanks|thank you|if possible|ideally|preferably|mostly)$/,
];
const saysNothing = (folded: string): boolean => nothing.some((pattern) => pattern.test(folded));
const sober =
  /\b(no alcohol|alcohol free|sober|teetotal(er|ers)?|non alcoholic|(dont|do not|doesnt) drink|no drinking|non drinkers?|no booze)\b|^alcohol$/;
/** Where one restriction ends and the next begins within a text: 'vegetarian and no nuts'. */
const between = /[,;/+&]|\b(?:and|or|but|plus|with)\b|(?=\b(?:no|without)\b)/i;
/** Beside a diet that is known, what no data speak of: 'vegan, nut-free', or that no trace may be in a dish, as for celiacs. */
const unheardOf =
  /\b(?!gluten |dairy |lactose |meat |alcohol |wheat |milk |animal )\w+ free\b|\ballerg|\bc(o)?eliac\b/;

/** What follows from what a kitchen serves: vegan food is vegetarian and free of dairy, vegetarian food is pescatarian. */
const alsoServes: Partial<Record<Diet, readonly Diet[]>> = {
  vegan: ['vegetarian', 'dairy-free', 'pescatarian'],
  vegetarian: ['pescatarian'],
};

export interface DietReading {
  /** What the data can vouch for. */
  readonly diets: readonly Diet[];
  /** What no data speak of, such as an allergy, in the words it was given: never assumed. */
  readonly unverifiable: readonly string[];
  /** Alcohol is out, by wish or because a faith forbids it. */
  readonly noAlcohol: boolean;
}

/** Reads dietary restrictions as people write them. */
export function readDiets(texts: readonly string[]): DietReading {
  const diets = new Set<Diet>();
  const unverifiable: string[] = [];
  let noAlcohol = false;
  for (const text of texts) {
    const parts = saysNothing(fold(text))
      ? []
      : text
          .split(between)
          .map(fold)
          .filter((part) => !saysNothing(part));
    let isVouchedFor = true;
    for (const part of parts) {
      const found = known.filter(([, pattern]) => pattern.test(part)).map(([diet]) => diet);
      const isSober = sober.test(part);
      for (const diet of found) diets.add(diet);
      if (isSober || found.includes('halal')) noAlcohol = true;
      // An allergy to wheat is more than a gluten-free menu can promise.
      if ((found.length === 0 && !isSober) || unheardOf.test(part)) isVouchedFor = false;
    }
    if (!isVouchedFor) unverifiable.push(text);
  }
  return { diets: [...diets], unverifiable, noAlcohol };
}

/** Whether the data say that a kitchen serves a diet well. */
export function serves(venue: Venue, diet: Diet): boolean {
  return venue.dietary.some(
    (offered) => offered === diet || (alsoServes[offered] ?? []).includes(diet),
  );
}
