import type { Score } from './search/score.ts';
import type { Leg } from './travel.ts';
import type { Cost, Opening, Venue } from '@rendezvous/venue-model';

/** One stop of a plan. Times are minutes after midnight of the plan's date. */
export interface Stop {
  readonly venue: Venue;
  readonly arrival: number;
  readonly departure: number;
  readonly opening: Opening;
  /** At most four, the strongest first. */
  readonly reasons: readonly string[];
}

/** Something that was verified, in a sentence. */
export interface Check {
  readonly rule: string;
  readonly text: string;
}

/** An evening that can be done: three stops in order with the ways between them. */
export interface Plan {
  readonly title: string;
  readonly summary: string;
  readonly date: string;
  readonly stops: readonly [Stop, Stop, Stop];
  readonly legs: readonly [Leg, Leg];
  readonly cost: Cost;
  readonly checks: readonly Check[];
  readonly score: Score;
}
