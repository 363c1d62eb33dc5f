import type { Need } from '@rendezvous/language';
import type { Diet } from '@rendezvous/venue-model';
import type { Scene } from '../scene.ts';

/** What is said of dogs, and not of what is eaten in a bun. */
export const ofDogs = /\b(?<!hot |corn |chili )dogs?\b(?! days?)|\bleash/i;

/** What is said to those who drink no alcohol. */
export const ofNoAlcohol =
  /\b(?:sober|no alcohol|without (?:a drink|alcohol)|clear head|alcohol[- ]free)\b/i;
/** What is said to those who eat no gluten; an ale may be of wheat. */
export const ofNoWheat =
  /\bgluten|\bceliac|\bwheat(?:less|-free)?\b(?! ales?| beers?)|\bflourless/i;
/** The needs of those who drink none. */
export const noAlcohol: readonly Need[] = ['no-alcohol', 'sober', 'pregnant', 'under-21'];
/** The diets of those who eat none. */
export const noWheat: readonly Diet[] = ['gluten-free', 'gluten-free-kitchen'];

/** What is said to those alone who roll; 'Step-free' of a door is good to know for anybody. */
const ofWheelchairs =
  /\bwheelchairs?\b|\baccessible (?:restrooms?|parking|spaces?|toilets?|entrances?|lifts?)\b/i;
/** What a date says that was composed for them. */
export const onWheels =
  /\b(?:wheelchairs?|step[- ]free throughout|without (?:a )?steps?|accessible(?: (?:restrooms?|parking|spaces?|toilets?|entrances?|lifts?|dates?))?)\b/i;
/** The needs of those who do. */
export const forWheels: readonly Need[] = ['step-free', 'easy-walk', 'stroller'];

/** Of whom a sentence speaks who may not be there, and the needs that they would have named. */
const forCompany: readonly (readonly [says: RegExp, theirs: readonly Need[]])[] = [
  [
    /\b(?:kids?|toddlers?|child(?:ren)?|strollers?|babies|baby)\b/i,
    ['children', 'stroller', 'under-21'],
  ],
  [ofDogs, ['dog']],
  [ofNoAlcohol, noAlcohol],
  [ofWheelchairs, forWheels],
];

/** What is said to those who leave something out, and the diets that they would have named. */
const forTables: readonly (readonly [says: RegExp, theirs: readonly Diet[]])[] = [
  [ofNoWheat, noWheat],
  [
    /\bvegans?\b|\bvegetarians?\b(?! (?:kitchen|restaurant|menu|cooking))/i,
    ['vegan', 'vegetarian', 'dairy-free'],
  ],
  [/\bhalal\b/i, ['halal']],
  [/\bkosher\b/i, ['kosher']],
];

/** Whether a sentence is for company or for a diet that these two have not. */
export const isForOtherCompany = (sentence: string, { needs, diets }: Scene): boolean =>
  forCompany.some(
    ([says, theirs]) => says.test(sentence) && !theirs.some((need) => needs.includes(need)),
  ) ||
  forTables.some(
    ([says, theirs]) => says.test(sentence) && !theirs.some((diet) => diets.includes(diet)),
  );
