import type { Evaluated } from './space.ts';

/** A quantity of the stops, added up: the plan has at least so much of it. A quantity that shall be small is given below 0. */
export interface SumDemand {
  /** What each candidate adds, by its place in the space. */
  readonly values: Float64Array;
  readonly least: number;
}

/** What a plan must have besides keeping the rules. */
export interface Demands {
  /** For each stop the candidates that may stand there, by their places in the space; null: all. */
  readonly places: readonly [ReadonlySet<number> | null, ReadonlySet<number> | null, ReadonlySet<number> | null];
  readonly sums: readonly SumDemand[];
  /** What only a whole plan shows. */
  readonly accepts: (plan: Evaluated) => boolean;
  /** Plans below this score are of no use. */
  readonly leastScore: number;
}

/** Sums of the same numbers in another order differ by less. */
const rounding = 1e-9;

/** Whether stops that are chosen can still lead to a plan that meets the demands: the optimistic side of the search. */
export class Outlook {
  private readonly demands: Demands;
  /** For each sum the most that the second and third, and the third alone, can add. */
  private readonly mostAfter: readonly { first: number; second: number }[];

  constructor(demands: Demands, candidates: number) {
    this.demands = demands;
    this.mostAfter = demands.sums.map(({ values }) => {
      const most = (place: 1 | 2) => {
        let largest = Number.NEGATIVE_INFINITY;
        for (let i = 0; i < candidates; i += 1) if (this.mayStand(i, place)) largest = Math.max(largest, values[i] ?? 0);
        return largest;
      };
      const third = most(2);
      return { first: most(1) + third, second: third };
    });
  }

  mayStand(candidate: number, place: 0 | 1 | 2): boolean {
    return this.demands.places[place]?.has(candidate) ?? true;
  }

  canFollow(first: number): boolean {
    return this.demands.sums.every(({ values, least }, i) => (values[first] ?? 0) + (this.mostAfter[i]?.first ?? 0) >= least - rounding);
  }

  canFollowBoth(first: number, second: number): boolean {
    return this.demands.sums.every(({ values, least }, i) => (values[first] ?? 0) + (values[second] ?? 0) + (this.mostAfter[i]?.second ?? 0) >= least - rounding);
  }

  isMetBy(first: number, second: number, third: number): boolean {
    return this.demands.sums.every(({ values, least }) => (values[first] ?? 0) + (values[second] ?? 0) + (values[third] ?? 0) >= least - rounding);
  }
}
