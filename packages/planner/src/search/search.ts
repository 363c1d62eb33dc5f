import type { Role } from '../kinds.ts';
import { lateStartMinutes, longestWaitMinutes } from '../scene.ts';
import { legLimits, straightMiles, type Leg } from '../travel.ts';
import { coversMealTime, isStartNamed, nearStartMiles } from './plan-rules.ts';
import { never, reachAfter, reachOfFirst, type Reach } from './reach.ts';
import { effortOf, favoredStops, mealtimeBetween, paceOf, priceFit } from './score.ts';
import type { RoleSequence } from './shapes.ts';
import { evaluate, isBetter, sequenceIndex, tieWidth, type Evaluated, type Space } from './space.ts';
import { lovedWeight, seedWeight, weights } from './weights.ts';

/** What the search found and how much it had to look at to prove it. */
export interface Found {
  readonly best: Evaluated | null;
  /** Ordered pairs and triples that were looked at; all others are proved worse by a bound. */
  readonly nodes: number;
  readonly evaluated: number;
}

export interface SearchOptions {
  /** A plan that the answer must differ from: no venue shared, and another shape or at least two other kinds. */
  readonly unlike?: Evaluated;
  /** Any plan will do: the question is only whether there is one. */
  readonly anyPlan?: boolean;
}

/**
 * The best ordered triple under the score, exactly: branch and bound over role sequences, then first, second and third
 * stop. A branch is left only when its optimistic bound (what is fixed, plus the best that the rest could add) is below the
 * best plan found. Ties go to the smaller venue ids.
 */
export function findBest(space: Space, options: SearchOptions = {}): Found {
  return new Search(space, options).run();
}

/** Two options of one shape have at least so many kinds apart. */
const otherKindsOfSameShape = 2;

/** Whether two plans differ enough to be two options. */
export function differs(plan: Evaluated, from: Evaluated): boolean {
  const rolesOf = ({ stops }: Evaluated) => stops.map((stop) => stop.kind.role).join(' ');
  if (plan.stops.some((stop) => from.stops.some((other) => other.venue.id === stop.venue.id))) return false;
  const otherKinds = plan.stops.filter((stop) => from.stops.every((other) => other.kind !== stop.kind)).length;
  return rolesOf(plan) !== rolesOf(from) || otherKinds >= otherKindsOfSameShape;
}

/** One run of the search. Numbers are kept in flat arrays: this is the inner loop of the product. */
class Search {
  private readonly space: Space;
  private readonly options: SearchOptions;
  private readonly tasteCount: number;
  private readonly tasteWeight: number;
  /** What a candidate adds to a plan besides tastes, at most. */
  private readonly own: Float64Array;
  /** How much of each taste a candidate misses, row by row. */
  private readonly misses: Float64Array;
  /** What a candidate adds to a plan that has nothing yet, at most: own and all its tastes. */
  private readonly potential: Float64Array;
  private readonly byRole = new Map<Role, Int32Array>();
  /** The shortest of the typical stays and the first opening among the candidates of each role. */
  private readonly roleReach = new Map<Role, { typicalStay: number; opensFrom: number }>();
  /** When each candidate could be left as the first stop; never where a rule forbids it as the first. */
  private readonly reachAsFirst: readonly Reach[];
  /** 1 for candidates of a kind that the plan to be unlike does not hold. */
  private readonly otherKind: Uint8Array;
  private best: Evaluated | null = null;
  private bar = Number.NEGATIVE_INFINITY;
  private nodes = 0;
  private evaluated = 0;

  constructor(space: Space, options: SearchOptions) {
    this.space = space;
    this.options = options;
    const { candidates, merits, scene } = space;
    const n = candidates.length;
    this.tasteCount = scene.tastes.length;
    this.tasteWeight = this.tasteCount === 0 ? 0 : weights.taste / (this.tasteCount + lovedWeight);
    const lovedShare = (weights.taste * lovedWeight) / (this.tasteCount + lovedWeight);
    this.own = Float64Array.from(
      merits,
      (m) =>
        ((this.tasteCount === 0 ? weights.taste * m.general : lovedShare * m.loved) +
          weights.mood * m.mood +
          weights.nearness * m.nearness +
          weights.light * m.lightMost +
          weights.known * m.known +
          weights.fresh * m.fresh +
          weights.dateNumber * m.dateNumber) /
          3 +
        (seedWeight * m.chance) / favoredStops,
    );
    this.misses = new Float64Array(n * this.tasteCount);
    this.potential = new Float64Array(n);
    merits.forEach((merit, i) => {
      merit.tastes.forEach((match, taste) => {
        this.misses[i * this.tasteCount + taste] = 1 - match;
      });
      this.potential[i] = (this.own[i] ?? 0) + this.tasteWeight * merit.tastes.reduce((sum, match) => sum + match, 0);
    });
    const taken = new Set(options.unlike?.stops.map((stop) => stop.venue.id));
    const free = candidates.flatMap((candidate, i) => (taken.has(candidate.venue.id) ? [] : [i]));
    for (const [role, indexes] of Map.groupBy(free, (i) => (candidates[i] as (typeof candidates)[number]).kind.role)) {
      this.byRole.set(role, Int32Array.from(indexes.toSorted((a, b) => (this.potential[b] ?? 0) - (this.potential[a] ?? 0))));
    }
    for (const [role, indexes] of this.byRole) {
      const those = Array.from(indexes, (i) => candidates[i] as (typeof candidates)[number]);
      const opensFrom = Math.min(...those.map(({ windows }) => Math.min(...windows.map((window) => window.arriveFrom))));
      this.roleReach.set(role, { typicalStay: Math.min(...those.map((candidate) => candidate.typicalStay)), opensFrom });
    }
    this.otherKind = Uint8Array.from(candidates, ({ kind }) => Number(options.unlike?.stops.every((stop) => stop.kind !== kind) ?? true));
    const mustBeNear = scene.wishes.mode === 'walking' && isStartNamed(scene.context.place.precision);
    this.reachAsFirst = candidates.map((candidate) => {
      const tooFar = mustBeNear && straightMiles(scene.context.place, candidate.venue) > nearStartMiles;
      return tooFar || candidate.venue.category === scene.lastFirstKind ? never : reachOfFirst(candidate, scene.wishes.startMinutes);
    });
  }

  /** How many of the three must be of a kind that the plan to be unlike does not hold. */
  private otherKindsNeeded(sequence: RoleSequence): number {
    const { unlike } = this.options;
    return unlike?.stops.every((stop, i) => stop.kind.role === sequence[i]) ? otherKindsOfSameShape : 0;
  }

  run(): Found {
    const present = [...this.byRole.keys()];
    const sequences = present
      .flatMap((a) => present.flatMap((b) => present.map((c): RoleSequence => [a, b, c])))
      .map((sequence) => ({ sequence, shape: weights.shape * (this.space.shapes[sequenceIndex(...sequence)] ?? Number.NaN) * this.firstMealtime(sequence) }))
      .filter(({ sequence, shape }) => !Number.isNaN(shape) && !this.mustMissMeal(sequence, this.typicalOf(sequence)))
      .map((one) => ({ ...one, bound: one.shape + most + one.sequence.reduce((sum, role) => sum + this.mostPotential(role), 0) }))
      .toSorted((a, b) => b.bound - a.bound);
    for (const { sequence, shape, bound } of sequences) {
      if (this.isHopeless(bound)) break;
      this.searchSequence(sequence, shape);
    }
    return { best: this.best, nodes: this.nodes, evaluated: this.evaluated };
  }

  /** The most that the hour leaves of the shape of a sequence that begins with the meal. */
  private firstMealtime(sequence: RoleSequence): number {
    const { startMinutes } = this.space.scene.wishes;
    return sequence[0] === 'meal' ? mealtimeBetween(startMinutes, startMinutes + lateStartMinutes) : 1;
  }

  private isHopeless(bound: number): boolean {
    return bound < this.bar;
  }

  private mostPotential(role: Role): number {
    const first = this.byRole.get(role)?.[0];
    return first === undefined ? Number.NEGATIVE_INFINITY : (this.potential[first] ?? 0);
  }

  /** The first minute at which any candidate of a role can be visited. */
  private opensFrom(role: Role): number {
    return this.roleReach.get(role)?.opensFrom ?? Number.POSITIVE_INFINITY;
  }

  private typicalStayOf(role: Role): number {
    return this.roleReach.get(role)?.typicalStay ?? 0;
  }

  private typicalOf(sequence: RoleSequence): number {
    return sequence.reduce((sum, role) => sum + this.typicalStayOf(role), 0);
  }

  /** Whether a plan without a meal of at least that natural length covers a meal time however late it begins: never allowed. */
  private mustMissMeal(sequence: RoleSequence, leastMinutes: number): boolean {
    if (this.space.mealExcuse !== null || sequence.includes('meal')) return false;
    const { startMinutes } = this.space.scene.wishes;
    const latestStart = startMinutes + lateStartMinutes;
    // What a plan covers of a meal time is a concave function of its start, so it is least at one of the two ends.
    return coversMealTime(startMinutes, startMinutes + leastMinutes) && coversMealTime(latestStart, latestStart + leastMinutes);
  }

  private searchSequence(sequence: RoleSequence, shape: number): void {
    const [firsts, seconds, thirds] = sequence.map((role) => this.byRole.get(role) ?? new Int32Array()) as [Int32Array, Int32Array, Int32Array];
    const { tasteCount, misses } = this;
    const left = new Float64Array(tasteCount);
    const restPotential = this.mostPotential(sequence[1]) + this.mostPotential(sequence[2]);
    for (const a of firsts) {
      if (this.isHopeless(shape + most + (this.potential[a] ?? 0) + restPotential)) break;
      if ((this.reachAsFirst[a] as Reach).earliest === Number.POSITIVE_INFINITY) continue;
      for (let t = 0; t < tasteCount; t += 1) left[t] = misses[a * tasteCount + t] ?? 1;
      const base = shape + (this.own[a] ?? 0) + this.tasteWeight * covered(left);
      const mostThird = this.mostGain(thirds, left);
      if (this.isHopeless(base + most + this.mostGain(seconds, left) + mostThird)) continue;
      this.searchSeconds(sequence, { a, shape, base, left, mostThird, seconds, thirds });
    }
  }

  private searchSeconds(
    sequence: RoleSequence,
    at: { a: number; shape: number; base: number; left: Float64Array; mostThird: number; seconds: Int32Array; thirds: Int32Array },
  ): void {
    const { space, tasteCount, misses } = this;
    const { a, shape, base, left, mostThird, seconds, thirds } = at;
    const leftAfter = new Float64Array(tasteCount);
    const firstReach = this.reachAsFirst[a] as Reach;
    const needed = this.otherKindsNeeded(sequence);
    for (let i = 0; i < seconds.length; i += 1) {
      const b = seconds[i] as number;
      if (this.isHopeless(base + most + (this.potential[b] ?? 0) + mostThird)) break;
      const neededOfThird = needed - (this.otherKind[a] ?? 0) - (this.otherKind[b] ?? 0);
      if (a === b || neededOfThird > 1) continue;
      this.nodes += 1;
      const gain = this.gainOf(b, left);
      if (this.isHopeless(base + most + gain + mostThird)) continue;
      const way = space.leg(a, b);
      const leg = way.minutes;
      const fixed = base + gain + weights.price + weights.pace * paceOf(effortOf(way) + shortestLeg, 0);
      if (this.isHopeless(fixed + mostThird)) continue;
      const [first, second] = [space.candidates[a], space.candidates[b]];
      if (!first || !second || first.kind === second.kind || !isPossible(way)) continue;
      const reach = reachAfter(firstReach, leg, second);
      if (reach.earliest > reach.latest || this.opensFrom(sequence[2]) > reach.latest + legLimits.rideMinutes + longestWaitMinutes) continue;
      const odd = sequence[1] === 'meal' ? shape * oddness(firstReach, leg, leg) : sequence[2] === 'meal' ? shape * oddness(reach, shortestLeg, legLimits.rideMinutes) : 0;
      if (this.isHopeless(fixed - odd + mostThird)) continue;
      for (let t = 0; t < tasteCount; t += 1) leftAfter[t] = (left[t] ?? 1) * (misses[b * tasteCount + t] ?? 1);
      if (this.mustMissMeal(sequence, first.typicalStay + second.typicalStay + leg + this.typicalStayOf(sequence[2]))) continue;
      this.searchThirds({
        sequence,
        a,
        b,
        effort: effortOf(way),
        naturalMinutes: first.typicalStay + second.typicalStay + leg,
        base: base + gain - odd,
        left: leftAfter,
        thirds,
        reach,
        mustBeOther: neededOfThird === 1,
      });
    }
  }

  private searchThirds(at: {
    sequence: RoleSequence;
    naturalMinutes: number;
    a: number;
    b: number;
    effort: number;
    base: number;
    left: Float64Array;
    thirds: Int32Array;
    reach: Reach;
    mustBeOther: boolean;
  }): void {
    const { space } = this;
    const { a, b, effort, base, left, thirds, reach } = at;
    const { wishes } = space.scene;
    const spent = (space.candidates[a]?.venue.cost.expectedCents ?? 0) + (space.candidates[b]?.venue.cost.expectedCents ?? 0);
    const fixed = base + weights.price + weights.pace * paceOf(effort + shortestLeg, 0);
    for (let i = 0; i < thirds.length; i += 1) {
      const c = thirds[i] as number;
      if (this.isHopeless(fixed + (this.potential[c] ?? 0))) return;
      if (c === a || c === b || (at.mustBeOther && !this.otherKind[c])) continue;
      this.nodes += 1;
      const gain = this.gainOf(c, left);
      if (this.isHopeless(fixed + gain)) continue;
      const total = spent + (space.candidates[c]?.venue.cost.expectedCents ?? 0);
      if (total > wishes.budget.maxCents) continue;
      const way = space.leg(b, c);
      const pace = weights.pace * paceOf(effort + effortOf(way), 0);
      if (this.isHopeless(base + gain + pace + weights.price * priceFit(total, space.scene))) continue;
      const third = space.candidates[c];
      if (!third || !isPossible(way)) continue;
      if (this.mustMissMeal(at.sequence, at.naturalMinutes + way.minutes + third.typicalStay)) continue;
      const end = reachAfter(reach, way.minutes, third);
      if (end.earliest <= Math.min(end.latest, space.scene.latestEnd)) this.consider(a, b, c);
    }
  }

  private consider(a: number, b: number, c: number): void {
    this.evaluated += 1;
    const plan = evaluate(this.space, a, b, c);
    if (!plan || (this.options.unlike && !differs(plan, this.options.unlike)) || !isBetter(plan, this.best)) return;
    this.best = plan;
    this.bar = this.options.anyPlan ? Number.POSITIVE_INFINITY : plan.score.total - tieWidth;
  }

  /** What a candidate adds to a plan whose tastes are still missed that much, at most. */
  private gainOf(i: number, left: Float64Array): number {
    let gain = this.own[i] ?? 0;
    for (let t = 0; t < this.tasteCount; t += 1) gain += this.tasteWeight * (left[t] ?? 0) * (1 - (this.misses[i * this.tasteCount + t] ?? 1));
    return gain;
  }

  private mostGain(indexes: Int32Array, left: Float64Array): number {
    let mostSoFar = Number.NEGATIVE_INFINITY;
    for (const i of indexes) {
      if ((this.potential[i] ?? 0) <= mostSoFar) break;
      mostSoFar = Math.max(mostSoFar, this.gainOf(i, left));
    }
    return mostSoFar;
  }
}

/** The least share of the shape that the hour takes when a meal follows a stop left within `reach`, by a leg between two lengths. */
function oddness(reach: Reach, shortestWay: number, longestWay: number): number {
  return 1 - mealtimeBetween(reach.earliest + shortestWay, reach.latest + longestWay + longestWaitMinutes);
}

function isPossible(leg: Leg): boolean {
  return leg.minutes <= (leg.mode === 'walking' ? legLimits.walkMinutes : legLimits.rideMinutes);
}

/** The most that price and pace can add to any plan. */
const most = weights.price + weights.pace;
/** No leg is shorter (see travel.ts). */
const shortestLeg = 2;

function covered(left: Float64Array): number {
  let sum = 0;
  for (const missed of left) sum += 1 - missed;
  return sum;
}
