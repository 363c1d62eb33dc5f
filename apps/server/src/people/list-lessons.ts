import type { WireLesson } from '@rendezvous/contract';
import type { Lesson } from '@rendezvous/planner';
import { messages } from '../messages.ts';
import { presentLesson } from './present-lesson.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import type { LearnFromDates } from '../suggestions/learn-from-dates.ts';

/** What past dates with a person teach; refuses a person whom the user does not have. */
export type ListLessons = (
  userId: number,
  profileId: number,
  asking: { readonly today: string; readonly signal: AbortSignal },
) => Promise<WireLesson[]>;

/** More would be a table, not a lesson. */
const maxLessons = 6;

export function createListLessons({
  store,
  learnFromDates,
}: {
  store: Store;
  learnFromDates: LearnFromDates;
}): ListLessons {
  return async (userId, profileId, { today, signal }) => {
    const profile = await store.profiles.find(userId, profileId, today);
    if (profile === undefined) throw new Refusal('not-found', { detail: messages.unknownProfile });
    const dates = await store.dates.listDone(userId, { timeline: 'past', today, profileId });
    const lessons = await learnFromDates(dates, profile, {
      today,
      whose: `user ${userId}`,
      signal,
    });
    return lessons.filter(saysSomething).slice(0, maxLessons).map(presentLesson);
  };
}

/** As many good evenings as rough ones, or none of either, say nothing about the kind. */
function saysSomething({ good, rough }: Lesson): boolean {
  return good !== rough;
}
