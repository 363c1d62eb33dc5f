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

/** What no completion leads to. */
const impossible = Number.NEGATIVE_INFINITY;
const [mealRole, treatRole] = [roles.indexOf('meal'), roles.indexOf('treat')];

/** Between which minutes a plan begins of which the first stop has such times. */
const beginsOf = ({ arriveFrom, arriveTo }: Departures, isPunctual: boolean) => ({
  earliest: arriveFrom,
  latest: isPunctual ? arriveFrom : arriveTo,
});

/** A stop that is put to a plan that is begun, and the most that any plan with it is worth. */
type Choice = Omit<Next, 'promise'>;

/** A plan with one more stop, of which the threads and what bounds it are still to be found. */
type Growing = Omit<Begun, 'threads' | 'completions'> & {
  -readonly [Part in 'threads' | 'completions']: Begun[Part];
};

/** How plans that are begun go on. */
export class Branch {
  /** How many stops were put to others. */
  chosen = 0;
  readonly space: Space;
  readonly bounds: Bounds;
  readonly tables: CompletionTables;
  private readonly demands: DemandBounds | undefined;

  constructor({ space, bounds, tables, demands }: Searched) {
    [this.space, this.bounds, this.tables, this.demands] = [space, bounds, tables, demands];
  }

  /** The plan with one more stop; undefined where no plan of it keeps the rules or reaches the bar. */
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

  /** Bound: the meals of plans that are begun so, as bits. */
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

  /** Bound: before which minute no meal begins after a stop, for want of appetite. */
  private hungryAfter(stop: Candidate, { arriveFrom, earliest }: Departures): number {
    if (stop.kind.role === 'meal') return arriveFrom + this.space.meals.room.betweenMeals;
    return isFilling(stop) ? earliest + appetiteMinutes : impossible;
  }

  /** The minutes between two stops that follow each other; infinite where no way leads or where it costs so much more than the bound took it for that nothing is left to spare. */
  private legBetween(from: number, to: number, spare: number): number {
    const { space, bounds } = this;
    const a = intAt(bounds.venueOf, from);
    const b = intAt(bounds.venueOf, to);
    const minutes = space.legs.minutes(a, b);
    const beyond = space.legs.effort(a, b) - byteAt(space.legs.leastEfforts(a), b);
    return bounds.minuteCost * beyond > spare + tieWidth ? Number.POSITIVE_INFINITY : minutes;
  }

  /** The plan with what bounds it, where that reaches the bar: first with all threads of the plan before, then with those that the stop leaves. */
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

  /** Whether some plan that is begun so may reach the bar, by all that is known of what may follow. */
  mayReach(begun: Begun, bar: number): boolean {
    const { completions } = begun;
    return completions === null || boundOf(begun, completions, this, bar) >= bar;
  }

  /** When the two can be at a stop that comes next; undefined where they cannot, or not early enough to go on. */
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

  /** Bound: whether stops that are left at the earliest then leave time for so many further ones, each with the shortest way and stay. */
  private canGoOn({ earliest, latest }: Reach, further: number): boolean {
    const { latestEnd } = this.space.scene;
    if (earliest > latest || earliest + this.bounds.leastToCome(further) > latestEnd) return false;
    return further > 0 || !this.demands?.endsTooEarly(Math.min(latest, latestEnd));
  }

  /** What the stops are worth with one more: its real way, and the tastes as its hour allows. */
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
