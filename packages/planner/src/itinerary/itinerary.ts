import type { Candidate } from '../candidates/candidates.ts';
import type { Leg } from '../travel.ts';
import type { Schedule } from './schedule.ts';

/** Stops in order, the ways between them and the times. */
export interface Itinerary {
  readonly stops: readonly Candidate[];
  /** One fewer than the stops. */
  readonly legs: readonly Leg[];
  /** From the place to the first stop, and home from the last; null for a whole city. */
  readonly wayThere: Leg | null;
  readonly wayBack: Leg | null;
  readonly schedule: Schedule;
}

/** Minutes on the way between the stops, in all. */
export const travelMinutes = ({ legs }: Pick<Itinerary, 'legs'>): number =>
  legs.reduce((sum, leg) => sum + leg.minutes, 0);
