import { roles, type Role } from '@rendezvous/venue-model';
import type { Evaluated, Space } from './space.ts';

/** A quantity of the stops, added up: the plan has at least so much of it. A quantity that shall be small is given below 0. */
export interface SumDemand {
  /** What each candidate adds, by its place in the space. */
  readonly values: Float64Array;
  readonly least: number;
}

type PlaceOf<T> = readonly [T, T, T];

/** What a plan must have besides keeping the rules. */
export interface Demands {
  /** For each stop the candidates that may stand there, by their places in the space; null: all. */
  readonly places: PlaceOf<ReadonlySet<number> | null>;
  readonly sums: readonly SumDemand[];
  /** Minutes on the way, in all. */
  readonly mostTravel: number;
  /** Minutes after midnight. */
  readonly earliestEnd: number;
  /** What only a whole plan shows. */
  readonly accepts: (plan: Evaluated) => boolean;
  /** Plans below this score are of no use. */
  readonly leastScore: number;
}

/** Sums of the same numbers in another order differ by less. */
const rounding = 1e-9;

/** In the place of a stop that is not chosen yet. */
export const none = -1;

/** The most that the candidates of each role add to a sum, by the role's place in `roles`. */
type MostByRole = Float64Array;

/** Whether stops that are chosen can still lead to a plan that meets the demands: the optimistic side of the search. */
export class Outlook {
  private readonly demands: Demands;
  /** For each sum what the roles add at most as the first, the second and the third. */
  private readonly most: readonly PlaceOf<MostByRole>[];

  constructor(demands: Demands, space: Space) {
    this.demands = demands;
    const mostAt = (values: Float64Array, place: 0 | 1 | 2): MostByRole => {
      const most = new Float64Array(roles.length).fill(Number.NEGATIVE_INFINITY);
      for (const [i, { kind }] of space.candidates.entries()) {
        const role = roles.indexOf(kind.role);
        if (this.mayStand(i, place)) most[role] = Math.max(most[role] as number, values[i] ?? 0);
      }
      return most;
    };
    this.most = demands.sums.map(
      ({ values }) => [mostAt(values, 0), mostAt(values, 1), mostAt(values, 2)] as const,
    );
  }

  mayStand(candidate: number, place: 0 | 1 | 2): boolean {
    return this.demands.places[place]?.has(candidate) ?? true;
  }

  /** Whether stops of these roles can meet the sums: those that are chosen, and the most that can follow where `none` is yet. */
  isOpen([first, second, third]: PlaceOf<Role>, a: number, b: number, c: number): boolean {
    const { sums } = this.demands;
    for (let i = 0; i < sums.length; i += 1) {
      const { values, least } = sums[i] as SumDemand;
      const [most1, most2, most3] = this.most[i] as PlaceOf<MostByRole>;
      const sum =
        amountAt(values, a, most1, first) +
        amountAt(values, b, most2, second) +
        amountAt(values, c, most3, third);
      if (sum < least - rounding) return false;
    }
    return true;
  }

  /** Whether so many minutes on the way are too many. */
  isTooFar(travel: number): boolean {
    return travel > this.demands.mostTravel;
  }

  /** Whether a plan that ends by then at the latest ends too early. */
  endsTooEarly(latestEnd: number): boolean {
    return latestEnd < this.demands.earliestEnd;
  }
}

function amountAt(values: Float64Array, chosen: number, most: MostByRole, role: Role): number {
  return (chosen === none ? most[roles.indexOf(role)] : values[chosen]) ?? 0;
}
