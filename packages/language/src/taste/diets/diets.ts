import type { Diet, Venue } from '@rendezvous/venue-model';
import { fold } from '../words-of.ts';
import { withoutSlips } from './slips.ts';

/** Nothing with gluten may enter the kitchen. */
const celiac =
  /\b(c(o)?eliacs?|sprue|(gluten|wheat) allergy|allergic to (gluten|wheat)|(strict|strictly|fully|completely|dedicated|100) gluten free|cross contamination)\b/;
const known: readonly (readonly [Diet, RegExp])[] = [
  ['vegan', /\bvegan\b|\bplant based\b/],
  [
    'vegetarian',
    /\bvegetarian\b|\bveggie\b|\b(no|dont eat|do not eat|doesnt eat) meat\b|\bmeatless\b|\bveg\b/,
  ],
  ['pescatarian', /\bpesc[ae]tarian\b/],
  ['gluten-free-kitchen', celiac],
  ['gluten-free', /\bgluten\b|\bgf\b|\bno wheat\b/],
  ['dairy-free', /\bdairy\b|\blactose\b|\bno milk\b/],
  ['halal', /\bhalal\b|\bmuslims?\b|\bramadan\b|\biftar\b/],
  ['kosher', /\bkosher\b(?! (style|ish)\b)/],
];
/**
 * What no kitchen publishes and no life hangs on: the diet whose dishes come nearest, and the table
 * has to say the rest.
 */
const nearly: readonly (readonly [Diet | null, RegExp])[] = [
  [
    null,
    /\b(diabet(es|ic)|low (sodium|salt|sugar)|(no|without) (added |refined )?sugar|sugar free|heart healthy|no (cilantro|mushrooms?|caffeine|spicy( food)?)|(cant|cannot|dont|doesnt|not|nothing|hates?|avoids?)( (do|eat|handle|take|like|have))?( (too|very|really))? spic(e|y)( food)?)\b/,
  ],
  [
    'gluten-free',
    /\b(keto|ketogenic|low carbs?|no carbs?|atkins|paleo|whole ?30|(low )?fodmaps?|ibs|irritable bowel|sibo|grain free)\b/,
  ],
  [null, /\b(pregnan(t|cy)|(no|without) (raw|undercooked|unpasteuri[sz]ed|soft cheeses?|sushi))\b/],
  [
    'vegetarian',
    /\b(flexitarian|mostly (plants?|plant based|vegetables|veggies)|jains?|jainism|sattvic|hindu|no (onions?|garlic)|pork shellfish)\b/,
  ],
  ['pescatarian', /\blent\b/],
  [
    null,
    /\b(kosher (style|ish)|pork|lard|(no|not|dont eat|doesnt eat|never) (red meat|beef|lamb))\b/,
  ],
];
const porkless: ReadonlySet<Diet> = new Set(['halal', 'kosher', 'vegan', 'vegetarian']);
/**
 * What says that there is nothing to heed, as a whole text or beside something else ('vegan,
 * please').
 */
const nothing: readonly RegExp[] = [
  /^(none|no|nope|nothing|n a|na|any|omnivores?|not picky)?( at all| really| thanks)?$/,
  /^no (known )?(dietary |food )?(restrictions?|allerg(y|ies)|diets?|preferences?|requirements?|needs)( at all)?$/,
  /^(dietary )?(restrictions?|allerg(y|ies)|diets?) (none|no)$/,
  /^((we|i|he|she|they) )?(both )?(eats? )?(everything|anything)$/,
  /^((very|really|super|quite|mildly) )?(strict|severe|serious|mild|flexible|not strict|sensitive|intolerant|diagnosed|her|him|me|mine|us|both)$/,
  /^(please|thanks|thank you|if possible|ideally|preferably|mostly)$/,
];
const saysNothing = (folded: string): boolean => nothing.some((pattern) => pattern.test(folded));
const sober =
  /\b(no alcohol|alcohol free|sober|teetotal(er|ers)?|non alcoholic|(dont|do not|doesnt) drink|(no|not) drinking|non drinkers?|no booze)\b|^alcohol$/;
/**
 * What a kitchen is known for that is no place for who must not eat something, however it is asked.
 */
const shunned: readonly (readonly [says: RegExp, knownFor: readonly string[]])[] = [
  [
    /\b(shellfish|crustaceans?|shrimps?|prawns?|crabs?|lobsters?|mollus[ck]s?)\b/,
    ['seafood', 'oysters', 'crab', 'lobster', 'shrimp', 'clams', 'crawfish'],
  ],
  [/\braw\b|\bpregnan/, ['sushi', 'sashimi', 'poke', 'oysters', 'ceviche', 'omakase']],
  [/\b(?<!raw )(sea ?food|fish)\b/, ['seafood', 'sushi', 'poke']],
  [/\b(pea)?nuts?\b/, ['thai', 'satay', 'peanuts', 'baklava', 'pistachio']],
  [/\b(pork|kosher (style|ish))\b/, ['carnitas', 'al pastor', 'barbecue', 'ramen', 'bacon']],
  [/\b(red meat|beef)\b/, ['steak', 'burgers', 'barbecue']],
  [/\beggs?\b/, ['omelets', 'eggs benedict']],
  [/\bsesame\b/, ['tahini', 'hummus', 'bagels']],
  [/\bsoy(a|beans?)?\b/, ['tofu', 'sushi', 'ramen']],
];
/** Where one restriction ends and the next begins within a text: 'vegetarian and no nuts'. */
const between = /[,;/+&]|\b(?:and|or|but|plus|with)\b|(?=\b(?:no|without)\b)/i;
/**
 * Beside a diet that is known, what no data speak of: 'vegan, nut-free', or that no trace may be in
 * a dish.
 */
const unheardOf =
  /\b(?!gluten |sugar |dairy |lactose |meat |alcohol |wheat |milk |animal |grain |pork )\w+ free\b|\ballerg/;

/**
 * What follows from what a kitchen serves: vegan food is vegetarian and free of dairy, vegetarian
 * food is pescatarian.
 */
const alsoServes: Partial<Record<Diet, readonly Diet[]>> = {
  vegan: ['vegetarian', 'dairy-free', 'pescatarian'],
  vegetarian: ['pescatarian'],
  'gluten-free-kitchen': ['gluten-free'],
};

export interface DietReading {
  /** What the data can vouch for. */
  readonly diets: readonly Diet[];
  /** What no data speak of, such as an allergy, in the words it was given: never assumed. */
  readonly unverifiable: readonly string[];
  /**
   * What no data speak of and the two ask the kitchen about before they order, in the words it was
   * given.
   */
  readonly toAsk: readonly string[];
  /**
   * What the two have to say at the table although some dishes there will do, in the words it was
   * given.
   */
  readonly toTell: readonly string[];
  /** Alcohol is out, by wish or because a faith forbids it. */
  readonly noAlcohol: boolean;
}

/**
 * Reads dietary restrictions as people write them; of those in `asked` that no data speak of the
 * kitchen is asked.
 */
export function readDiets(texts: readonly string[], asked: readonly string[] = []): DietReading {
  const diets = new Set<Diet>();
  const unverifiable: string[] = [];
  const toAsk: string[] = [];
  const toTell: string[] = [];
  let noAlcohol = false;
  for (const text of [...texts, ...asked]) {
    const parts = partsOf(text).map(readPart);
    const isWithoutPork = parts.some((part) => part.found.some((diet) => porkless.has(diet)));
    const near = parts.flatMap((part) => (part.isOfPork && isWithoutPork ? [] : part.near));
    for (const diet of [...parts.flatMap(({ found }) => found), ...near])
      if (diet !== null) diets.add(diet);
    if (parts.some(({ isSober, found }) => isSober || found.includes('halal'))) noAlcohol = true;
    if (parts.some(({ isVouchedFor }) => !isVouchedFor))
      (texts.includes(text) ? unverifiable : toAsk).push(text);
    else if (near.length > 0) toTell.push(text);
  }
  if (diets.has('gluten-free-kitchen')) diets.delete('gluten-free');
  return { diets: [...diets], unverifiable, toAsk, toTell, noAlcohol };
}

/**
 * What rules a kitchen out for those who say at the table what they must not eat: a seafood house
 * where it is shellfish.
 */
export const hopelessFor = (told: readonly string[]): string[] => [
  ...new Set(
    shunned.flatMap(([says, knownFor]) =>
      told.some((text) => says.test(withoutSlips(fold(text)))) ? knownFor : [],
    ),
  ),
];

/** What of a text asks for something, each restriction by itself. */
function partsOf(text: string): string[] {
  if (saysNothing(fold(text))) return [];
  return text
    .replace(/pork\s*(,|\/|&|or|and|nor)\s*(no |any )?shellfish/i, 'pork shellfish')
    .replace(/[()]/g, ',')
    .split(between)
    .map((part) => withoutSlips(fold(part)))
    .filter((part) => !saysNothing(part));
}

function readPart(part: string) {
  const found = known.filter(([, pattern]) => pattern.test(part)).map(([diet]) => diet);
  const near = nearly
    .filter(([, pattern]) => pattern.test(part))
    .slice(0, 1)
    .map(([diet]) => diet);
  const isSober = sober.test(part);
  // An allergy to wheat is more than a gluten-free menu can promise, and what a gluten-free kitchen
  // does.
  const isBeyond = unheardOf.test(part.replace(celiac, ' '));
  return {
    found,
    near,
    isOfPork: /\bpork\b/.test(part),
    isSober,
    isVouchedFor: !isBeyond && (found.length > 0 || near.length > 0 || isSober),
  };
}

/** Whether the data say that a kitchen serves a diet well. */
export function serves(venue: Venue, diet: Diet): boolean {
  return venue.dietary.some(
    (offered) => offered === diet || (alsoServes[offered] ?? []).includes(diet),
  );
}

/** A diet as a sentence says it before 'dishes' and 'food'. */
export const spokenDiet = (diet: Diet): string =>
  diet === 'gluten-free-kitchen' ? 'gluten-free' : diet;

/**
 * Whether the two may eat there: what they heed is served, or they ask the kitchen, where some of
 * it has no gluten, about the rest.
 */
export function feeds(
  venue: Venue,
  diet: Diet,
  { asksKitchen }: { asksKitchen: boolean },
): boolean {
  const isSafeByNature = diet === 'halal' && halalByNature.has(venue.category);
  return (
    isSafeByNature ||
    serves(venue, asksKitchen && diet === 'gluten-free-kitchen' ? 'gluten-free' : diet)
  );
}

/** Where milk, sugar, coffee and tea are had, which nobody slaughters. */
const halalByNature: ReadonlySet<Venue['category']> = new Set(['ice_cream', 'cafe', 'tea_house']);
