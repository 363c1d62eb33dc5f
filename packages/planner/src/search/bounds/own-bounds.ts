import { areBothWanted } from '../../candidates/asked-at.ts';
import type { Candidate } from '../../candidates/candidates.ts';
import { groupsOf, leastSums, numbered } from './groups.ts';
import { placeOf, roles, type Role } from '@rendezvous/venue-model';
import { findInTime, type InTime } from './in-time.ts';
import { latestStart } from '../../scene.ts';
import { shortestLegMinutes } from '../../travel.ts';
import type { Need } from './needs.ts';
import {
  foodFor,
  hasTimeForTwoMeals,
  mealsNeeded,
  tablesFor,
  type Course,
} from '../../rules/meal-times.ts';
import { isNearStart } from '../../rules/plan-rules.ts';
import { never, reachOfFirst, type Reach } from '../../itinerary/reach.ts';
import { endLossOf, favoredStops, isHadAt, paceOfIdle, paceOfMinute } from '../../score/score.ts';
import { meantCents, priceFit } from '../../score/price.ts';
import type { Merit } from '../../score/merit.ts';
import type { Space } from '../space.ts';
import { dayWeight, lovedWeight, renownWeight, seedWeight, weights } from '../../score/weights.ts';
import { byteAt, floatAt, floatsOf, itemAt } from '../../at.ts';

/**
 * What each candidate can add to a plan at most, and what all of them have in common. In flat
 * arrays by the candidate's place in the space, since this is the inner loop of the product.
 */
export class OwnBounds {
  readonly space: Space;
  readonly tasteCount: number;
  /** What each taste adds to a plan that meets it fully. */
  readonly tasteWeights: Float64Array;
  /** How much of each taste a candidate meets, row by row. */
  readonly matches: Float64Array;
  /** What a candidate adds to a plan besides tastes, at most. */
  readonly own: Float64Array;
  /** Own, and all its tastes: what it adds at most to a plan that has nothing yet. */
  readonly potential: Float64Array;
  readonly roleOf: Uint8Array;
  private readonly kindOf: Uint8Array;
  /** How many candidates were looked at for what may follow, in all searches of the space. */
  looked = 0;
  /** When so many were looked at, bounds are no longer made more exact. */
  mostLooked = Number.POSITIVE_INFINITY;
  /**
   * No two stops of a plan are of one group: those of a kind that have the same of what was asked
   * for, or one place alone where more than one such may be visited.
   */
  readonly groupOf: Int32Array;
  readonly venueOf: Int32Array;
  private readonly placeNumbers: Int32Array;
  /** The candidates of each role, in its place in `roles`, in order of potential. */
  readonly ofRole: readonly Int32Array[];
  /** When each candidate could be left as the first stop; never where a rule forbids it there. */
  readonly reachAsFirst: readonly Reach[];
  /** When the hours of each candidate let it stand at each place of a plan. */
  readonly inTime: InTime;
  /** What each candidate costs two. */
  readonly cents: Float64Array;
  readonly leastCents: number;
  readonly mostCents: number;
  /** Between which minutes each can be arrived at, and the shortest stay there. */
  readonly arriveFrom: Float64Array;
  readonly arriveTo: Float64Array;
  readonly shortestStays: Float64Array;
  /** What so many stops, each of another group, stay at least together. */
  readonly leastStays: Float64Array;
  readonly leastTypical: number;
  readonly minuteCost: number;
  readonly idleCost: number;
  /**
   * What each candidate takes from the score as the first or the last stop: for
   * want of a purpose there.
   */
  readonly endCosts: Float64Array;
  /** The same with what the way home from it, or there, takes from the pace at least. */
  readonly leastEndCosts: Float64Array;
  /** Whether some plan may hold two meals. */
  readonly hasRoomForTwoMeals: boolean;
  /**
   * The stops at which the two can have a meal, at a table or not: as many as a plan may need;
   * none where it needs no meal.
   */
  readonly food: readonly Need[];
  /** At how many of them every plan has one. */
  readonly mealsOfAll: number;
  /** How much of each taste so many stops meet at most: by number of stops, then taste. */
  readonly caps: readonly Float64Array[];

  constructor(space: Space) {
    this.space = space;
    const { candidates, scene, size } = space;
    const merits = candidates.map((_, c) => space.meritAt(c));
    const loved = scene.tastes.reduce((sum, taste) => sum + taste.weight, lovedWeight);
    this.tasteCount = scene.tastes.length;
    this.tasteWeights = floatsOf(scene.tastes, ({ weight }) => (weights.taste * weight) / loved);
    this.matches = matchesOf(merits, scene.tastes.length);
    this.own = ownOf(merits, space);
    this.potential = this.own.map((own, i) => own + this.tasteOf(i));
    this.roleOf = Uint8Array.from(candidates, ({ kind }) => roles.indexOf(kind.role));
    const kinds = [...new Set(candidates.map(({ kind }) => kind))];
    this.kindOf = Uint8Array.from(candidates, ({ kind }) => kinds.indexOf(kind));
    this.groupOf = groupsOf(candidates);
    this.placeNumbers = numbered(candidates.map(({ venue }) => placeOf(venue)));
    this.venueOf = Int32Array.from(candidates, ({ index }) => index);
    this.ofRole = roles.map((role) => this.inOrder(role));
    this.reachAsFirst = candidates.map((candidate) =>
      canBeFirst(candidate, space) ? reachOfFirst(candidate, scene.wishes.startMinutes) : never,
    );
    this.cents = floatsOf(candidates, ({ venue }) => venue.cost.expectedCents);
    [this.leastCents, this.mostCents] = [Math.min(...this.cents), Math.max(...this.cents)];
    this.arriveFrom = floatsOf(candidates, ({ windows }) =>
      windows.reduce((from, window) => Math.min(from, window.arriveFrom), Number.POSITIVE_INFINITY),
    );
    this.arriveTo = floatsOf(candidates, ({ windows }) =>
      windows.reduce((to, window) => Math.max(to, window.arriveTo), Number.NEGATIVE_INFINITY),
    );
    this.shortestStays = floatsOf(candidates, ({ shortestStay }) => shortestStay);
    this.leastStays = leastSums(this.groupOf, this.shortestStays, size);
    this.inTime = findInTime(this);
    this.leastTypical = Math.min(...candidates.map(({ typicalStay }) => typicalStay));
    this.minuteCost = paceOfMinute(size);
    this.idleCost = paceOfIdle(size);
    this.endCosts = floatsOf(merits, ({ purpose }) => weights.ends * endLossOf(purpose));
    this.leastEndCosts = this.endCosts.map(
      (cost, i) => cost + this.minuteCost * space.ways.leastEffort(itemAt(candidates, i).venue),
    );
    this.hasRoomForTwoMeals =
      space.meals.room.meals > 1 && hasTimeForTwoMeals(candidates, space.meals.room.betweenMeals);
    this.food = space.meals.excuse === null ? foodFor(size, candidates, space.meals.served) : [];
    const { startMinutes } = scene.wishes;
    this.mealsOfAll = space.meals.room.mayBeFull
      ? 0
      : tablesFor(
          size,
          this.mealsNeeded({
            earliest: startMinutes,
            latest: latestStart(startMinutes),
            minutes: this.leastLength(-shortestLegMinutes, size),
            until: Number.NEGATIVE_INFINITY,
          }),
        );
    this.caps = capsOf(this);
  }

  /** Whether a candidate can stand at a place of a plan, as far as its hours go. */
  isInTime(c: number, place: number): boolean {
    return ((byteAt(this.inTime.places, c) >>> place) & 1) === 1;
  }

  /** Whether two candidates cannot be in one plan, being one place or too much alike. */
  areAlike(a: number, b: number): boolean {
    return (
      this.placeNumbers[a] === this.placeNumbers[b] ||
      (this.kindOf[a] === this.kindOf[b] && !this.areBothWanted(a, b))
    );
  }

  /** Whether two candidates are bars that may not follow each other. */
  areBarsInARow(a: number, b: number): boolean {
    return (
      this.roleOf[a] === drinkRole && this.roleOf[b] === drinkRole && !this.areBothWanted(a, b)
    );
  }

  private areBothWanted(a: number, b: number): boolean {
    const { candidates } = this.space;
    return areBothWanted(itemAt(candidates, a), itemAt(candidates, b));
  }

  /** What all its tastes are worth in a plan that has none of them. */
  private tasteOf(i: number): number {
    let worth = 0;
    for (let t = 0; t < this.tasteCount; t += 1)
      worth += floatAt(this.tasteWeights, t) * floatAt(this.matches, i * this.tasteCount + t);
    return worth;
  }

  private inOrder(role: Role): Int32Array {
    const those = this.space.candidates.flatMap(({ kind }, i) => (kind.role === role ? [i] : []));
    const by = this.potential;
    return Int32Array.from(those.sort((a, b) => floatAt(by, b) - floatAt(by, a)));
  }

  /**
   * Bound: what the price adds to a plan in which so much is spent on all but `further` stops. The
   * total then lies between `spent` and the least, and the most, that any stops cost; the fit rises
   * up to what is meant and never rises beyond it.
   */
  mostPrice(spent: number, further: number): number {
    const { scene } = this.space;
    const [least, most] = [spent + further * this.leastCents, spent + further * this.mostCents];
    const meant = meantCents(scene.wishes.budget);
    const fit = most < meant ? priceFit(most, scene) : priceFit(Math.max(least, meant), scene);
    return weights.price * fit;
  }

  /**
   * Bound: the meals, as bits, of every plan of which that is known and of which not every
   * stop is a wish of its own.
   */
  mealsNeeded(course: Course): number {
    const { meals, size } = this.space;
    return meals.excuse === null ? mealsNeeded(size, course, meals.served) : 0;
  }

  /**
   * Bound: the minutes that so many further stops take, each with the shortest way
   * and each of another group.
   */
  leastToCome(further: number): number {
    return further * shortestLegMinutes + floatAt(this.leastStays, further);
  }

  /**
   * Bound: the natural length of a plan of which that many minutes are chosen and
   * `further` stops are not.
   */
  leastLength(minutes: number, further: number): number {
    return minutes + further * (this.leastTypical + shortestLegMinutes);
  }

  /** How much a stay between two minutes can have of a taste. */
  canBeHad(taste: number, from: number, to: number): boolean {
    const { scene } = this.space;
    return isHadAt(scene.tastes[taste], from, to, scene);
  }
}

function matchesOf(merits: readonly Merit[], tasteCount: number): Float64Array {
  const matches = new Float64Array(merits.length * tasteCount);
  for (const [i, merit] of merits.entries()) matches.set(merit.tastes, i * tasteCount);
  return matches;
}

function ownOf(merits: readonly Merit[], { scene, size }: Space): Float64Array {
  const hasTastes = scene.tastes.length > 0;
  const lovedShare =
    (weights.taste * lovedWeight) /
    scene.tastes.reduce((sum, taste) => sum + taste.weight, lovedWeight);
  return floatsOf(
    merits,
    (m) =>
      ((hasTastes ? lovedShare * m.loved : weights.taste * m.general) +
        weights.mood * m.mood +
        weights.purpose * m.purpose +
        weights.nearness * m.nearness +
        weights.light * m.lightMost +
        weights.known * m.known +
        weights.fresh * m.fresh +
        weights.dateNumber * m.dateNumber) /
        size +
      dayWeight * m.day +
      renownWeight * m.renown +
      (seedWeight * m.chance) / favoredStops,
  );
}

function canBeFirst({ venue }: Candidate, { scene }: Space): boolean {
  return venue.category !== scene.lastFirstKind && isNearStart(venue, scene);
}

/**
 * Bound: what the candidates that meet a taste best, each of another group, meet of it together is
 * the most that so many stops do.
 */
function capsOf({ tasteCount, matches, groupOf, space }: OwnBounds): Float64Array[] {
  const caps = Array.from({ length: space.size + 1 }, () => new Float64Array(tasteCount));
  for (let t = 0; t < tasteCount; t += 1) {
    const bestOfGroup = new Map<number, number>();
    for (const [i, group] of groupOf.entries())
      bestOfGroup.set(
        group,
        Math.max(bestOfGroup.get(group) ?? 0, floatAt(matches, i * tasteCount + t)),
      );
    const best = [...bestOfGroup.values()].sort((a, b) => b - a);
    let missed = 1;
    for (let stops = 1; stops <= space.size; stops += 1) {
      missed *= 1 - (best[stops - 1] ?? 0);
      itemAt(caps, stops)[t] = 1 - missed;
    }
  }
  return caps;
}

const drinkRole = roles.indexOf('drink');
