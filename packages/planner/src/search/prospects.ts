import type { Candidate } from '../candidates/candidates.ts';
import type { Role } from '@rendezvous/venue-model';
import { milesAcross } from '../waters.ts';
import { isStartNamed, nearStartMiles } from './plan-rules.ts';
import { never, reachOfFirst, type Reach } from './reach.ts';
import { favoredStops } from './score.ts';
import type { Evaluated, Space } from './space.ts';
import { lovedWeight, seedWeight, weights } from './weights.ts';

/** What the candidates of one role span. */
export interface RoleProspects {
  /** The shortest of the typical stays, and the longest stay of all. */
  readonly typicalStay: number;
  readonly longestStay: number;
  /** The first and the last opening of a window. */
  readonly opensFrom: number;
  readonly opensLast: number;
  readonly leastCents: number;
  readonly mostCents: number;
}

const none = new Int32Array();
const nobody: RoleProspects = {
  typicalStay: 0,
  longestStay: 0,
  opensFrom: Number.POSITIVE_INFINITY,
  opensLast: Number.NEGATIVE_INFINITY,
  leastCents: 0,
  mostCents: 0,
};

/**
 * What each candidate can add to a plan at most, and what the candidates of a role have in common: the optimistic side of
 * the search. In flat arrays by the candidate's place in the space, since this is the inner loop of the product.
 */
export class Prospects {
  readonly tasteCount: number;
  /** Whether some taste is to be had at certain hours only. */
  readonly hasHours: boolean;
  /** How much of each taste a candidate misses, row by row. */
  readonly misses: Float64Array;
  /** What a candidate adds to a plan besides tastes, at most. */
  readonly own: Float64Array;
  /** What a candidate adds to a plan that has nothing yet, at most: own and all its tastes. */
  readonly potential: Float64Array;
  /** When each candidate could be left as the first stop; never where a rule forbids it as the first. */
  readonly reachAsFirst: readonly Reach[];
  /** When the last of a candidate's windows opens, and the shortest of the longest stays in them. */
  readonly opensLast: Float64Array;
  readonly longestStay: Float64Array;
  /** 1 for candidates of a kind that the plan to be unlike does not hold. */
  readonly otherKind: Uint8Array;
  /** What each taste adds to a plan that meets it fully. */
  readonly tasteWeights: Float64Array;
  private readonly byRole = new Map<Role, Int32Array>();
  private readonly spans = new Map<Role, RoleProspects>();

  constructor(space: Space, unlike: Evaluated | undefined) {
    const { candidates, merits, scene } = space;
    this.tasteCount = scene.tastes.length;
    this.hasHours = scene.tastes.some((taste) => taste.hour !== 'any');
    const allTastes = scene.tastes.reduce((sum, taste) => sum + taste.weight, lovedWeight);
    this.tasteWeights = Float64Array.from(
      scene.tastes,
      (taste) => (weights.taste * taste.weight) / allTastes,
    );
    this.own = ownOf(space);
    this.misses = new Float64Array(candidates.length * this.tasteCount);
    this.potential = new Float64Array(candidates.length);
    merits.forEach((merit, i) => {
      merit.tastes.forEach((match, taste) => {
        this.misses[i * this.tasteCount + taste] = 1 - match;
      });
      this.potential[i] =
        (this.own[i] ?? 0) +
        merit.tastes.reduce(
          (sum, match, taste) => sum + (this.tasteWeights[taste] ?? 0) * match,
          0,
        );
    });
    this.opensLast = Float64Array.from(candidates, ({ windows }) =>
      Math.max(...windows.map((window) => window.arriveFrom)),
    );
    this.longestStay = Float64Array.from(candidates, ({ windows }) =>
      Math.min(...windows.map((window) => window.longest)),
    );
    this.otherKind = Uint8Array.from(candidates, ({ kind }) =>
      Number(unlike?.stops.every((stop) => stop.kind !== kind) ?? true),
    );
    this.reachAsFirst = candidates.map((candidate) =>
      canBeFirst(candidate, space) ? reachOfFirst(candidate, scene.wishes.startMinutes) : never,
    );
    this.groupByRole(candidates, new Set(unlike?.stops.map((stop) => stop.venue.id)));
  }

  private groupByRole(candidates: readonly Candidate[], taken: ReadonlySet<string>): void {
    const free = candidates.flatMap((candidate, i) =>
      taken.has(candidate.venue.id) ? [] : [{ candidate, i }],
    );
    for (const [role, those] of Map.groupBy(free, ({ candidate }) => candidate.kind.role)) {
      const byPotential = those.toSorted(
        (a, b) => (this.potential[b.i] ?? 0) - (this.potential[a.i] ?? 0),
      );
      this.byRole.set(
        role,
        Int32Array.from(byPotential, ({ i }) => i),
      );
      this.spans.set(role, {
        typicalStay: Math.min(...those.map(({ candidate }) => candidate.typicalStay)),
        longestStay: Math.max(...those.map(({ candidate }) => candidate.kind.stay[2])),
        opensFrom: Math.min(
          ...those.flatMap(({ candidate }) => candidate.windows.map((window) => window.arriveFrom)),
        ),
        opensLast: Math.max(...those.map(({ i }) => this.opensLast[i] as number)),
        leastCents: Math.min(...those.map(({ candidate }) => candidate.venue.cost.expectedCents)),
        mostCents: Math.max(...those.map(({ candidate }) => candidate.venue.cost.expectedCents)),
      });
    }
  }

  get roles(): Role[] {
    return [...this.byRole.keys()];
  }

  /** The candidates of a role that are not taken, the most promising first. */
  of(role: Role): Int32Array {
    return this.byRole.get(role) ?? none;
  }

  mostPotential(role: Role): number {
    const first = this.of(role)[0];
    return first === undefined ? Number.NEGATIVE_INFINITY : (this.potential[first] ?? 0);
  }

  inRole(role: Role): RoleProspects {
    return this.spans.get(role) ?? nobody;
  }

  /** What a candidate adds to a plan whose tastes are still missed that much, at most. */
  gainOf(i: number, left: Float64Array): number {
    let gain = this.own[i] ?? 0;
    for (let t = 0; t < this.tasteCount; t += 1)
      gain +=
        (this.tasteWeights[t] ?? 0) *
        (left[t] ?? 0) *
        (1 - (this.misses[i * this.tasteCount + t] ?? 1));
    return gain;
  }

  /** The most that one of these candidates, in order of potential, adds to such a plan. */
  mostGain(indexes: Int32Array, left: Float64Array): number {
    let most = Number.NEGATIVE_INFINITY;
    for (const i of indexes) {
      if ((this.potential[i] ?? 0) <= most) break;
      most = Math.max(most, this.gainOf(i, left));
    }
    return most;
  }

  /** What the tastes add to a plan that misses them that much, at most. */
  covered(left: Float64Array): number {
    let sum = 0;
    for (let t = 0; t < this.tasteCount; t += 1)
      sum += (this.tasteWeights[t] ?? 0) * (1 - (left[t] ?? 1));
    return sum;
  }
}

function ownOf({ merits, scene }: Space): Float64Array {
  const hasTastes = scene.tastes.length > 0;
  const lovedShare =
    (weights.taste * lovedWeight) /
    scene.tastes.reduce((sum, taste) => sum + taste.weight, lovedWeight);
  return Float64Array.from(
    merits,
    (m) =>
      ((hasTastes ? lovedShare * m.loved : weights.taste * m.general) +
        weights.mood * m.mood +
        weights.nearness * m.nearness +
        weights.light * m.lightMost +
        weights.known * m.known +
        weights.fresh * m.fresh +
        weights.dateNumber * m.dateNumber) /
        3 +
      (seedWeight * m.chance) / favoredStops,
  );
}

function canBeFirst({ venue }: Candidate, { scene }: Space): boolean {
  const { place, waters } = scene.context;
  const mustBeNear = scene.wishes.mode === 'walking' && isStartNamed(place.precision);
  return (
    venue.category !== scene.lastFirstKind &&
    (!mustBeNear || milesAcross(place, venue, true, waters) <= nearStartMiles)
  );
}
