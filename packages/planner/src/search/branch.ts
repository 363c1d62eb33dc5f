import type { Candidate } from '../candidates/candidates.ts';
import { roles } from '@rendezvous/venue-model';
import { shortestLegMinutes, mostWalkedMinutes } from '../travel.ts';
import type { Bounds, CompletionTables } from './bounds/bounds.ts';
import type { Begun } from './begun.ts';
import {
  departuresAfter,
  departuresOfFirst,
  departuresOfLast,
  type Departures,
} from './bounds/departures.ts';
import { boundOf, completionsAfter, roughBoundOf } from './bounds/bound-of.ts';
import type { DemandBounds } from './demands.ts';
import type { Next } from './highest.ts';
import { stepAfter, type Searched } from './next-stops.ts';
import { isLunchOver, mealsHadAt, tablesFor } from '../rules/meal-times.ts';
import {
  appetiteMinutes,
  isFilling,
  isFull,
  mostUnknownHours,
  talkative,
} from '../rules/plan-rules.ts';
import { reachAfter, type Reach } from '../itinerary/reach.ts';
import { mealtimeBetween } from '../score/mealtime.ts';
import { atAnotherHour } from '../score/score.ts';
import { tieWidth, type Space } from './space.ts';
import { mealStates, stateAfter } from './bounds/standings.ts';
import { weights } from '../score/weights.ts';
import { byteAt, floatAt, intAt, itemAt } from '../at.ts';

/** The value of a branch that cannot be completed. */
const impossible = Number.NEGATIVE_INFINITY;
const [mealRole, treatRole] = [roles.indexOf('meal'), roles.indexOf('treat')];

/** The range of minutes in which a plan begins whose first stop has these times. */
const beginsOf = ({ arriveFrom, arriveTo }: Departures, isPunctual: boolean) => ({
  earliest: arriveFrom,
  latest: isPunctual ? arriveFrom : arriveTo,
});

/** A stop to add to a partial plan, and the most that any plan with it is worth. */
type Choice = Omit<Next, 'promise'>;

/** A partial plan with one more stop, before its threads and its bounds are known. */
type Growing = Omit<Begun, 'threads' | 'completions'> & {
  -readonly [Part in 'threads' | 'completions']: Begun[Part];
};

/** Extends partial plans by one stop. */
export class Branch {
  /** How many stops were added. */
  chosen = 0;
  readonly space: Space;
  readonly bounds: Bounds;
  readonly tables: CompletionTables;
  private readonly demands: DemandBounds | undefined;

  constructor({ space, bounds, tables, demands }: Searched) {
    [this.space, this.bounds, this.tables, this.demands] = [space, bounds, tables, demands];
  }

  /**
   * The plan with one more stop; undefined if no such plan satisfies the rules or reaches the bar.
   */
  choose({ begun, candidate: c, bound }: Choice, bar: number): Begun | undefined {
    const { space, bounds } = this;
    this.chosen += 1;
    const stop = itemAt(space.candidates, c);
    const last = begun.order.at(-1);
    const place = begun.order.length;
    const further = space.size - place - 1;
    const leg = last === undefined ? 0 : this.legBetween(last, c, bound - bar);
    if (leg === Number.POSITIVE_INFINITY) return undefined;
    const travel = begun.travel + leg;
    const walked = begun.walked + (space.scene.wishes.mode === 'walking' ? leg : 0);
    const spent = begun.spent + stop.venue.cost.expectedCents;
    const unknownHours = begun.unknownHours + Number(!stop.hoursKnown);
    if (
      unknownHours > mostUnknownHours ||
      walked > mostWalkedMinutes(space.size) ||
      spent + further * bounds.leastCents > space.scene.wishes.budget.maxCents ||
      (place === 1 && !this.canTalk(begun.order, c)) ||
      this.demands?.isTooFar(travel + further * shortestLegMinutes)
    )
      return undefined;
    const times = this.timesAt(begun, stop, { c, leg, further });
    if (!times) return undefined;
    const isMeal = bounds.roleOf[c] === mealRole;
    if (isMeal && times.arriveTo < begun.hungryFrom) return undefined;
    const naturalMinutes = begun.naturalMinutes + leg + stop.typicalStay;
    const had = begun.had | mealsHadAt(stop, times, space.size);
    const order = [...begun.order, c];
    const begins = place === 0 ? beginsOf(times, begun.isPunctual) : begun.begins;
    const missing = this.mealsNeeded({ order, begins, times, naturalMinutes }) & ~had;
    const tables = tablesFor(space.size, missing);
    if (tables > further || isLunchOver(space.size, missing, times.earliest)) return undefined;
    const lacking = this.tables.needs.afterStay(begun.lacking, c, times.arriveFrom, times.latest);
    const longer: Growing = {
      ...this.weighed(begun, c, { times, last, further }),
      order,
      times,
      spent,
      walked,
      travel,
      unknownHours,
      lacking: this.tables.lackingMeals(lacking, tables),
      threads: begun.threads,
      meals: begun.meals + Number(isMeal),
      had,
      naturalMinutes,
      begins,
      isPunctual: begun.isPunctual,
      treats: begun.treats + Number(bounds.roleOf[c] === treatRole),
      mealState: stateAfter(bounds, begun.mealState, byteAt(bounds.roleOf, c)) ?? mealStates.eaten,
      hungryFrom: Math.max(begun.hungryFrom, this.hungryAfter(stop, times)),
      completions: null,
    };
    return this.bounded(longer, leg, bar);
  }

  /** Bound: the meals that plans beginning this way need, as bits. */
  private mealsNeeded({
    order,
    begins,
    times,
    naturalMinutes,
  }: Pick<Begun, 'order' | 'begins' | 'times' | 'naturalMinutes'>): number {
    const { bounds, space } = this;
    const further = space.size - order.length;
    if (space.meals.room.mayBeFull && isFull(order.map((c) => itemAt(space.candidates, c))))
      return 0;
    return bounds.mealsNeeded({
      ...begins,
      minutes: bounds.leastLength(naturalMinutes, further),
      until: times.earliest + bounds.leastToCome(further),
    });
  }

  /**
   * Bound: the minute before which no meal begins after a stop, because they are not hungry yet.
   */
  private hungryAfter(stop: Candidate, { arriveFrom, earliest }: Departures): number {
    if (stop.kind.role === 'meal') return arriveFrom + this.space.meals.room.betweenMeals;
    return isFilling(stop) ? earliest + appetiteMinutes : impossible;
  }

  /**
   * The minutes between two consecutive stops; infinite if there is no way, or if it costs so much
   * more than the bound assumed that nothing is left.
   */
  private legBetween(from: number, to: number, spare: number): number {
    const { space, bounds } = this;
    const a = intAt(bounds.venueOf, from);
    const b = intAt(bounds.venueOf, to);
    const minutes = space.legs.minutes(a, b);
    const beyond = space.legs.effort(a, b) - space.legs.leastEffort(a, b);
    return bounds.minuteCost * beyond > spare + tieWidth ? Number.POSITIVE_INFINITY : minutes;
  }

  /**
   * The plan with its bounds, if it reaches the bar: first with all threads of the plan before,
   * then with those that the stop leaves.
   */
  private bounded(longer: Growing, leg: number, bar: number): Begun | undefined {
    const { threads } = this.space;
    const completions = completionsAfter(longer, this);
    const most = roughBoundOf(longer, completions, this);
    if (most === impossible || most < bar) return undefined;
    const place = longer.order.length - 1;
    const before = longer.order.at(-2);
    const c = itemAt(longer.order, place);
    const left = threads.reachable(
      threads.after(longer.threads, place, c, before, leg),
      place,
      longer.times,
    );
    const lost = threads.gain(longer.threads) - threads.gain(left);
    if (most - lost < bar - tieWidth) return undefined;
    longer.threads = left;
    longer.completions = completions;
    return longer;
  }

  /**
   * Whether some plan that begins this way may reach the bar, by everything known about what can
   * follow.
   */
  mayReach(begun: Begun, bar: number): boolean {
    const { completions } = begun;
    return completions === null || boundOf(begun, completions, this, bar) >= bar;
  }

  /**
   * When the two can be at the next stop; undefined if they cannot, or not early enough to
   * continue.
   */
  private timesAt(
    begun: Begun,
    stop: Candidate,
    { c, leg, further }: { readonly c: number; readonly leg: number; readonly further: number },
  ): Departures | undefined {
    const { wishes, latestEnd } = this.space.scene;
    const isFirst = begun.order.length === 0;
    const reach = isFirst
      ? itemAt(this.bounds.reachAsFirst, c)
      : reachAfter(begun.times, leg, stop);
    if (!this.canGoOn(reach, further)) return undefined;
    const departures = further === 0 ? departuresOfLast : departuresAfter;
    const times = isFirst
      ? departuresOfFirst(stop, wishes.startMinutes, latestEnd)
      : departures(begun.times, leg, stop, latestEnd);
    return this.canGoOn(times, further) ? times : undefined;
  }

  private canTalk(order: readonly number[], c: number): boolean {
    const { candidates, scene } = this.space;
    return (
      scene.wishes.dateNumber !== 1 ||
      [...order, c].some((i) => itemAt(candidates, i).kind.scale.talk >= talkative)
    );
  }

  /**
   * Bound: whether leaving at the earliest time leaves time for this many further stops, each with
   * the shortest leg and stay.
   */
  private canGoOn({ earliest, latest }: Reach, further: number): boolean {
    const { latestEnd } = this.space.scene;
    if (earliest > latest || earliest + this.bounds.leastToCome(further) > latestEnd) return false;
    return further > 0 || !this.demands?.endsTooEarly(Math.min(latest, latestEnd));
  }

  /**
   * The value of the stops with one more: its real leg, and the tastes as far as its hour allows.
   */
  private weighed(
    begun: Begun,
    c: number,
    { times, last, further }: { times: Departures; last: number | undefined; further: number },
  ): Pick<Begun, 'fixed' | 'shape' | 'mealtime' | 'covered' | 'left'> {
    const { space, bounds } = this;
    const { own, matches, tasteCount, tasteWeights, minuteCost, endCosts, roleOf } = bounds;
    const { venue } = itemAt(space.candidates, c);
    const way =
      last === undefined
        ? space.ways.effort(venue)
        : space.legs.effort(intAt(bounds.venueOf, last), intAt(bounds.venueOf, c));
    const role = byteAt(roleOf, c);
    let fixed = begun.fixed + floatAt(own, c);
    fixed -= bounds.idleCost * (times.leastIdle - begun.times.leastIdle);
    fixed -= minuteCost * way;
    if (further === 0) fixed -= minuteCost * space.ways.effort(venue) + floatAt(endCosts, c);
    if (last === undefined) fixed -= floatAt(endCosts, c);
    const left = begun.left.slice();
    let covered = begun.covered;
    for (let t = 0; t < tasteCount; t += 1) {
      const match = floatAt(matches, c * tasteCount + t);
      if (match === 0) continue;
      const isHad = bounds.canBeHad(t, times.arriveFrom, times.latest);
      const met = floatAt(left, t) * match * (isHad ? 1 : atAnotherHour);
      covered += floatAt(tasteWeights, t) * met;
      left[t] = floatAt(left, t) - met;
    }
    const mealtime =
      role === mealRole ? mealtimeBetween(times.arriveFrom, times.arriveTo, space.scene) : 1;
    return {
      fixed,
      covered,
      left,
      shape:
        last === undefined ? 0 : begun.shape + weights.shape * stepAfter(begun.order, role, this),
      mealtime: Math.min(begun.mealtime, mealtime),
    };
  }
}
