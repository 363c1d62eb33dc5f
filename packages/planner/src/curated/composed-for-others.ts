import type { Need, Occasion } from '@rendezvous/language';
import type { Diet } from '@rendezvous/venue-model';
import { isWetFrom, temperatureAt } from '../context/weather.ts';
import type { Scene } from '../scene.ts';
import { isOfOtherScene } from '../score/for-whom.ts';
import type { CuratedDate } from './curated-date.ts';
import {
  forWheels,
  noAlcohol,
  noWheat,
  ofNoAlcohol,
  ofNoWheat,
  onWheels,
} from './other-company.ts';

/**
 * Whether a date was composed for a family, a dog, a wheelchair, a faith or a diet, for two alone,
 * for the rain, the cold or the heat, and that is not theirs.
 */
export const isComposedForOthers = (
  date: CuratedDate,
  scene: Scene,
  asked: readonly string[],
): boolean =>
  isOfOthers(date, { scene, asked: asked.join(' ') }) ||
  isOfWheels(date, scene) ||
  isOfLovers(date, scene) ||
  isOfRain(date, scene) ||
  isOfCold(date, scene) ||
  isOfHeat(date, scene);

const days: readonly (readonly [says: RegExp, of: Occasion])[] = [
  [/\b(?:propos\w+|engagement)\b/i, 'proposal'],
  [/\banniversar/i, 'wedding-anniversary'],
  [/\b(?:birthday|b-?day)\b/i, 'birthday'],
  [/\bgraduat/i, 'graduation'],
];

/**
 * Whether the first thing that a date was composed for is an occasion that they have not; what is
 * for anniversaries and for the rich is as good without one.
 */
export const isOfOtherDay = (
  { suits: [first = '', second = ''] }: CuratedDate,
  { occasion }: Scene,
): boolean =>
  days.some(
    ([says, of]) =>
      of !== occasion &&
      says.test(first) &&
      (of !== 'wedding-anniversary' || days.some(([also]) => also.test(second))),
  );

/** What a date tells those who come with somebody, and the needs that they would have named. */
const forCompany: readonly (readonly [says: RegExp, needs: readonly Need[]])[] = [
  [
    /\b(famil(y|ies)|kids?|toddlers?|child(ren)?|strollers?|high ?chairs?|small (hands|legs|feet|ones?)|little ones?)\b/i,
    ['children', 'stroller'],
  ],
  [/\b(dogs?|leash(es)?|pup(s|py)?)\b(?! day)/i, ['dog']],
  [ofNoAlcohol, noAlcohol],
];
/**
 * What a title or a sentence tells those whom it is for, and the diet that they would have named; a
 * note may well say it of a kitchen for everybody.
 */
const forTables: readonly (readonly [says: RegExp, theirs: readonly Diet[]])[] = [
  [/\bkosher\b/i, ['kosher']],
  [/\b(halal|iftar|ramadan)\b/i, ['halal']],
  [ofNoWheat, noWheat],
  [/\bvegans?\b/i, ['vegan']],
];

function isOfOthers(
  { title, summary, note, suits, stops }: CuratedDate,
  { scene, asked }: { readonly scene: Scene; readonly asked: string },
): boolean {
  const { needs, diets } = scene;
  const told = `${title} ${summary}`;
  const toldOfStops = `${told} ${note ?? ''} ${stops.map(({ text, why }) => `${text} ${why.join(' ')}`).join(' ')}`;
  return (
    forCompany.some(
      ([says, theirs]) =>
        suits.some((text) => says.test(text)) &&
        says.test(toldOfStops) &&
        !theirs.some((need) => needs.includes(need)),
    ) ||
    isOfOtherScene(suits.join(', '), scene) ||
    forTables.some(
      ([says, theirs]) =>
        says.test(told) && !says.test(asked) && !theirs.some((diet) => diets.includes(diet)),
    )
  );
}

const forFamilies = /\b(famil(?:y|ies)|kids?|child(?:ren)?|toddlers?|strollers?)\b/i;
const forLovers =
  /\b(romantic|romance|intimate|sexy|flirty|(?:first|second|third) date|date night|proposal|anniversary)\b/i;

/** Whether a date was composed for two who are alone, and they have children with them. */
const isOfLovers = ({ suits }: CuratedDate, { needs }: Scene): boolean =>
  (needs.includes('children') || needs.includes('stroller')) &&
  suits.some((text) => forLovers.test(text)) &&
  !suits.some((text) => forFamilies.test(text));

const ofRain = /\b(?:rain(?:s|y|ing)?|downpours?|drizzles?|wet (?:shoes|coats?|umbrellas?))\b/i;

/** Whether a date is told as one in the rain, of which neither they nor the forecast speak. */
function isOfRain({ title, summary, suits, stops }: CuratedDate, scene: Scene): boolean {
  const { wishes, context } = scene;
  if (!suits.some((text) => ofRain.test(text))) return false;
  const lines = stops.flatMap(({ text, why }) => [text, ...why]);
  const isTold = [title, summary, ...lines].some((text) => ofRain.test(text));
  const isAskedFor = [...wishes.interests, wishes.mood].some((text) => ofRain.test(text));
  return isTold && !isAskedFor && !isWetFrom(context.weather, wishes.startMinutes);
}

const ofCold = /\b(?:thaw|warm(?:s|ing)? up|out of the cold|snow(?:y|ing|fall)|icicles?)\b/i;
/** From these degrees on nobody warms up. */
const mildF = 70;

/** Whether a date is told as one in the cold, on a day that is not. */
const isOfCold = ({ title, summary }: CuratedDate, { wishes, context }: Scene): boolean =>
  ofCold.test(`${title} ${summary}`) &&
  (temperatureAt(context.weather, wishes.startMinutes) ?? 0) >= mildF;

/** Whether a date was composed to be rolled through, and nobody does. */
function isOfWheels({ title, summary, suits, stops }: CuratedDate, { needs }: Scene): boolean {
  if (forWheels.some((need) => needs.includes(need))) return false;
  const told = [title, summary, ...stops.map(({ text }) => text)];
  return (
    suits.slice(0, 2).some((text) => onWheels.test(text)) ||
    (suits.some((text) => onWheels.test(text)) && told.some((text) => onWheels.test(text)))
  );
}

/** What is said of cool rooms on hot days. */
const ofHeat =
  /\b(?:air[- ]condition\w*|out of the heat|(?:beats?|escapes?|hides? from) the heat|too hot|triple digits)\b/i;

/** Whether a date is told as one in the heat, on a day that is not hot. */
const isOfHeat = ({ title, summary }: CuratedDate, { wishes, context }: Scene): boolean =>
  ofHeat.test(`${title} ${summary}`) &&
  (temperatureAt(context.weather, wishes.startMinutes) ?? mildF) < mildF;
