export { audit } from './audit/audit.ts';
export { auditRules, type AuditRule, type Fault } from './audit/fault.ts';
export {
  closingHolidayOf,
  dayOfYear,
  daysBetween,
  holidayEveOf,
  monthOf,
  weekdayOf,
} from './context/calendar.ts';
export { easterOf, lunarNewYearOf } from './context/movable-feasts.ts';
export type {
  Almanac,
  Context,
  MoonThere,
  NightSky,
  Notice,
  PlanetThere,
  Tide,
} from './context/context.ts';
export { feastOn } from './context/feast.ts';
export type { CuratedDate } from './curated/curated-date.ts';
export { sunTimes } from './context/sun.ts';
export { temperatureAt, type HourlyForecast, type Weather } from './context/weather.ts';
export { describeEffect, describeLesson, describeSureness } from './learning/describe-lesson.ts';
export { learn, type PastDate } from './learning/learn.ts';
export type { Lesson } from './learning/lesson.ts';
export type { Plan, Stop } from './plan.ts';
export { amountOfPlan } from './refine/bounds.ts';
export type { PlanState } from './refine/plan-state.ts';
export { listAlternatives } from './refine/alternatives.ts';
export type { Refinable } from './refine/refinable.ts';
export { refine, type Refined } from './refine/refine.ts';
export { reorder } from './refine/reorder.ts';
export { stateOf } from './refine/write-refined.ts';
export type { WayOut } from './relax/relax.ts';
export { scorePlan, type ScoredPlan } from './score-plan.ts';
export { weights } from './score/weights.ts';
export { PlanningCancelled, cancelPlanningWhen } from './cancellation.ts';
export { fitsStop as threadFits } from './threads/fits.ts';
export { generalThreads } from './threads/general.ts';
export type { Thread } from './threads/thread.ts';
export { suggest, suggestBriefly, type Planned, type Suggested } from './suggest.ts';
export type { Leg } from './travel.ts';
export type { Core } from './travel.ts';
export { divides, type Water } from './waters.ts';
export { standInSentence } from './words/good-to-know/stand-in-words.ts';
export { noticesFor, showtimeOf } from './words/voice/tips.ts';
export { metIn } from './words/fuller-first.ts';
export { answerQuestion } from './words/answers.ts';
export { comesToEat } from './wishes/comes-to-eat.ts';
export { venuesNamedIn } from './wishes/venues-named-in.ts';
export { childrenOf, headsOf } from './wishes/read-wishes.ts';
export type { Companion, Wishes } from './wishes/wishes.ts';
