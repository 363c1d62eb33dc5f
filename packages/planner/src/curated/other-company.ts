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
];

/** What is said to those who leave something out, and the diets that they would have named. */
const forTables: readonly (readonly [says: RegExp, theirs: readonly Diet[]])[] = [
  [/\bgluten|\bceliac/i, ['gluten-free', 'gluten-free-kitchen']],
  [
    /\bvegans?\b|\bvegetarians?\b(?! (?:kitchen|restaurant|menu|cooking))/i,
    ['vegan', 'vegetarian', 'dairy-free'],
  ],
  [/\bhalal\b/i, ['halal']],
  [/\bkosher\b/i, ['kosher']],
];

/** What is said to two who hardly know each other. */
const ofFirstDates =
  /\bfirst dates?\b|\b(?:any|your|first) nerves\b|\btalk (?:stalls|runs dry)\b|\bgoes quiet\b|\bend (?:it|the date) (?:early|kindly)\b/i;
/** From this date on two know each other. */
const knownFrom = 4;

const nthDate = /\b(second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) dates?\b/i;
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** Whether a sentence speaks of another date than theirs or the one after it. */
function isForOtherDate(sentence: string, dateNumber: number): boolean {
  if (dateNumber >= knownFrom && ofFirstDates.test(sentence)) return true;
  const [, nth] = nthDate.exec(sentence) ?? [];
  const ahead = nth === undefined ? 0 : ordinals.indexOf(nth.toLowerCase()) + 1 - dateNumber;
  return nth !== undefined && ahead !== 0 && ahead !== 1;
}

/** Whether a sentence is for company or for a diet that these two have not, or of another date than theirs. */
export const isForOtherCompany = (sentence: string, { needs, diets, wishes }: Scene): boolean =>
  isForOtherDate(sentence, wishes.dateNumber) ||
  forCompany.some(
    ([says, theirs]) => says.test(sentence) && !theirs.some((need) => needs.includes(need)),
  ) ||
  forTables.some(
    ([says, theirs]) => says.test(sentence) && !theirs.some((diet) => diets.includes(diet)),
  );
