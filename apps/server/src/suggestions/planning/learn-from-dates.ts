import { learn, type Lesson, type PastDate } from '@rendezvous/planner';
import { limits } from '@rendezvous/contract/constants';
import type { CatalogueCity, CatalogueVenue } from '@rendezvous/venues';
import { boundedText } from './bounded-text.ts';

export interface DatesToLearnFrom {
  readonly past: readonly PastDate[];
  /** Of the person the dates were with. */
  readonly interests: readonly string[];
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** What past dates with a person teach, the lesson of most dates first. */
export type Learn = (asked: DatesToLearnFrom) => Lesson[];

export function createLearn(cities: readonly CatalogueCity[]): Learn {
  let venues: CatalogueVenue[] | undefined;
  return ({ past, interests, today }) =>
    learn(
      past.map((date) => ({
        ...date,
        activities: date.activities.map((name) => boundedText(name, limits.learntName)),
      })),
      {
        today,
        venues: (venues ??= cities.flatMap((city) => city.venues)),
        interests: interests.map((text) => boundedText(text, limits.listText)),
      },
    );
}
