import type { Need } from './bounds/needs.ts';
import type { Evaluated, Space } from './space.ts';
import { floatAt, itemAt } from '../at.ts';

/** A sum over the stops that a plan must reach. A quantity that should be small is negative. */
export type SumDemand = Need;

/** What a plan must have besides satisfying the rules. */
export interface Demands {
  /** For each stop, the candidates allowed there, by index in the space; null: all. */
  readonly places: readonly (ReadonlySet<number> | null)[];
  readonly sums: readonly SumDemand[];
  /** Total minutes between the stops. */
  readonly mostTravel: number;
  /** Minutes after midnight. */
  readonly earliestEnd: number;
  /** What only a complete plan shows. */
  readonly accepts: (plan: Evaluated) => boolean;
  /** Plans that score less are useless. */
  readonly leastScore: number;
}

/** Sums of the same numbers in another order differ by less than this. */
const rounding = 1e-9;

/**
 * Whether the stops chosen so far can still lead to a plan that meets the demands, judged
 * optimistically.
 */
export class DemandBounds {
  private readonly demands: Demands;
  private readonly sums: readonly SumDemand[];
  /** For each sum, the most that the stops from an index on can add together. */
  private readonly mostFrom: readonly Float64Array[];

  /** Those that are counted elsewhere are left out. */
  constructor(demands: Demands, space: Space, counted: readonly Need[]) {
    this.demands = demands;
    this.sums = demands.sums.filter((sum) => !counted.includes(sum));
    this.mostFrom = this.sums.map(({ values }) => {
      const most = new Float64Array(space.size + 1);
      for (let place = space.size - 1; place >= 0; place -= 1)
        most[place] = floatAt(most, place + 1) + this.mostAt(values, place);
      return most;
    });
  }

  private mostAt(values: Float64Array, place: number): number {
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < values.length; i += 1)
      if (this.demands.places[place]?.has(i) !== false) most = Math.max(most, floatAt(values, i));
    return most;
  }

  /**
   * Bound: what the next stop must add to each sum if further stops add the most that any candidate
   * can.
   */
  needsAfter(chosen: readonly number[]): Float64Array {
    return Float64Array.from(this.sums, ({ values, least }, i) => {
      let need = least - floatAt(itemAt(this.mostFrom, i), chosen.length + 1);
      for (const candidate of chosen) need -= floatAt(values, candidate);
      return need - rounding;
    });
  }

  /** Whether a candidate is allowed at an index and adds as much as is needed there. */
  allows(candidate: number, place: number, needs: Float64Array): boolean {
    if (this.demands.places[place]?.has(candidate) === false) return false;
    const { sums } = this;
    for (let i = 0; i < needs.length; i += 1)
      if (floatAt(itemAt(sums, i).values, candidate) < floatAt(needs, i)) return false;
    return true;
  }

  /** Whether this many minutes of travel are too many. */
  isTooFar(travel: number): boolean {
    return travel > this.demands.mostTravel;
  }

  /** Whether a plan that ends by this minute ends too early. */
  endsTooEarly(latestEnd: number): boolean {
    return latestEnd < this.demands.earliestEnd;
  }
}
