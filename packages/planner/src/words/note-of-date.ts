import type { Need } from '@rendezvous/language';
import type { Diet } from '@rendezvous/venue-model';
import type { CuratedDate } from '../curated/curated-date.ts';
import { isOfAnotherOccasion } from '../curated/for-others.ts';
import type { Scene } from '../scene.ts';
import { isForDay } from './voice/conditions.ts';
import { isTrueOf } from './curated-words.ts';
import type { SpokenStop } from './voice/evening.ts';
import { isNotForThem } from './voice/not-for-them.ts';

/** Of whom a sentence speaks who may not be there, and the needs that they would have named. */
const forCompany: readonly (readonly [says: RegExp, theirs: readonly Need[]])[] = [
  [
    /\b(?:kids?|toddlers?|child(?:ren)?|strollers?|babies|baby)\b/i,
    ['children', 'stroller', 'under-21'],
  ],
  [/\b(?<!hot |corn |chili )dogs?\b(?! days?)|\bleash/i, ['dog']],
];

/** What is said to those who leave something out, and the diets that they would have named. */
const forTables: readonly (readonly [says: RegExp, theirs: readonly Diet[]])[] = [
  [/\bgluten|\bceliac/i, ['gluten-free', 'gluten-free-kitchen']],
  [/\bvegans?\b/i, ['vegan', 'vegetarian', 'dairy-free']],
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

const ofCars =
  /\b(?:parking|park once|parks? (?:in|at|by|near|on|along|beside) (?:the|a|one)|garages?|valet|(?:the|a|your|by) cars?|(?:lots?|spaces) fills?|driv(?:e|ing))\b/i;
const ofTrains = /\b(?:light rail|trains?|subway|bus(?:es)?|BART|Muni|Metro|streetcar|the L)\b/;

/** Whether a sentence tells how to arrive in another way than theirs. */
function isOfAnotherWay(sentence: string, { wishes: { mode } }: Scene): boolean {
  if (mode === 'driving') return ofTrains.test(sentence) && !/\bcars?\b|\bpark/i.test(sentence);
  const isOnFoot = mode === 'walking' || mode === 'public';
  return isOnFoot && ofCars.test(sentence) && !ofTrains.test(sentence);
}

/** What goes on from the sentence before it. */
const goesOn = /^(?:Otherwise|Else|If not|That|Those|Then|But|So|And|It|They|Both|There)\b/;

/** What of the note of a date speaks to these two on that day: no sentence for another weekday, season or way there, or for company that they do not have; null where nothing does. */
export function noteFor(
  { note }: CuratedDate,
  stops: readonly SpokenStop[],
  scene: Scene,
): string | null {
  const sentences = (note ?? '').split(/(?<=[.!?]) (?=[A-Z“‘"'])/);
  const isForThem = (sentence: string): boolean =>
    isForDay(sentence, scene.context.date) &&
    isTrueOf(sentence, stops, scene) &&
    !isOfAnotherWay(sentence, scene) &&
    !isNotForThem(sentence, scene) &&
    !isOfAnotherOccasion(sentence, scene) &&
    !isForOtherCompany(sentence, scene);
  const told: string[] = [];
  let isBeforeTold = true;
  for (const sentence of sentences) {
    isBeforeTold = isForThem(sentence) && (isBeforeTold || !goesOn.test(sentence));
    if (isBeforeTold) told.push(sentence);
  }
  return told.join(' ') || null;
}
