import type { Candidate } from '../candidates/candidates.ts';
import type { Leg } from '../travel.ts';
import type { Schedule } from './schedule.ts';

/** Three stops in order, the ways between them and the times. */
export interface Itinerary {
  readonly stops: readonly [Candidate, Candidate, Candidate];
  readonly legs: readonly [Leg, Leg];
  readonly schedule: Schedule;
}
