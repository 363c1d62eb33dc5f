import { learn, type Lesson, type PastDate } from '@rendezvous/planner';
import type { CatalogueCity } from '@rendezvous/venues';
import type { StoredDate } from '../store/dates.ts';

/** What past dates with a person of these interests teach, the lesson of most dates first. A date that nobody rated teaches nothing. */
export type LearnFromDates = (
  dates: readonly StoredDate[],
  person: { readonly interests: readonly string[] },
  today: string,
) => Lesson[];

export function createLearnFromDates({
  cities,
}: {
  cities: readonly CatalogueCity[];
}): LearnFromDates {
  const venues = cities.flatMap((city) => city.venues);
  return (dates, { interests }, today) => {
    const past = dates
      .filter(({ isRated }) => isRated)
      .map(
        (date): PastDate => ({
          date: date.day,
          rating: date.ratingHalves / 2,
          activities: date.activities.map((activity) => activity.name),
        }),
      );
    return learn(past, { today, venues, interests });
  };
}
