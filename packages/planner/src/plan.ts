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
  /** What it is, as it is told of this visit: what speaks of another hour, day or season is left out. */
  readonly description: string;
  /** At most two, the stronger first. */
  readonly reasons: readonly Reason[];
  /** Where to go instead, where it may fall through and something near would do. */
  readonly standIn?: StandIn;
}

/** Why a stop fits: up to fourteen words with a capital and without a full stop. */
export interface Reason {
  readonly text: string;
  /** What it rests on and the words of the wish in it, where it says that a wish is met; null where it is a fact about the place. */
  readonly evidence: TasteEvidence | null;
}

/** Something that was asked for, and the stop that has it. */
export interface WishMet {
  readonly text: string;
  readonly met: boolean;
  readonly venueId: string | null;
}

/** Something that was verified, in a sentence. */
export interface Check {
  readonly rule: string;
  readonly text: string;
}

/** An evening that can be done: two to six stops in order with the ways between them. */
export interface Plan {
  readonly title: string;
  readonly summary: string;
  /** How this option differs from the one beside it, or from the plan before: two to five words. */
  readonly label: string;
  /** What to know before one goes, at most three. */
  readonly tips: readonly string[];
  readonly date: string;
  readonly stops: readonly Stop[];
  /** One fewer than the stops. */
  readonly legs: readonly Leg[];
  /** From the place to the first stop, and home from the last; null where the place is a whole city. */
  readonly wayThere: Leg | null;
  readonly wayBack: Leg | null;
  readonly cost: Cost;
  readonly wishes: readonly WishMet[];
  readonly checks: readonly Check[];
  readonly score: Score;
  /** The thread that its title and summary tell, and the stop at which it begins; null where they tell none. */
  readonly thread: { readonly id: string; readonly from: number } | null;
  /** The id of the date composed by hand that it is; null where it is none. */
  readonly curated: string | null;
}
