/**
 * What makes one feasible plan better than another. Every term is 0 to 1 and the weights sum to 1,
 * so a score is a share of the best imaginable evening. The starting values come from the planner's
 * model and were tuned by reading plans.
 */
export const weights = {
  /** People came for what they like: by far the strongest reason. */
  taste: 0.28,
  mood: 0.06,
  /**
   * Every stop earns its place: it has what was asked for, is the meal that fits, or is company
   * that fits the mood.
   */
  purpose: 0.19,
  /** The same for the first and the last stop, by which people remember an evening. */
  ends: 0.05,
  /** An evening that rises and comes down is remembered whole (peak-end rule, Kahneman 1993). */
  shape: 0.05,
  nearness: 0.12,
  /** Close to the wish rather than cheap: people name a budget that they want to spend. */
  price: 0.03,
  /** Golden hour at a viewpoint, a terrace on a warm evening, indoors when it rains. */
  light: 0.03,
  /** Little waiting and riding: plans fail on their legs. */
  pace: 0.16,
  /** Published hours rather than guessed ones. */
  known: 0.01,
  fresh: 0.01,
  /** How well it suits a first, third or tenth date, beyond the hard rules. */
  dateNumber: 0.01,
} as const;

export type TermName = keyof typeof weights;

/**
 * The most that following a thread adds to a plan whose stops all belong to it: one of the city's
 * own threads, or a general one.
 */
export const threadWeights = { ofTheCity: 0.05, general: 0.03 } as const;

/** What a once-a-year event adds to a plan: more than being loved, less than a met wish. */
export const dayWeight = 0.07;

/**
 * What it adds that everything asked for is had where people there would send their friends, as
 * much as some twenty minutes on the way take.
 */
export const renownWeight = 0.08;

/** What a seed may add to a plan: its share of the whole score. */
export const seedWeight = 0.06;
/**
 * How much being well loved counts next to each written wish; it counts alone if there are none.
 */
export const lovedWeight = 0.2;
