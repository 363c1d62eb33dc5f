import { areAlike, areBarsInARow } from '../candidates/asked-at.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { latestStart } from '../scene.ts';
import { throwIfCancelled } from '../cancellation.ts';
import { mostWalkedMinutes, shortestLegMinutes } from '../travel.ts';
import { mealsNeeded, tablesFor } from '../rules/meal-times.ts';
import { isNearStart, mostUnknownHours, talkative, type PlanRule } from '../rules/plan-rules.ts';
import { reachAfter, reachOfFirst, type Reach } from '../itinerary/reach.ts';
import { isSequenceAllowed, mayFollow } from '../rules/shapes.ts';
import { itineraryOf, timesOf, type BareSpace } from './space.ts';
import { floatAt, floatsOf, itemAt, lastOf } from '../at.ts';

/** How many stops may still be tried: the same work on every machine. */
export interface Effort {
  left: number;
}

/** Computing a plan's times takes as long as looking at this many stops. */
const scheduling = 100;

/**
 * Whether any plan satisfies the rules: the first one found will do. Undefined if the effort is
 * used up before that is known.
 */
export function hasPlan(
  space: BareSpace,
  rules: readonly PlanRule[],
  effort: Effort,
): boolean | undefined {
  const found = new AnyPlan(space, rules, effort).run();
  return found || effort.left > 0 ? found : undefined;
}

/** The first stops of a plan, and when they can be left. */
interface Begun {
  readonly stops: readonly Candidate[];
  readonly reach: Reach;
  readonly spent: number;
  readonly unknownHours: number;
  /** Stays and legs when nobody hurries. */
  readonly naturalMinutes: number;
  readonly walked: number;
  readonly meals: number;
  /** The stops where the two can have a meal, at a table or not. */
  readonly fed: number;
  readonly treats: number;
}

class AnyPlan {
  private readonly space: BareSpace;
  private readonly rules: readonly PlanRule[];
  private readonly effort: Effort;
  private readonly shortestStay: number;
  private readonly shortestTypical: number;
  private readonly leastCents: number;
  private readonly isWalked: boolean;
  /** The last minute at which each candidate can be reached. */
  private readonly arriveTo: Float64Array;

  constructor(space: BareSpace, rules: readonly PlanRule[], effort: Effort) {
    [this.space, this.rules, this.effort] = [space, rules, effort];
    const { candidates, scene } = space;
    this.shortestStay = Math.min(...candidates.map((candidate) => candidate.shortestStay));
    this.shortestTypical = Math.min(...candidates.map((candidate) => candidate.typicalStay));
    this.leastCents = Math.min(...candidates.map(({ venue }) => venue.cost.expectedCents));
    this.isWalked = scene.wishes.mode === 'walking';
    this.arriveTo = floatsOf(candidates, ({ windows }) =>
      windows.reduce((to, window) => Math.max(to, window.arriveTo), Number.NEGATIVE_INFINITY),
    );
  }

  run(): boolean {
    const { candidates, size } = this.space;
    if (candidates.length < size || !this.canBeOutside(candidates)) return false;
    return candidates.some((first) => {
      if (!this.canBegin(first)) return false;
      const begun = this.begin(first);
      return this.isOpen(begun) && this.canGoOn(begun);
    });
  }

  private canBegin({ venue }: Candidate): boolean {
    const { scene } = this.space;
    return venue.category !== scene.lastFirstKind && isNearStart(venue, scene);
  }

  private begin(first: Candidate): Begun {
    return {
      stops: [first],
      reach: reachOfFirst(first, this.space.scene.wishes.startMinutes),
      spent: first.venue.cost.expectedCents,
      unknownHours: Number(!first.hoursKnown),
      naturalMinutes: first.typicalStay,
      walked: 0,
      meals: Number(first.kind.role === 'meal'),
      fed: Number(first.kind.role === 'meal' || first.feeds),
      treats: Number(first.kind.role === 'treat'),
    };
  }

  /** Whether the stops so far can become a plan. */
  private canGoOn(begun: Begun): boolean {
    const { candidates, size } = this.space;
    throwIfCancelled();
    if (begun.stops.length === size) return this.keepsRules(begun.stops);
    const { effort, arriveTo } = this;
    // Bound: no leg is shorter.
    const from = begun.reach.earliest + shortestLegMinutes;
    for (let i = 0; i < candidates.length; i += 1) {
      if (effort.left <= 0) return false;
      effort.left -= 1;
      if (floatAt(arriveTo, i) < from) continue;
      const next = itemAt(candidates, i);
      if (!this.mayFollow(begun, next)) continue;
      const longer = this.extend(begun, next);
      if (longer && this.canGoOn(longer)) return true;
    }
    return false;
  }

  private mayFollow({ stops, meals, treats }: Begun, next: Candidate): boolean {
    const { kind } = next;
    const {
      scene,
      meals: { room },
    } = this.space;
    for (const stop of stops) if (areAlike(stop, next)) return false;
    const last = lastOf(stops);
    return (
      !areBarsInARow(last, next) &&
      mayFollow(last.kind.role, kind.role, stops.length, scene.wishes.startMinutes) &&
      (kind.role !== 'meal' || meals < room.meals) &&
      (kind.role !== 'treat' || treats < room.treats)
    );
  }

  /** The stops so far plus one more, unless a rule already forbids that. */
  private extend(begun: Begun, next: Candidate): Begun | undefined {
    const { legs, size } = this.space;
    const further = size - begun.stops.length - 1;
    const spent = begun.spent + next.venue.cost.expectedCents;
    const unknownHours = begun.unknownHours + Number(!next.hoursKnown);
    if (!this.isAffordable(spent, further) || unknownHours > mostUnknownHours) return undefined;
    const leg = legs.minutes(lastOf(begun.stops).index, next.index);
    if (leg === Number.POSITIVE_INFINITY) return undefined;
    const reach = reachAfter(begun.reach, leg, next);
    if (!this.isInTime(reach, further)) return undefined;
    const longer = {
      stops: [...begun.stops, next],
      reach,
      spent,
      unknownHours,
      naturalMinutes: begun.naturalMinutes + leg + next.typicalStay,
      walked: begun.walked + (this.isWalked ? leg : 0),
      meals: begun.meals + Number(next.kind.role === 'meal'),
      fed: begun.fed + Number(next.kind.role === 'meal' || next.feeds),
      treats: begun.treats + Number(next.kind.role === 'treat'),
    };
    return this.isOpen(longer) ? longer : undefined;
  }

  /** Whether no rule forbids the stops so far, with the least that further stops need. */
  private isOpen(begun: Begun): boolean {
    const { size } = this.space;
    const { stops, reach, spent, unknownHours, walked } = begun;
    const further = size - stops.length;
    return (
      this.isInTime(reach, further) &&
      unknownHours <= mostUnknownHours &&
      this.isAffordable(spent, further) &&
      walked <= mostWalkedMinutes(size) &&
      (further > 0 || this.canBeOutside(stops)) &&
      (stops.length !== 2 || this.canTalk(stops)) &&
      this.leastMeals(begun, further) <= begun.fed + further
    );
  }

  private isInTime({ earliest, latest }: Reach, further: number): boolean {
    const toCome = further * (shortestLegMinutes + this.shortestStay);
    return earliest <= latest && earliest + toCome <= this.space.scene.latestEnd;
  }

  private isAffordable(spent: number, further: number): boolean {
    return spent + further * this.leastCents <= this.space.scene.wishes.budget.maxCents;
  }

  private canTalk(stops: readonly Candidate[]): boolean {
    const { wishes } = this.space.scene;
    return wishes.dateNumber !== 1 || stops.some(({ kind }) => kind.scale.talk >= talkative);
  }

  private canBeOutside(stops: readonly Candidate[]): boolean {
    const { wishes } = this.space.scene;
    return wishes.setting !== 'outdoor' || stops.some(({ venue }) => venue.outdoor);
  }

  /** At least how many stops of such a plan have something to eat. */
  private leastMeals({ naturalMinutes, reach }: Begun, further: number): number {
    const { meals, scene, size } = this.space;
    if (meals.excuse !== null || meals.room.mayBeFull) return 0;
    const { startMinutes } = scene.wishes;
    const course = {
      earliest: startMinutes,
      latest: latestStart(startMinutes),
      minutes: naturalMinutes + further * (shortestLegMinutes + this.shortestTypical),
      until: reach.earliest + further * (shortestLegMinutes + this.shortestStay),
    };
    return tablesFor(size, mealsNeeded(size, course, meals.served));
  }

  private keepsRules(stops: readonly Candidate[]): boolean {
    const { space } = this;
    const sequence = stops.map(({ kind }) => kind.role);
    if (!isSequenceAllowed(sequence, space.scene.wishes.startMinutes, space.meals.room))
      return false;
    this.effort.left -= scheduling;
    const schedule = timesOf(stops, space);
    if (!schedule) return false;
    const itinerary = itineraryOf(stops, schedule, space);
    return this.rules.every((rule) => rule.allows(itinerary, space.scene, space.meals));
  }
}
