import type { Need } from '@rendezvous/language';
import type { Diet } from '@rendezvous/venue-model';
import type { Scene } from '../scene.ts';

/** What is said of dogs, and not of what is eaten in a bun. */
export const ofDogs = /\b(?<!hot |corn |chili )dogs?\b(?! days?)|\bleash/i;

/** Of whom a sentence speaks who may not be there, and the needs that they would have named. */
const forCompany: readonly (readonly [says: RegExp, theirs: readonly Need[]])[] = [
  [
    /\b(?:kids?|toddlers?|child(?:ren)?|strollers?|babies|baby)\b/i,
    ['children', 'stroller', 'under-21'],
  ],
  [ofDogs, ['dog']],
  [
    /\bsober\b|\bno alcohol\b|\bwithout (?:a drink|alcohol)\b|\bclear head\b|\balcohol[- ]free\b/i,
    ['no-alcohol', 'sober', 'pregnant', 'under-21'],
  ],
];

/** What is said to those who leave something out, and the diets that they would have named. */
const forTables: readonly (readonly [says: RegExp, theirs: readonly Diet[]])[] = [
  [
    /\bgluten|\bceliac|\bwheat(?:less|-free)?\b(?! ales?| beers?)|\bflourless/i,
    ['gluten-free', 'gluten-free-kitchen'],
  ],
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
