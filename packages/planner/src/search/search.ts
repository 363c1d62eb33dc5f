import type { Candidate } from '../candidates/candidates.ts';
import { lateStartMinutes, longestWaitMinutes } from '../scene.ts';
import { legLimits } from '../travel.ts';
import { coversMealTime } from './plan-rules.ts';
import { Prospects } from './prospects.ts';
import { reachAfter, type Reach } from './reach.ts';
import { mealtimeBetween, paceOf, priceFit } from './score.ts';
import type { RoleSequence } from './shapes.ts';
import { evaluate, isBetter, sequenceIndex, tieWidth, type Evaluated, type Space } from './space.ts';
import { weights } from './weights.ts';

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

/** One run of the search. */
class Search {
  private readonly space: Space;
  private readonly options: SearchOptions;
  private readonly prospects: Prospects;
  private best: Evaluated | null = null;
  private bar = Number.NEGATIVE_INFINITY;
  private nodes = 0;
  private evaluated = 0;

  constructor(space: Space, options: SearchOptions) {
    [this.space, this.options] = [space, options];
    this.prospects = new Prospects(space, options.unlike);
  }

  /** How many of the three must be of a kind that the plan to be unlike does not hold. */
  private otherKindsNeeded(sequence: RoleSequence): number {
    const { unlike } = this.options;
    return unlike?.stops.every((stop, i) => stop.kind.role === sequence[i]) ? otherKindsOfSameShape : 0;
  }

  run(): Found {
    const { roles } = this.prospects;
    const sequences = roles
      .flatMap((a) => roles.flatMap((b) => roles.map((c): RoleSequence => [a, b, c])))
      .map((sequence) => ({ sequence, shape: weights.shape * (this.space.shapes[sequenceIndex(...sequence)] ?? Number.NaN) * this.firstMealtime(sequence) }))
      .filter(({ sequence, shape }) => !Number.isNaN(shape) && !this.mustMissMeal(sequence, this.typicalOf(sequence)))
      .map((one) => ({ ...one, bound: one.shape + most + one.sequence.reduce((sum, role) => sum + this.prospects.mostPotential(role), 0) }))
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

  private typicalOf(sequence: RoleSequence): number {
    return sequence.reduce((sum, role) => sum + this.prospects.typicalStayOf(role), 0);
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
    const { prospects } = this;
    const { tasteCount, misses } = prospects;
    const [firsts, seconds, thirds] = [prospects.of(sequence[0]), prospects.of(sequence[1]), prospects.of(sequence[2])];
    const left = new Float64Array(tasteCount);
    const restPotential = prospects.mostPotential(sequence[1]) + prospects.mostPotential(sequence[2]);
    for (const a of firsts) {
      if (this.isHopeless(shape + most + (prospects.potential[a] ?? 0) + restPotential)) break;
      if ((prospects.reachAsFirst[a] as Reach).earliest === Number.POSITIVE_INFINITY) continue;
      for (let t = 0; t < tasteCount; t += 1) left[t] = misses[a * tasteCount + t] ?? 1;
      const base = shape + (prospects.own[a] ?? 0) + prospects.covered(left);
      const mostThird = prospects.mostGain(thirds, left);
      if (this.isHopeless(base + most + prospects.mostGain(seconds, left) + mostThird)) continue;
      this.searchSeconds(sequence, { a, shape, base, left, mostThird, seconds, thirds });
    }
  }

  private searchSeconds(
    sequence: RoleSequence,
    at: { a: number; shape: number; base: number; left: Float64Array; mostThird: number; seconds: Int32Array; thirds: Int32Array },
  ): void {
    const { space, prospects } = this;
    const { tasteCount, misses } = prospects;
    const { a, shape, base, left, mostThird, seconds, thirds } = at;
    const leftAfter = new Float64Array(tasteCount);
    const first = space.candidates[a] as Candidate;
    const firstReach = prospects.reachAsFirst[a] as Reach;
    const needed = this.otherKindsNeeded(sequence);
    for (let i = 0; i < seconds.length; i += 1) {
      const b = seconds[i] as number;
      if (this.isHopeless(base + most + (prospects.potential[b] ?? 0) + mostThird)) break;
      const neededOfThird = needed - (prospects.otherKind[a] ?? 0) - (prospects.otherKind[b] ?? 0);
      if (a === b || neededOfThird > 1) continue;
      this.nodes += 1;
      const gain = prospects.gainOf(b, left);
      if (this.isHopeless(base + most + gain + mostThird)) continue;
      const second = space.candidates[b] as Candidate;
      if (first.kind === second.kind) continue;
      const leg = space.legs.minutes(first.index, second.index);
      if (leg === Number.POSITIVE_INFINITY) continue;
      const effort = space.legs.effort(first.index, second.index);
      const fixed = base + gain + weights.price + weights.pace * paceOf(effort + shortestLeg, 0);
      if (this.isHopeless(fixed + mostThird)) continue;
      const reach = reachAfter(firstReach, leg, second);
      if (reach.earliest > reach.latest || prospects.opensFrom(sequence[2]) > reach.latest + legLimits.rideMinutes + longestWaitMinutes) continue;
      const odd = sequence[1] === 'meal' ? shape * oddness(firstReach, leg, leg) : sequence[2] === 'meal' ? shape * oddness(reach, shortestLeg, legLimits.rideMinutes) : 0;
      if (this.isHopeless(fixed - odd + mostThird)) continue;
      for (let t = 0; t < tasteCount; t += 1) leftAfter[t] = (left[t] ?? 1) * (misses[b * tasteCount + t] ?? 1);
      if (this.mustMissMeal(sequence, first.typicalStay + second.typicalStay + leg + prospects.typicalStayOf(sequence[2]))) continue;
      this.searchThirds({
        sequence,
        a,
        b,
        effort,
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
    const { space, prospects } = this;
    const { a, b, effort, base, left, thirds, reach } = at;
    const { wishes } = space.scene;
    const [first, second] = [space.candidates[a] as Candidate, space.candidates[b] as Candidate];
    const spent = first.venue.cost.expectedCents + second.venue.cost.expectedCents;
    const fixed = base + weights.price + weights.pace * paceOf(effort + shortestLeg, 0);
    for (let i = 0; i < thirds.length; i += 1) {
      const c = thirds[i] as number;
      if (this.isHopeless(fixed + (prospects.potential[c] ?? 0))) return;
      if (c === a || c === b || (at.mustBeOther && !prospects.otherKind[c])) continue;
      this.nodes += 1;
      const gain = prospects.gainOf(c, left);
      if (this.isHopeless(fixed + gain)) continue;
      const third = space.candidates[c] as Candidate;
      const total = spent + third.venue.cost.expectedCents;
      if (total > wishes.budget.maxCents) continue;
      const leg = space.legs.minutes(second.index, third.index);
      if (leg === Number.POSITIVE_INFINITY) continue;
      const pace = weights.pace * paceOf(effort + space.legs.effort(second.index, third.index), 0);
      if (this.isHopeless(base + gain + pace + weights.price * priceFit(total, space.scene))) continue;
      if (this.mustMissMeal(at.sequence, at.naturalMinutes + leg + third.typicalStay)) continue;
      const end = reachAfter(reach, leg, third);
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
}

/** The least share of the shape that the hour takes when a meal follows a stop left within `reach`, by a leg between two lengths. */
function oddness(reach: Reach, shortestWay: number, longestWay: number): number {
  return 1 - mealtimeBetween(reach.earliest + shortestWay, reach.latest + longestWay + longestWaitMinutes);
}

/** The most that price and pace can add to any plan. */
const most = weights.price + weights.pace;
/** No leg is shorter (see travel.ts). */
const shortestLeg = 2;
