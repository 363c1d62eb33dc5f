import { floatsOf, itemAt } from '../at.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { shortestLegMinutes } from '../travel.ts';
import { dinnersFrom, mealPartOf, type MealPart, mealTimes } from './meal-hours.ts';
import type { Need } from '../search/bounds/needs.ts';
import type { Reach } from '../itinerary/reach.ts';

/** What kitchens at hand do. */
export interface ServedMeals {
  /** The meal times for which some table serves. */
  readonly at: ReadonlySet<MealPart>;
  /**
   * Whether two can also have their meal at some place that was asked for: a bar with a
   * kitchen, a hall with games.
   */
  readonly elsewhere: boolean;
}

/** A plan that covers this much of a meal time has that meal. */
const coveredMinutes = 60;
/** Up to so many stops one meal will do, whatever they cover. */
export const oneMealStops = 3;

/** For which meal times some of the candidates serve. */
export function servedMealsOf(candidates: readonly Candidate[]): ServedMeals {
  const at = new Set<MealPart>();
  for (const { kind, windows } of candidates) {
    if (kind.role !== 'meal') continue;
    for (const { arriveFrom, arriveTo } of windows)
      at.add(mealPartOf(arriveFrom)).add(mealPartOf(arriveTo));
  }
  return { at, elsewhere: candidates.some(({ feeds }) => feeds) };
}

/** Whether a plan between two minutes of the day covers a meal time. */
export function coversMealTime(fromMinutes: number, toMinutes: number): boolean {
  return mealTimes.some((meal) => covers(meal, fromMinutes, toMinutes));
}

/** When a plan takes place, as far as it is known. Minutes after midnight of the date. */
export interface Course {
  /** Between these it begins. */
  readonly earliest: number;
  readonly latest: number;
  /** It takes no less when nobody hurries. */
  readonly minutes: number;
  /** It is not over before. */
  readonly until: number;
}

/** Bound: the meal times that so many stops surely cover and that kitchens serve, as bits. */
export function mealsNeeded(
  stops: number,
  { earliest, latest, minutes, until }: Course,
  served: ServedMeals,
): number {
  let needed = 0;
  for (let i = 0; i < mealTimes.length; i += 1) {
    const meal = itemAt(mealTimes, i);
    // What so many minutes cover of a meal time is a concave function of the start, so it is least
    // at one of the two ends; what is covered until a minute is least at the latest start.
    const isCovered =
      covers(meal, latest, until) ||
      (covers(meal, earliest, earliest + minutes) && covers(meal, latest, latest + minutes));
    if (isCovered && (stops <= oneMealStops || served.at.has(meal.part))) needed |= 1 << i;
  }
  return needed;
}

/**
 * Bound: the meals that the two may have had at a stop between some minutes, as bits: of few stops
 * any table is enough for all.
 */
export function mealsHadAt(
  { kind, feeds }: Candidate,
  { arriveFrom, arriveTo, latest }: Reach,
  stops: number,
): number {
  let had = 0;
  for (let i = 0; i < mealTimes.length; i += 1) {
    const { from, to, part } = itemAt(mealTimes, i);
    const isItsPart = part === 'lunch' ? arriveFrom < dinnersFrom : arriveTo >= dinnersFrom;
    const isTable = kind.role === 'meal' && (stops <= oneMealStops || isItsPart);
    const stayed = Math.min(latest, to + eaten.after) - Math.max(arriveFrom, from - eaten.before);
    if (isTable || (feeds && stayed >= eaten.minutes)) had |= 1 << i;
  }
  return had;
}

/** How many tables those meals take in a plan of so many stops. */
export function tablesFor(stops: number, meals: number): number {
  const tables = (meals & 1) + (meals >>> 1);
  return stops <= oneMealStops ? Math.min(1, tables) : tables;
}

/** Whether lunch is among those meals and can no longer be had by two who leave at a minute. */
export const isLunchOver = (stops: number, meals: number, minute: number): boolean =>
  stops > oneMealStops && (meals & 1) === 1 && minute + shortestLegMinutes >= dinnersFrom;

/** Whether what lies between two minutes covers a meal time. */
export function covers(
  { from, to }: (typeof mealTimes)[number],
  fromMinutes: number,
  toMinutes: number,
): boolean {
  return Math.min(to, toMinutes) - Math.max(from, fromMinutes) >= coveredMinutes;
}

/** Two who are at a place with a kitchen for so long, around a meal time, can eat there. */
export const eaten = { minutes: 45, before: 30, after: 90 } as const;

/**
 * What a plan of so many stops may need of meals: the stops at which the two can have one, at a
 * table or not; nothing where no kitchen serves.
 */
export function foodFor(
  stops: number,
  candidates: readonly Candidate[],
  { at }: ServedMeals,
): readonly Need[] {
  const least = stops <= oneMealStops ? 1 : at.size;
  const values = floatsOf(candidates, ({ kind, feeds }) => Number(kind.role === 'meal' || feeds));
  return least === 0 ? [] : [{ values, least }];
}

/** Whether some meal can begin so many minutes after another that both fit one plan. */
export function hasTimeForTwoMeals(candidates: readonly Candidate[], between: number): boolean {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { kind, windows } of candidates) {
    if (kind.role !== 'meal') continue;
    for (const { arriveFrom, arriveTo } of windows) {
      first = Math.min(first, arriveFrom);
      last = Math.max(last, arriveTo);
    }
  }
  return last - first >= between;
}
