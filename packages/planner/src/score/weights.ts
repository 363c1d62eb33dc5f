/**
 * What makes one possible plan better than another. Every term lies in 0 to 1; the weights sum to 1, so a score reads as a
 * share of the best imaginable evening. The starting values are those of the planner's model, tuned by reading plans.
 */
export const weights = {
  /** People came for what they like: by far the strongest reason. */
  taste: 0.28,
  mood: 0.06,
  /** Every stop earns its place: it has what was asked for, is the meal that fits, or company that fits the mood. */
  purpose: 0.19,
  /** The same of the first and the last stop, by which an evening is remembered. */
  ends: 0.05,
  /** An evening that rises and comes down is remembered as a whole (peak-end rule, Kahneman 1993). */
  shape: 0.05,
  nearness: 0.12,
  /** Near the wish, not the cheapest: people name a budget they want to spend. */
  price: 0.03,
  /** Golden hour at a viewpoint, a terrace on a warm evening, indoors when it rains. */
  light: 0.03,
  /** Little waiting and riding: legs are what plans fail on. */
  pace: 0.16,
  /** Published hours before guessed ones. */
  known: 0.01,
  fresh: 0.01,
  /** Fit to the first, the third, the tenth date beyond the hard rules. */
  dateNumber: 0.01,
} as const;

export type TermName = keyof typeof weights;

/** What following a thread adds at most to a plan all of whose stops are part of it: of each city's own, and of those of all cities. */
export const threadWeights = { ofTheCity: 0.05, general: 0.03 } as const;

/** What an event that is there once a year adds to a plan: more than any place is loved, less than a wish that is met. */
export const dayWeight = 0.07;

/** What a seed may add to a plan: its share of the whole score. */
export const seedWeight = 0.06;
/** How much being well loved counts beside each wish that was written; alone when none was. */
export const lovedWeight = 0.2;
