import type { Score } from './score/score.ts';
import type { StandIn } from './stand-ins/stand-in.ts';
import type { Leg } from './travel.ts';
import type { TasteEvidence } from './wishes/sought.ts';
import type { Cost, Opening, Venue } from '@rendezvous/venue-model';

/** One stop of a plan. Times are minutes after midnight of the plan's date. */
export interface Stop {
  readonly venue: Venue;
  readonly arrival: number;
  readonly departure: number;
  readonly opening: Opening;
  /**
   * What the place is, as told for this visit: sentences about another hour, day or season are left
   * out.
   */
  readonly description: string;
  /** At most two, the stronger one first. */
  readonly reasons: readonly Reason[];
  /** Where to go instead, if the stop may fall through and something nearby would do. */
  readonly standIn?: StandIn;
}

/** Why a stop fits: up to fourteen words with a capital and without a full stop. */
export interface Reason {
  readonly text: string;
  /**
   * What the reason rests on, and the words of the wish in it, if it says that a wish is met; null
   * if it is a fact about the place.
   */
  readonly evidence: TasteEvidence | null;
}

/** Something that was asked for, and the stop that has it. */
export interface WishMet {
  readonly text: string;
  readonly met: boolean;
  readonly venueId: string | null;
}

/** Something that was checked, as a sentence. */
export interface Check {
  readonly rule: string;
  readonly text: string;
}

/** A feasible evening: two to six stops in order, with the legs between them. */
export interface Plan {
  readonly title: string;
  readonly summary: string;
  /** How this option differs from the other one, or from the previous plan: two to five words. */
  readonly label: string;
  /** What to know before going, at most three. */
  readonly tips: readonly string[];
  readonly date: string;
  readonly stops: readonly Stop[];
  /** One fewer than the stops. */
  readonly legs: readonly Leg[];
  /**
   * From the place to the first stop, and home from the last; null if the place is a whole city.
   */
  readonly wayThere: Leg | null;
  readonly wayBack: Leg | null;
  readonly cost: Cost;
  readonly wishes: readonly WishMet[];
  readonly checks: readonly Check[];
  readonly score: Score;
  /**
   * The thread that its title and summary tell, and the stop where it begins; null if there is
   * none.
   */
  readonly thread: { readonly id: string; readonly from: number } | null;
  /** The id of the curated date that the plan is; null if it is none. */
  readonly curated: string | null;
}
