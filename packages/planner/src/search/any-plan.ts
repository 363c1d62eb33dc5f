import type { Candidate } from '../candidates/candidates.ts';
import { roles, type Role } from '@rendezvous/venue-model';
import { latestStart } from '../scene.ts';
import { legLimits, shortestLegMinutes } from '../travel.ts';
import { milesAcross } from '../waters.ts';
import {
  alwaysCoversMealTime,
  isStartNamed,
  mostUnknownHours,
  nearStartMiles,
  talkative,
  type PlanRule,
} from './plan-rules.ts';
import { reachAfter, reachOfFirst, type Reach } from './reach.ts';
import { itineraryOf, sequenceIndex, timesOf, type Space } from './space.ts';

/** What can be planned, without what makes one plan better than another. */
export interface Ground extends Omit<Space, 'merits'> {
  /** What a whole plan has to keep. */
  readonly rules: readonly PlanRule[];
}

/** How many pairs and triples may still be looked at: the same work ends at the same place on every machine. */
export interface Effort {
  left: number;
}

/** A triple whose times are worked out costs as much as so many that are only looked at. */
const scheduling = 10;

/** Whether any plan is possible: the first that is found will do. Undefined when the effort is used up before that is known. */
export function hasPlan(ground: Ground, effort: Effort): boolean | undefined {
  const search = new AnyPlan(ground, effort);
  const found = search.run();
  return found || effort.left > 0 ? found : undefined;
}

/** A first stop, or two stops, and when they can be left. */
interface Begun {
  readonly reach: Reach;
  readonly spent: number;
  readonly unknownHours: number;
  /** Stays and ways when nobody hurries. */
  readonly naturalMinutes: number;
  readonly walked: number;
}

class AnyPlan {
  private readonly ground: Ground;
  private readonly effort: Effort;
  private readonly byRole: ReadonlyMap<Role, readonly Candidate[]>;
  private readonly shortestStay: number;
  private readonly shortestTypical: number;
  private readonly leastCents: number;
  private readonly mustTalk: boolean;
  private readonly mustBeOutside: boolean;
  private readonly isWalked: boolean;

  constructor(ground: Ground, effort: Effort) {
    [this.ground, this.effort] = [ground, effort];
    const { candidates } = ground;
    const { mode, dateNumber, setting } = ground.scene.wishes;
    this.byRole = Map.groupBy(candidates, ({ kind }) => kind.role);
    this.shortestStay = Math.min(...candidates.map((candidate) => candidate.shortestStay));
    this.shortestTypical = Math.min(...candidates.map((candidate) => candidate.typicalStay));
    this.leastCents = Math.min(...candidates.map(({ venue }) => venue.cost.expectedCents));
    [this.mustTalk, this.mustBeOutside] = [dateNumber === 1, setting === 'outdoor'];
    this.isWalked = mode === 'walking';
  }

  run(): boolean {
    const { candidates } = this.ground;
    if (candidates.length < 3 || !this.canBeOutside(...candidates)) return false;
    return candidates.some((first) => this.canBegin(first) && this.canFollow(first));
  }

  private canBegin({ venue }: Candidate): boolean {
    const { lastFirstKind, context } = this.ground.scene;
    const mustBeNear = this.isWalked && isStartNamed(context.place.precision);
    return (
      venue.category !== lastFirstKind &&
      (!mustBeNear || milesAcross(context.place, venue, true, context.waters) <= nearStartMiles)
    );
  }

  /** Whether some second and third stop follow a first. */
  private canFollow(first: Candidate): boolean {
    const { candidates, legs, scene } = this.ground;
    const reach = reachOfFirst(first, scene.wishes.startMinutes);
    const toCome = shortestLegMinutes + this.shortestStay;
    if (reach.earliest + 2 * toCome > scene.latestEnd) return false;
    for (const second of candidates) {
      if (this.effort.left <= 0) return false;
      this.effort.left -= 1;
      if (first.kind === second.kind) continue;
      if (this.mustTalk && Math.max(first.kind.scale.talk, second.kind.scale.talk) < talkative)
        continue;
      const spent = first.venue.cost.expectedCents + second.venue.cost.expectedCents;
      const unknownHours = Number(!first.hoursKnown) + Number(!second.hoursKnown);
      if (unknownHours > mostUnknownHours || this.isTooMuch(spent + this.leastCents)) continue;
      const leg = legs.minutes(first.index, second.index);
      if (leg === Number.POSITIVE_INFINITY) continue;
      const after = reachAfter(reach, leg, second);
      if (after.earliest > after.latest || after.earliest + toCome > scene.latestEnd) continue;
      const naturalMinutes = first.typicalStay + second.typicalStay + leg;
      const begun = { reach: after, spent, unknownHours, naturalMinutes, walked: leg };
      if (this.canEnd(first, second, begun)) return true;
    }
    return false;
  }

  /** Whether some third stop ends a plan of two. */
  private canEnd(first: Candidate, second: Candidate, begun: Begun): boolean {
    const { shapes } = this.ground;
    const [one, other] = [first.kind.role, second.kind.role];
    const needsMeal =
      one !== 'meal' &&
      other !== 'meal' &&
      this.mustMissMeal(begun.naturalMinutes + shortestLegMinutes + this.shortestTypical);
    return roles.some(
      (role) =>
        (!needsMeal || role === 'meal') &&
        !Number.isNaN(shapes[sequenceIndex(one, other, role)]) &&
        this.byRole.get(role)?.some((third) => this.isPlan(first, second, third, begun)),
    );
  }

  private isPlan(first: Candidate, second: Candidate, third: Candidate, begun: Begun): boolean {
    const { legs, scene } = this.ground;
    if (this.effort.left <= 0) return false;
    this.effort.left -= 1;
    if (third.kind === first.kind || third.kind === second.kind) return false;
    if (begun.unknownHours + Number(!third.hoursKnown) > mostUnknownHours) return false;
    if (!this.canBeOutside(first, second, third)) return false;
    if (this.isTooMuch(begun.spent + third.venue.cost.expectedCents)) return false;
    const leg = legs.minutes(second.index, third.index);
    if (leg === Number.POSITIVE_INFINITY) return false;
    if (this.isWalked && begun.walked + leg > legLimits.walkTotalMinutes) return false;
    const end = reachAfter(begun.reach, leg, third);
    if (end.earliest > Math.min(end.latest, scene.latestEnd)) return false;
    const hasMeal = [first, second, third].some(({ kind }) => kind.role === 'meal');
    if (!hasMeal && this.mustMissMeal(begun.naturalMinutes + leg + third.typicalStay)) return false;
    this.effort.left -= scheduling;
    return this.keepsRules([first, second, third]);
  }

  private keepsRules(stops: readonly [Candidate, Candidate, Candidate]): boolean {
    const { ground } = this;
    const schedule = timesOf(stops, ground);
    if (!schedule) return false;
    const itinerary = itineraryOf(stops, schedule, ground);
    return ground.rules.every((rule) => rule.allows(itinerary, ground.scene, ground.mealExcuse));
  }

  private canBeOutside(...stops: readonly Candidate[]): boolean {
    return !this.mustBeOutside || stops.some(({ venue }) => venue.outdoor);
  }

  private isTooMuch(cents: number): boolean {
    return cents > this.ground.scene.wishes.budget.maxCents;
  }

  /** Whether a plan without a meal of at least that natural length always covers a meal time that has to have one. */
  private mustMissMeal(leastMinutes: number): boolean {
    const { mealExcuse, scene } = this.ground;
    const { startMinutes } = scene.wishes;
    return (
      mealExcuse === null &&
      alwaysCoversMealTime(startMinutes, latestStart(startMinutes), leastMinutes)
    );
  }
}
