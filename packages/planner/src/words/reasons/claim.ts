import type { Evening, SpokenStop } from '../voice/evening.ts';
import type { TasteEvidence } from '../../wishes/tastes.ts';

/** Something true of a stop that speaks for it, as it may be said. */
export interface Claim {
  /** What it is about. The sentences of one plan are about different things where they can be. */
  readonly about: About;
  /** How much it says to these two: about 1 for what only this stop can say, 2 for what they asked for. */
  readonly strength: number;
  /** Ways to say it, each a full sentence; none where it is no more than a few words. */
  readonly sentences: readonly string[];
  /** The same in two to five words; null where it takes a sentence. */
  readonly short: string | null;
  /** What it rests on, where it says that a wish is met. */
  readonly evidence?: TasteEvidence;
}

export type About =
  | 'wish'
  | 'order'
  | 'light'
  | 'day'
  | 'set'
  | 'late'
  | 'way'
  | 'price'
  | 'need'
  | 'diet'
  | 'people'
  | 'mood'
  | 'past'
  | 'sky'
  | 'moment'
  | 'noun'
  | 'air';

/** A stop among the others of its plan. */
export interface StopInPlan {
  readonly stop: SpokenStop;
  readonly at: number;
  readonly evening: Evening;
  /** What the plan's summary says, folded: no reason says it again. */
  readonly told: string;
}
