import { wordsOf, type Phrase } from './phrase.ts';
import { qualityWords } from '../qualities.ts';
import { countPhrases } from '../topics/count.ts';
import { dietPhrases } from '../topics/diet.ts';
import { bareEnds, endPhrases } from '../topics/ends.ts';
import { freeFromPhrases } from '../topics/free-from.ts';
import { bareHours, startPhrases } from '../topics/hours.ts';
import { mealPhrases } from '../topics/meals.ts';
import { mealTimePhrases } from '../topics/meal-times.ts';
import { needPhrases } from '../topics/needs.ts';
import { moneyPhrases } from '../topics/money.ts';
import { bareMoods, moodPhrases } from '../topics/mood.ts';
import { settingPhrases } from '../topics/setting.ts';
import { arrangePhrases } from '../topics/arrange.ts';
import { keepPhrases } from '../topics/keeps.ts';
import { orderPhrases } from '../topics/order.ts';
import { wherePhrases } from '../topics/places.ts';
import { stayPhrases } from '../topics/stays.ts';
import { stopPhrases } from '../topics/stops.ts';
import { bareTastes, placePhrases, tastePhrases } from '../topics/tastes.ts';
import { travelPhrases } from '../topics/travel.ts';
import { unavailablePhrases } from '../topics/unavailable.ts';
import { asides, unsayablePhrases } from '../topics/unsayable.ts';

/**
 * Phrases with words of their own, topic by topic. To teach the reader another way to say
 * something, add it to a pattern of its topic, or a row beside it; adjectives stand in
 * `qualities.ts`, words for places and pastimes in the lexicon. The phrase that reaches farthest is
 * meant, and of two that reach as far the earlier here.
 */
export const phrases: readonly Phrase[] = [
  ...asides,
  ...dietPhrases,
  ...travelPhrases,
  ...wherePhrases,
  ...moodPhrases,
  ...placePhrases,
  ...countPhrases,
  ...mealTimePhrases,
  ...arrangePhrases,
  ...stayPhrases,
  ...unsayablePhrases,
  ...moneyPhrases,
  ...startPhrases,
  ...freeFromPhrases,
  ...endPhrases,
  ...settingPhrases,
  ...mealPhrases,
  ...keepPhrases,
  ...stopPhrases,
  ...unavailablePhrases,
  ...orderPhrases,
  ...tastePhrases,
];
/** A mood, an hour or a thing alone: what it is about depends on the words around it. */
export const wishedAlone: readonly Phrase[] = [
  ...bareMoods,
  ...bareHours,
  ...bareEnds,
  ...bareTastes,
];
/** What is read where no phrase stands. */
export const barePhrases: readonly Phrase[] = [...bareMoods, ...needPhrases, ...wishedAlone];
/** What says when to start. */
export const startingPhrases: ReadonlySet<Phrase> = new Set([
  ...startPhrases,
  ...freeFromPhrases,
  ...bareHours,
]);
/** What says when something begins or ends. */
export const hourPhrases: ReadonlySet<Phrase> = new Set([
  ...startPhrases,
  ...freeFromPhrases,
  ...endPhrases,
  ...bareHours,
  ...bareEnds,
]);
/** Every word that is looked for: what is a letter away from one is taken for a slip of the pen. */
export const vocabulary = (): ReadonlySet<string> => (knownVocabulary ??= readVocabulary());

let knownVocabulary: ReadonlySet<string> | undefined;

const readVocabulary = (): ReadonlySet<string> =>
  new Set([...phrases.flatMap(({ parts }) => wordsOf(parts)), ...qualityWords]);
