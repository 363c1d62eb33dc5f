import type { Candidate } from '../candidates/candidates.ts';
import { roles, type Role } from '@rendezvous/venue-model';
import { latestStart, longestWaitMinutes } from '../scene.ts';
import { legLimits, shortestLegMinutes } from '../travel.ts';
import { none, Outlook, type Demands } from './demands.ts';
import { alwaysCoversMealTime } from './plan-rules.ts';
import { Prospects, type RoleProspects } from './prospects.ts';
import { reachAfter, type Reach } from './reach.ts';
import { atAnotherHour, isHadAt, mealtimeBetween, paceOf, priceFit } from './score.ts';
import type { RoleSequence } from './shapes.ts';
import {
  evaluate,
  isBetter,
  sequenceIndex,
  tieWidth,
  type Evaluated,
  type Space,
} from './space.ts';
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
  readonly demands?: Demands;
}

/**
 * The best ordered triple under the score, exactly: branch and bound over role sequences, then first, second and third
 * stop. A branch is left only when its optimistic bound (what is fixed, plus the best that the rest could add) is below the
 * best plan found. Ties go to the smaller venue ids. Who searches one space several times may give its prospects.
 */
export function findBest(
  space: Space,
  options: SearchOptions = {},
  prospects = new Prospects(space, options.unlike),
): Found {
  return new Search(space, options, prospects).run();
}

/** Two options of one shape have at least so many kinds apart. */
const otherKindsOfSameShape = 2;

/** Whether two plans differ enough to be two options. */
export function differs(plan: Evaluated, from: Evaluated): boolean {
  const rolesOf = ({ stops }: Evaluated) => stops.map((stop) => stop.kind.role).join(' ');
  if (plan.stops.some((stop) => from.stops.some((other) => other.venue.id === stop.venue.id)))
    return false;
  const otherKinds = plan.stops.filter((stop) =>
    from.stops.every((other) => other.kind !== stop.kind),
  ).length;
  return rolesOf(plan) !== rolesOf(from) || otherKinds >= otherKindsOfSameShape;
}

/** A first stop, and what may follow it. */
interface FirstChosen {
  readonly a: number;
  readonly reach: Reach;
  readonly shape: number;
  /** The shape and what the first stop adds besides tastes. */
  readonly own: number;
  /** How much of each taste it leaves missed, and what a second stop can still make of it. */
  readonly left: Float64Array;
  readonly leftForSecond: Float64Array;
  readonly mostThird: number;
  readonly seconds: Int32Array;
  readonly thirds: Int32Array;
}

/** Two stops, and what is fixed by them. */
interface TwoChosen {
  readonly first: FirstChosen;
  readonly b: number;
  readonly leg: number;
  readonly effort: number;
  readonly spent: number;
  readonly naturalMinutes: number;
  readonly base: number;
  /** What a third stop can still make of the tastes. */
  readonly left: Float64Array;
  readonly reach: Reach;
  readonly mustBeOther: boolean;
}

/** One run of the search. */
class Search {
  private readonly space: Space;
  private readonly options: SearchOptions;
  private readonly prospects: Prospects;
  /** Undefined where nothing is demanded. */
  private readonly outlook: Outlook | undefined;
  private readonly standing = new Map<number, Int32Array>();
  private best: Evaluated | null = null;
  private bar = Number.NEGATIVE_INFINITY;
  private nodes = 0;
  private evaluated = 0;

  constructor(space: Space, options: SearchOptions, prospects: Prospects) {
    [this.space, this.options, this.prospects] = [space, options, prospects];
    if (!options.demands) return;
    this.outlook = new Outlook(options.demands, space);
    this.bar = options.demands.leastScore;
  }

  /** How many of the three must be of a kind that the plan to be unlike does not hold. */
  private otherKindsNeeded(sequence: RoleSequence): number {
    const { unlike } = this.options;
    return unlike?.stops.every((stop, i) => stop.kind.role === sequence[i])
      ? otherKindsOfSameShape
      : 0;
  }

  run(): Found {
    const sequences = this.standingRoles(0)
      .flatMap((a) =>
        this.standingRoles(1).flatMap((b) =>
          this.standingRoles(2).map((c): RoleSequence => [a, b, c]),
        ),
      )
      .map((sequence) => ({
        sequence,
        shape:
          weights.shape *
          (this.space.shapes[sequenceIndex(...sequence)] ?? Number.NaN) *
          this.firstMealtime(sequence),
      }))
      .filter(
        ({ sequence, shape }) =>
          !Number.isNaN(shape) && !this.mustMissMeal(sequence, this.typicalOf(sequence)),
      )
      .map((one) => ({
        ...one,
        bound:
          one.shape +
          most +
          one.sequence.reduce((sum, role) => sum + this.prospects.mostPotential(role), 0),
      }))
      .toSorted((a, b) => b.bound - a.bound);
    // A good plan among the most promising raises the bar for all that follows.
    for (const among of [promising, Number.POSITIVE_INFINITY]) {
      for (const { sequence, shape, bound } of sequences) {
        if (this.isHopeless(bound)) break;
        this.searchSequence(sequence, shape, among);
      }
    }
    return { best: this.best, nodes: this.nodes, evaluated: this.evaluated };
  }

  /** The roles of which a candidate may stand at a place. */
  private standingRoles(place: 0 | 1 | 2): Role[] {
    return this.prospects.roles.filter((role) => this.standingAt(place, role).length > 0);
  }

  /** The most that the hour leaves of the shape of a sequence that begins with the meal. */
  private firstMealtime(sequence: RoleSequence): number {
    const { startMinutes } = this.space.scene.wishes;
    return sequence[0] === 'meal' ? mealtimeBetween(startMinutes, latestStart(startMinutes)) : 1;
  }

  private isHopeless(bound: number): boolean {
    return bound < this.bar;
  }

  private typicalOf(sequence: RoleSequence): number {
    return sequence.reduce((sum, role) => sum + this.prospects.inRole(role).typicalStay, 0);
  }

  /** Whether a plan without a meal of at least that natural length covers a meal time even when it begins as late as `beginsBy`: never allowed. */
  private mustMissMeal(
    sequence: RoleSequence,
    leastMinutes: number,
    beginsBy = Number.POSITIVE_INFINITY,
  ): boolean {
    if (this.space.mealExcuse !== null || sequence.includes('meal')) return false;
    const { startMinutes } = this.space.scene.wishes;
    return alwaysCoversMealTime(
      startMinutes,
      Math.min(latestStart(startMinutes), Math.max(startMinutes, beginsBy)),
      leastMinutes,
    );
  }

  /** Whether a taste can be had in a stay somewhere between two minutes; tastes of any hour can. */
  private canBeHad(taste: number, fromMinutes: number, toMinutes: number): boolean {
    const { scene } = this.space;
    return isHadAt(scene.tastes[taste], fromMinutes, toMinutes, scene);
  }

  /** What is left of the tastes for a stop of a role that follows within a reach: those of another hour count for little. */
  private leftFor(role: Role, left: Float64Array, after: Reach): Float64Array {
    const latest = after.latest + longestBetween + this.prospects.inRole(role).longestStay;
    if (!this.prospects.hasHours) return left;
    return left.map((missed, taste) =>
      this.canBeHad(taste, after.earliest, latest) ? missed : missed * atAnotherHour,
    );
  }

  /** The candidates of a role that may stand at a place, the most promising first. */
  private standingAt(place: 0 | 1 | 2, role: Role): Int32Array {
    const all = this.prospects.of(role);
    const { outlook } = this;
    if (!outlook || !this.options.demands?.places[place]) return all;
    const key = place * roles.length + roles.indexOf(role);
    const known = this.standing.get(key);
    if (known) return known;
    const those = all.filter((i) => outlook.mayStand(i, place));
    this.standing.set(key, those);
    return those;
  }

  private searchSequence(sequence: RoleSequence, shape: number, among: number): void {
    const { prospects } = this;
    const [firsts, seconds, thirds] = ([0, 1, 2] as const).map((place) =>
      this.standingAt(place, sequence[place]).subarray(0, among),
    ) as [Int32Array, Int32Array, Int32Array];
    if (this.outlook?.isOpen(sequence, none, none, none) === false) return;
    const { startMinutes } = this.space.scene.wishes;
    const left = new Float64Array(prospects.tasteCount);
    const restPotential =
      prospects.mostPotential(sequence[1]) + prospects.mostPotential(sequence[2]);
    for (const a of firsts) {
      if (this.isHopeless(shape + most + (prospects.potential[a] ?? 0) + restPotential)) break;
      const reach = prospects.reachAsFirst[a] as Reach;
      if (
        reach.earliest === Number.POSITIVE_INFINITY ||
        this.outlook?.isOpen(sequence, a, none, none) === false
      )
        continue;
      for (let t = 0; t < left.length; t += 1)
        left[t] = this.missed(t, a, startMinutes, reach.latest);
      const own = shape + (prospects.own[a] ?? 0);
      const leftForSecond = this.leftFor(sequence[1], left, reach);
      const secondLeft = {
        earliest: reach.earliest,
        latest: reach.latest + longestBetween + prospects.inRole(sequence[1]).longestStay,
      };
      const mostThird = prospects.mostGain(thirds, this.leftFor(sequence[2], left, secondLeft));
      if (
        this.isHopeless(
          own +
            prospects.covered(left) +
            most +
            prospects.mostGain(seconds, leftForSecond) +
            mostThird,
        )
      )
        continue;
      this.searchSeconds(sequence, {
        a,
        reach,
        shape,
        own,
        left,
        leftForSecond,
        mostThird,
        seconds,
        thirds,
      });
    }
  }

  private searchSeconds(sequence: RoleSequence, at: FirstChosen): void {
    const { space, prospects } = this;
    const { a, shape, left, leftForSecond, mostThird, seconds } = at;
    const first = space.candidates[a] as Candidate;
    const base = at.own + prospects.covered(left);
    const needed = this.otherKindsNeeded(sequence) - (prospects.otherKind[a] ?? 0);
    const thirdRole = prospects.inRole(sequence[2]);
    const leftAfter = new Float64Array(left.length);
    for (const b of seconds) {
      if (this.isHopeless(base + most + (prospects.potential[b] ?? 0) + mostThird)) break;
      const neededOfThird = needed - (prospects.otherKind[b] ?? 0);
      const second = space.candidates[b] as Candidate;
      if (
        first.kind === second.kind ||
        neededOfThird > 1 ||
        this.outlook?.isOpen(sequence, a, b, none) === false
      )
        continue;
      this.nodes += 1;
      const optimistic = base + prospects.gainOf(b, leftForSecond) + mostThird;
      if (this.isHopeless(optimistic + most)) continue;
      const leg = space.legs.minutes(first.index, second.index);
      if (leg === Number.POSITIVE_INFINITY || this.outlook?.isTooFar(leg + shortestLeg)) continue;
      const effort = space.legs.effort(first.index, second.index);
      const spent = first.venue.cost.expectedCents + second.venue.cost.expectedCents;
      const priceAndPace =
        this.mostPrice(spent, thirdRole) + weights.pace * paceOf(effort + shortestLeg, 0);
      if (this.isHopeless(optimistic + priceAndPace)) continue;
      const reach = reachAfter(at.reach, leg, second);
      if (reach.earliest > reach.latest || thirdRole.opensFrom > reach.latest + longestBetween)
        continue;
      const odd =
        sequence[1] === 'meal'
          ? shape * oddness(at.reach, leg, leg)
          : sequence[2] === 'meal'
            ? shape * oddness(reach, shortestLeg, legLimits.rideMinutes)
            : 0;
      if (this.isHopeless(optimistic + priceAndPace - odd)) continue;
      const naturalMinutes = first.typicalStay + second.typicalStay + leg;
      if (
        this.mustMissMeal(
          sequence,
          naturalMinutes + shortestLeg + thirdRole.typicalStay,
          this.beginsBy(at, b, leg, thirdRole.opensLast - shortestLeg),
        )
      )
        continue;
      for (let t = 0; t < left.length; t += 1)
        leftAfter[t] = (left[t] ?? 1) * this.missed(t, b, at.reach.earliest + leg, reach.latest);
      this.searchThirds(sequence, {
        first: at,
        b,
        effort,
        leg,
        spent,
        naturalMinutes,
        base: at.own + (prospects.own[b] ?? 0) + prospects.covered(leftAfter) - odd,
        left: this.leftFor(sequence[2], leftAfter, reach),
        reach,
        mustBeOther: neededOfThird === 1,
      });
    }
  }

  private searchThirds(sequence: RoleSequence, at: TwoChosen): void {
    const { space, prospects } = this;
    const { first, b, effort, base, left, reach, spent } = at;
    const [{ kind: kindOfFirst }, second] = [
      space.candidates[first.a] as Candidate,
      space.candidates[b] as Candidate,
    ];
    const fixed =
      base +
      this.mostPrice(spent, prospects.inRole(sequence[2])) +
      weights.pace * paceOf(effort + shortestLeg, 0);
    for (const c of first.thirds) {
      if (this.isHopeless(fixed + (prospects.potential[c] ?? 0))) return;
      const third = space.candidates[c] as Candidate;
      if (
        third.kind === kindOfFirst ||
        third.kind === second.kind ||
        (at.mustBeOther && !prospects.otherKind[c])
      )
        continue;
      this.nodes += 1;
      const gain = prospects.gainOf(c, left);
      if (this.isHopeless(fixed + gain) || this.outlook?.isOpen(sequence, first.a, b, c) === false)
        continue;
      const total = spent + third.venue.cost.expectedCents;
      if (total > space.scene.wishes.budget.maxCents) continue;
      const leg = space.legs.minutes(second.index, third.index);
      if (leg === Number.POSITIVE_INFINITY || this.outlook?.isTooFar(at.leg + leg)) continue;
      const pace = weights.pace * paceOf(effort + space.legs.effort(second.index, third.index), 0);
      if (this.isHopeless(base + gain + pace + weights.price * priceFit(total, space.scene)))
        continue;
      if (
        this.mustMissMeal(
          sequence,
          at.naturalMinutes + leg + third.typicalStay,
          this.beginsBy(first, b, at.leg, (prospects.opensLast[c] ?? 0) - leg),
        )
      )
        continue;
      const end = reachAfter(reach, leg, third);
      const latest = Math.min(end.latest, space.scene.latestEnd);
      if (end.earliest <= latest && !this.outlook?.endsTooEarly(latest))
        this.consider(first.a, b, c);
    }
  }

  /** The most that the price can add when so much is spent and a third stop of those prices follows. */
  private mostPrice(spentCents: number, { leastCents, mostCents }: RoleProspects): number {
    const { scene } = this.space;
    const [least, most] = [spentCents + leastCents, spentCents + mostCents];
    return (
      weights.price *
      (most < scene.wishes.budget.minCents
        ? priceFit(most, scene)
        : priceFit(Math.max(least, scene.wishes.budget.minCents), scene))
    );
  }

  /**
   * The latest that two stops and one that is set out for by `thirdFrom` begin: later than wished only when a door opens
   * later than the stays before it can be stretched.
   */
  private beginsBy({ a }: FirstChosen, b: number, leg: number, thirdFrom: number): number {
    const { opensLast, longestStay } = this.prospects;
    const secondFrom = Math.max(
      opensLast[b] ?? 0,
      thirdFrom - longestWaitMinutes - (longestStay[b] ?? 0),
    );
    return Math.max(
      opensLast[a] ?? 0,
      secondFrom - leg - longestWaitMinutes - (longestStay[a] ?? 0),
    );
  }

  /** How much of a taste is missed after a visit that lies somewhere between two minutes, at least. */
  private missed(taste: number, i: number, fromMinutes: number, toMinutes: number): number {
    const missed = this.prospects.misses[i * this.prospects.tasteCount + taste] ?? 1;
    return this.canBeHad(taste, fromMinutes, toMinutes) ? missed : 1 - (1 - missed) * atAnotherHour;
  }

  private consider(a: number, b: number, c: number): void {
    this.evaluated += 1;
    const plan = evaluate(this.space, [a, b, c], this.bar);
    if (
      !plan ||
      (this.options.unlike && !differs(plan, this.options.unlike)) ||
      this.options.demands?.accepts(plan) === false ||
      !isBetter(plan, this.best)
    )
      return;
    this.best = plan;
    this.bar = this.options.anyPlan ? Number.POSITIVE_INFINITY : plan.score.total - tieWidth;
  }
}

/** The least share of the shape that the hour takes when a meal follows a stop left within `reach`, by a leg between two lengths. */
function oddness(reach: Reach, shortestWay: number, longestWay: number): number {
  return (
    1 -
    mealtimeBetween(reach.earliest + shortestWay, reach.latest + longestWay + longestWaitMinutes)
  );
}

/** How many candidates of each role are tried with each other first. */
const promising = 5;
/** The longest from leaving one stop to being let in at the next. */
const longestBetween = legLimits.rideMinutes + longestWaitMinutes;
/** The most that price and pace can add to any plan. */
const most = weights.price + weights.pace;
const shortestLeg = shortestLegMinutes;
