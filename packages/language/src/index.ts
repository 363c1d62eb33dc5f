export {
  capitalize,
  formatClock,
  formatDollars,
  formatList,
  inLetters,
  monthNames,
  weekdayNames,
} from './format.ts';
export {
  measureNames,
  questions,
  type Addition,
  type Question,
  type Adjustment,
  type MeasureName,
  type Move,
  type Reading,
  type SpokenStop,
  type StopReference,
  type TimeChange,
  type TravelMode,
  type TravelWish,
  type SettingWish,
  type WishChanges,
} from './refinement/adjustment.ts';
export { presetAdjustments, presetMeanings } from './refinement/presets.ts';
export type { NamedPlace } from './refinement/reading/line.ts';
export { namesOfPlacesIn } from './refinement/reading/words/place-words.ts';
export { insteadOf } from './refinement/reading/beyond.ts';
export { readFrameWords } from './refinement/reading/read-frame-words.ts';
export { readRefinement } from './refinement/reading/read-refinement.ts';
export {
  courseOf,
  dishOf,
  holdingsOf,
  isDish,
  isHeldBy,
  isNamedAfter,
  speaksOfFood,
} from './dishes/dishes.ts';
export type { Food } from './dishes/food.ts';
export { foodsLeftOut, leftOutByDiet, type HiddenFood, type LeftOut } from './dishes/left-out.ts';
export { readChildren, readHeads } from './taste/heads.ts';
export { hasKitchen, sweets } from './taste/diets/kitchen.ts';
export {
  feeds,
  hopelessFor,
  readDiets,
  serves,
  spokenDiet,
  type DietReading,
} from './taste/diets/diets.ts';
export {
  evidenceOf,
  metFrom,
  onlyHadStrength,
  type Evidence,
} from './taste/evidence.ts';
export { lessExactly, readWish, type WishReading } from './taste/wish-reading.ts';
export { opinions, qualities } from './taste/adjectives.ts';
export { alternativesOf, type Catalogue } from './taste/clauses.ts';
export { readEntry, type Entry } from './taste/entry.ts';
export { lexiconEntries } from './taste/lexicon-entries.ts';
export {
  lexicon,
  matchTerms,
  meanings,
  readTerms,
  segmentsOf,
  type Target,
} from './taste/lexicon.ts';
export { besideNeeds, needNames, needTexts, readNeeds, type Need } from './taste/needs/needs.ts';
export {
  circumstances,
  readCircumstances,
  type Circumstance,
} from './taste/occasions/circumstances.ts';
export {
  isOccasionAlone,
  isParentsDay,
  occasions,
  readOccasion,
  type Occasion,
} from './taste/occasions/occasions.ts';
export { isPlainWord, wordsOfMoods, wordsOfTerms } from './taste/spelling/known-words.ts';
export { createSpeller } from './taste/spelling/speller.ts';
export { formsOfStreet, streetOf, streetsIn } from './taste/streets/streets.ts';
export { isForSunrise } from './taste/sunrise.ts';
export { thingAtSunrise } from './taste/thing-at-sunrise.ts';
export { isForDrinking, suits, type Suits } from './taste/needs/suits.ts';
export { likenessOfMoods, matchMood, readMood, type MoodReading } from './taste/moods.ts';
export { fold, rootOf, singular } from './taste/words-of.ts';
