import type { Candidate } from '../candidates/candidates.ts';
import type { Taste } from '../wishes/tastes.ts';
import type { Risk } from './stand-in.ts';

/** A stop of a plan with its times, minutes after midnight of the date. */
export interface Stay {
  readonly candidate: Candidate;
  readonly arrival: number;
  readonly departure: number;
}

/** Where a plan would change: the stop that may fall through, and what it is there for. */
export interface Gap extends Stay {
  readonly place: number;
  readonly because: Risk;
  /** What was asked for and only this stop has. */
  readonly wished: readonly Taste[];
}
