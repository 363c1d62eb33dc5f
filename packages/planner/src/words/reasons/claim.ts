import type { TasteEvidence } from '../../wishes/sought.ts';
import type { Evening, SpokenStop } from '../voice/evening.ts';

/** Something true of a stop that speaks for it on this evening, as it may be said. */
export interface Claim {
  /** What it is about. The reasons of one stop are about different things. */
  readonly about: About;
  /**
   * How much it says to these two: about 1 for what only this stop can say, 2
   * for what they asked for.
   */
  readonly strength: number;
  /** Ways to say it: each begins with a capital, has no full stop and at most fourteen words. */
  readonly ways: readonly string[];
  /** What it rests on, where it says that a wish is met. */
  readonly evidence?: TasteEvidence;
}

export type About =
  | 'wish'
  | 'order'
  | 'arc'
  | 'light'
  | 'day'
  | 'set'
  | 'late'
  | 'way'
  | 'price'
  | 'need'
  | 'diet'
  | 'people'
  | 'number'
  | 'circumstance'
  | 'mood'
  | 'past'
  | 'sky'
  | 'thing'
  | 'dish';

/** A stop among the others of its plan. */
export interface StopInPlan {
  readonly stop: SpokenStop;
  readonly at: number;
  readonly evening: Evening;
  /** What the plan's summary says, folded: no reason says it again. */
  readonly told: string;
}
