import type { Kind } from '@rendezvous/venue-model';
import { leftOutByDiet, speaksOfFood, type Occasion } from '@rendezvous/language';
import type { Scene } from '../scene.ts';
import { isNotForThem } from '../words/voice/not-for-them.ts';
import type { CuratedDate } from './curated-date.ts';
import { ofDogs } from './other-company.ts';

/** How a text shows that it is for an occasion. */
const speaking: readonly (readonly [says: RegExp, of: Occasion])[] = [
  [/\banniversar/i, 'wedding-anniversary'],
  [/\bbirthday/i, 'birthday'],
  [
    /\bpropos(?:e|al|ing)\b|\bthe question\b|\b(?:room|enough|if you) to kneel\b|\bon one knee\b|\bthe asking\b|\bring box\b/i,
    'proposal',
  ],
  [/\bgraduat/i, 'graduation'],
  [/\bvalentine/i, 'valentines-day'],
  [/\b(?:your|the|her|his|their) (?:parents|in-laws)\b|\bparents would\b/i, 'meeting-parents'],
];

/** What is said to two who hardly know each other. */
const ofEarlyDates =
  /\b(?:first|early) dates?\b|\bfirst (?:broadway|opera|ballet|jazz|theater) (?:night|evening)\b|\bbreaks? the ice\b|\b(?:any|your|first) nerves\b|\btalk (?:stalls|runs dry)\b|\bgoes quiet\b|\bend (?:it|the date) (?:early|kindly)\b/i;
/** Up to this date two are still new to each other. */
const lastEarlyDate = 3;

const nthDate = /\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) dates?\b/i;
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/**
 * Whether a text speaks of another date than theirs and the one after it, or to two who
 * are newer to each other.
 */
function isOfAnotherDate(text: string, dateNumber: number): boolean {
  if (dateNumber > lastEarlyDate && ofEarlyDates.test(text)) return true;
  const [, nth] = nthDate.exec(text) ?? [];
  const ahead = nth === undefined ? 0 : ordinals.indexOf(nth.toLowerCase()) + 1 - dateNumber;
  return nth !== undefined && ahead !== 0 && ahead !== 1;
}

/** Whether a text is for another occasion or another date than theirs. */
export const isOfAnotherOccasion = (text: string, { wishes, occasion }: Scene): boolean =>
  speaking.some(
    ([says, of]) =>
      of !== occasion && says.test(text) && !(of === 'meeting-parents' && areParentsAlong(wishes)),
  ) || isOfAnotherDate(text, wishes.dateNumber);

/** Whether somebody's parents come along, and it need not be the first time. */
const areParentsAlong = ({ mood, interests }: Scene['wishes']): boolean =>
  [mood, ...interests].some((text) =>
    /\b(?:parents?|folks|in[- ]?laws|moms?|mothers?|dads?|fathers?)\b/i.test(text),
  );

/**
 * Whether a date speaks of what these two do not eat, drink or do, or is told for another occasion
 * than theirs; of the stop that was exchanged it says nothing.
 */
export const isForOthers = (
  { title, summary, stops, suits }: CuratedDate,
  scene: Scene,
  exchanged: number | null = null,
): boolean => {
  // The pizza of a date for vegans is one that they eat.
  const isTheirs = (diet: string) => suits.some((text) => text.includes(diet.replaceAll('-', ' ')));
  const eaters = { ...scene, diets: scene.diets.filter((diet) => !isTheirs(diet)) };
  // A dish may be left at a table, but not where the whole evening is named after it.
  const leftOut = eaters.diets.flatMap((diet) => leftOutByDiet[diet]?.foods ?? []);
  return (
    (exchanged === null && [title, summary].some((text) => speaksOfFood(text, leftOut))) ||
    [
      ...(exchanged === null ? [title, summary] : []),
      ...stops.flatMap(({ text, why }, i) => (i === exchanged ? [] : [text, ...why])),
    ].some((text) => isNotForThem(text, eaters)) ||
    [title, summary].some((text) => isOfAnotherOccasion(text, scene)) ||
    (ofDogs.test(`${title} ${summary}`) &&
      suits.some((text) => ofDogs.test(text)) &&
      !scene.needs.includes('dog'))
  );
};

/** Whether those who say what they eat get something to eat. */
export const areFed = (stops: readonly { readonly kind: Kind }[], { wishes }: Scene): boolean =>
  wishes.diets.length + wishes.cuisines.length === 0 || stops.some(({ kind }) => kind.eating);
