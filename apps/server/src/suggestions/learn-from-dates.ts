import type { Lesson } from '@rendezvous/planner';
import type { Planning } from './planning/planning.ts';
import type { Asking } from '../platform/concurrency/worker-pool.ts';
import type { DoneDate } from '../dates/dates-store.ts';

/**
 * What past dates with a person of these interests, the newest first, teach; the lesson of most
 * dates first. A date that nobody rated teaches nothing.
 */
export type LearnFromDates = (
  dates: readonly DoneDate[],
  person: { readonly interests: readonly string[] },
  asking: Asking & { readonly today: string },
) => Promise<Lesson[]>;

/**
 * The newest, of one person: after so many evenings a year ago counts half, and what came
 * before them next to nothing.
 */
const maxDates = 500;

export function createLearnFromDates(planning: Pick<Planning, 'learn'>): LearnFromDates {
  return (dates, { interests }, { today, ...asking }) =>
    planning.learn(
      {
        past: dates
          .filter(({ isRated }) => isRated)
          .slice(0, maxDates)
          .map((date) => ({
            date: date.day,
            rating: date.ratingHalves / 2,
            activities: date.activities.map((activity) => activity.name),
          })),
        interests,
        today,
      },
      asking,
    );
}
