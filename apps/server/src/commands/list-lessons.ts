import type { WireLesson } from '@rendezvous/contract';
import { learn, type PastDate } from '@rendezvous/planner';
import type { CatalogueCity } from '@rendezvous/venues';
import { messages } from '../messages.ts';
import { presentLesson } from '../presenters/lesson.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';

/** What past dates with a person teach; refuses a person whom the user does not have. */
export type ListLessons = (userId: number, profileId: number, today: string) => Promise<WireLesson[]>;

/** More would be a table, not a lesson. */
const mostLessons = 6;

export function createListLessons({ store, cities }: { store: Store; cities: readonly CatalogueCity[] }): ListLessons {
  const venues = cities.flatMap((city) => city.venues);
  return async (userId, profileId, today) => {
    const profile = await store.profiles.find(userId, profileId, today);
    if (profile === undefined) throw new Refusal('not-found', { detail: messages.unknownProfile });
    const dates = await store.dates.list(userId, { timeline: 'past', today, profileId });
    const past = dates.map((date): PastDate => ({ date: date.day, rating: date.ratingHalves / 2, activities: date.activities.map((activity) => activity.name) }));
    return learn(past, { today, venues, interests: profile.interests }).slice(0, mostLessons).map(presentLesson);
  };
}
