import { learn, type Lesson, type PastDate } from '@rendezvous/planner';
import type { CatalogueCity } from '@rendezvous/venues';

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
  const venues = cities.flatMap((city) => city.venues);
  return ({ past, interests, today }) => learn(past, { today, venues, interests });
}
