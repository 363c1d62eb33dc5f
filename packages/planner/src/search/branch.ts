import type { Candidate } from '../candidates/candidates.ts';
import { placeOf, roles } from '@rendezvous/venue-model';
import { shortestLegMinutes, mostWalkedMinutes } from '../travel.ts';
import type { Bounds } from './bounds.ts';
import type { Begun } from './begun.ts';
import { mealStates, stateAfter, type MealState } from './completions.ts';
import { gainOf, grantedTo } from './taste-shares.ts';
import type { DemandBounds } from './demands.ts';
import { betweenMealsMinutes, mostUnknownHours, talkative } from './plan-rules.ts';
import { reachAfter, type Reach } from './reach.ts';
import { atAnotherHour, mealtimeBetween } from './score.ts';
import { mayFollow, mostMeals, mostTreats, noRole } from './shapes.ts';
import type { Space } from './space.ts';
import { weights } from './weights.ts';

/** A stop that may come next, and the most that any plan with it is worth. */
export interface Next {
  readonly candidate: number;
  readonly bound: number;
}

const tooFar = 255;
/** A stop that is put to others takes as long as so many candidates that are looked at. */
const choosing = 40;
const [mealRole, treatRole] = [roles.indexOf('meal'), roles.indexOf('treat')];

/** How plans that are begun may go on: what may follow, and the bound of each. */
export class Branch {
  /** How much was looked at: candidates, and stops that were put to others, which take so much longer. */
  effort = 0;
  private readonly space: Space;
  private readonly bounds: Bounds;
  private readonly demands: DemandBounds | undefined;
  private readonly isTaken: Uint8Array;

  constructor(
    space: Space,
    bounds: Bounds,
    demands: DemandBounds | undefined,
    taken: ReadonlySet<string>,
  ) {
    [this.space, this.bounds, this.demands] = [space, bounds, demands];
    this.isTaken = Uint8Array.from(space.candidates, ({ venue }) =>
      Number(taken.has(placeOf(venue))),
    );
  }

  /** The stops that may come next and whose bound is not below the bar, the highest bound first. */
  whatFollows(begun: Begun, bar: number): Next[] {
    const { bounds, space } = this;
    const further = space.size - begun.order.length - 1;
    const price = bounds.mostPrice(begun.spent, further + 1);
    const base = begun.fixed + begun.shape * begun.mealtime + begun.covered + price;
    const next: Next[] = [];
    space.threads.choosingFor(begun.threads, begun.order.length);
    for (let role = 0; role < roles.length; role += 1) {
      const state = this.stateAfter(begun, role);
      if (state === undefined) continue;
      this.follow(begun, { role, state, base, bar }, next);
    }
    return next.sort((a, b) => b.bound - a.bound || a.candidate - b.candidate);
  }

  /** What the meals may be after a stop of a role; undefined where that role may not come next. */
  private stateAfter(
    { order, meals, treats, mealState }: Begun,
    role: number,
  ): MealState | undefined {
    const { size, scene } = this.space;
    const last = order.at(-1);
    if (role === mealRole && meals === mostMeals(size)) return undefined;
    if (role === treatRole && treats === mostTreats(size)) return undefined;
    const before = last === undefined ? undefined : roles[this.bounds.roleOf[last] as number];
    if (before && !mayFollow(before, roles[role] as never, order.length, scene.wishes.startMinutes))
      return undefined;
    return stateAfter(this.bounds, mealState, role);
  }

  private follow(
    begun: Begun,
    { role, state, base, bar }: { role: number; state: MealState; base: number; bar: number },
    next: Next[],
  ): void {
    const { bounds, space, demands } = this;
    const { venueOf, minuteCost, roleOf } = bounds;
    const { order, mealtime, left } = begun;
    const place = order.length;
    const last = order.at(-1);
    const before = last === undefined ? noRole : (roleOf[last] as number);
    const efforts =
      last === undefined ? undefined : space.legs.leastEfforts(venueOf[last] as number);
    const step = last === undefined ? 0 : this.stepOf(order, role) * weights.shape * mealtime;
    const needs = demands?.needsAfter(order);
    const completions = bounds.completions(left, space.size - place);
    const { candidates, worth } = completions.following(place, role, before, state);
    const further = space.size - place - 1;
    const gain = space.threads.gain(begun.threads);
    const most =
      base + step + gain + grantedTo(bounds, completions.shares, { left, further: further + 1 });
    for (let at = 0; at < candidates.length; at += 1) {
      // Bound: with every taste still to be had, and the nearest way. The further ones in this order are worth less.
      if (most + (worth[at] as number) < bar) return;
      this.effort += 1;
      const c = candidates[at] as number;
      if (this.isTaken[c] === 1 || this.isLike(order, c)) continue;
      if (needs && demands?.allows(c, place, needs) === false) continue;
      const effort = efforts ? (efforts[venueOf[c] as number] as number) : 0;
      if (effort === tooFar) continue;
      const way = last === undefined ? (bounds.leastEndCosts[c] as number) : minuteCost * effort;
      const after = (worth[at] as number) - (completions.counted[c] as number);
      const bare =
        base + step - way + after + gainOf(bounds, completions.shares, c, { left, further });
      if (bare + gain < bar) continue;
      // Bound: the best of the threads that the candidate leaves, however far it is and whatever follows.
      const bound = gain === 0 ? bare : bare + space.threads.gainWith(c);
      if (bound >= bar) next.push({ candidate: c, bound });
    }
  }

  private stepOf(order: readonly number[], role: number): number {
    const { roleOf } = this.bounds;
    const [before, last] = [order.at(-2), order.at(-1) as number];
    return this.space.shapes.at(
      order.length,
      before === undefined ? noRole : (roleOf[before] as number),
      roleOf[last] as number,
      role,
    );
  }

  private isLike(order: readonly number[], c: number): boolean {
    for (const chosen of order) if (this.bounds.areAlike(chosen, c)) return true;
    const last = order.at(-1);
    return last !== undefined && this.bounds.areBarsInARow(last, c);
  }

  /** The plan with one more stop; undefined where no plan of it keeps the rules or reaches the bar. */
  choose(begun: Begun, c: number, bar: number): Begun | undefined {
    const { space, bounds } = this;
    this.effort += choosing;
    const stop = space.candidates[c] as Candidate;
    const last = begun.order.at(-1);
    const place = begun.order.length;
    const further = space.size - place - 1;
    const before = last === undefined ? undefined : (space.candidates[last] as Candidate);
    const leg = before ? space.legs.minutes(before.index, stop.index) : 0;
    if (leg === Number.POSITIVE_INFINITY) return undefined;
    const order = [...begun.order, c];
    const travel = begun.travel + leg;
    const walked = begun.walked + (space.scene.wishes.mode === 'walking' ? leg : 0);
    const spent = begun.spent + stop.venue.cost.expectedCents;
    const unknownHours = begun.unknownHours + Number(!stop.hoursKnown);
    const isOutside = begun.isOutside || stop.venue.outdoor;
    if (
      unknownHours > mostUnknownHours ||
      walked > mostWalkedMinutes(space.size) ||
      spent + further * bounds.leastCents > space.scene.wishes.budget.maxCents ||
      (further === 0 && !isOutside && space.scene.wishes.setting === 'outdoor') ||
      (place === 1 && !this.canTalk(order)) ||
      this.demands?.isTooFar(travel + further * shortestLegMinutes)
    )
      return undefined;
    const reach = before ? reachAfter(begun.reach, leg, stop) : (bounds.reachAsFirst[c] as Reach);
    if (!this.canGoOn(reach, further)) return undefined;
    const isMeal = bounds.roleOf[c] === mealRole;
    if (isMeal && reach.arriveTo - begun.lastMeal < betweenMealsMinutes) return undefined;
    const natural = begun.naturalMinutes + leg + stop.typicalStay;
    const meals = begun.meals + Number(isMeal);
    if (bounds.leastMeals(bounds.leastLength(natural, further)) > meals + further) return undefined;
    const longer: Begun = {
      ...this.weighed(begun, c, { reach, before, further }),
      order,
      reach,
      spent,
      walked,
      travel,
      unknownHours,
      isOutside,
      threads: space.threads.reachable(
        space.threads.after(begun.threads, place, c, last, leg),
        place,
        reach,
      ),
      meals,
      naturalMinutes: natural,
      treats: begun.treats + Number(bounds.roleOf[c] === treatRole),
      mealState:
        stateAfter(bounds, begun.mealState, bounds.roleOf[c] as number) ?? mealStates.eaten,
      lastMeal: isMeal ? reach.arriveFrom : begun.lastMeal,
    };
    return this.boundOf(longer) < bar ? undefined : longer;
  }

  private canTalk(order: readonly number[]): boolean {
    const { candidates, scene } = this.space;
    return (
      scene.wishes.dateNumber !== 1 ||
      order.some((i) => (candidates[i] as Candidate).kind.scale.talk >= talkative)
    );
  }

  /** Bound: whether stops that are left at the earliest then leave time for so many further ones, each with the shortest way and stay. */
  private canGoOn({ earliest, latest }: Reach, further: number): boolean {
    const { latestEnd } = this.space.scene;
    const toCome = further * (shortestLegMinutes + this.bounds.leastStay);
    if (earliest > latest || earliest + toCome > latestEnd) return false;
    return further > 0 || !this.demands?.endsTooEarly(Math.min(latest, latestEnd));
  }

  /** What the stops are worth with one more: its real way, and the tastes as its hour allows. */
  private weighed(
    begun: Begun,
    c: number,
    { reach, before, further }: { reach: Reach; before: Candidate | undefined; further: number },
  ): Pick<Begun, 'fixed' | 'shape' | 'mealtime' | 'covered' | 'left'> {
    const { space, bounds } = this;
    const { own, matches, tasteCount, tasteWeights, minuteCost, endCosts, roleOf } = bounds;
    const { venue, index } = space.candidates[c] as Candidate;
    const role = roleOf[c] as number;
    let fixed = begun.fixed + (own[c] as number);
    fixed -=
      minuteCost * (before ? space.legs.effort(before.index, index) : space.ways.effort(venue));
    if (further === 0) fixed -= minuteCost * space.ways.effort(venue) + (endCosts[c] as number);
    if (!before)
      fixed -=
        minuteCost * (reach.arriveFrom - space.scene.wishes.startMinutes) + (endCosts[c] as number);
    const left = begun.left.slice();
    let covered = begun.covered;
    for (let t = 0; t < tasteCount; t += 1) {
      const match = matches[c * tasteCount + t] as number;
      if (match === 0) continue;
      const isHad = bounds.canBeHad(t, reach.arriveFrom, reach.latest);
      const met = (left[t] as number) * match * (isHad ? 1 : atAnotherHour);
      covered += (tasteWeights[t] as number) * met;
      left[t] = (left[t] as number) - met;
    }
    const mealtime = role === mealRole ? mealtimeBetween(reach.arriveFrom, reach.arriveTo) : 1;
    return {
      fixed,
      covered,
      left,
      shape: before ? begun.shape + weights.shape * this.stepOf(begun.order, role) : 0,
      mealtime: Math.min(begun.mealtime, mealtime),
    };
  }

  /** Bound: what is fixed, and the most that the price, the tastes that are left and further stops add. */
  private boundOf({
    order,
    fixed,
    shape,
    mealtime,
    covered,
    left,
    spent,
    mealState,
    threads,
  }: Begun): number {
    const { bounds, space } = this;
    const place = order.length - 1;
    const further = space.size - order.length;
    const before = order.at(-2);
    const completions = bounds.completions(left, further);
    return (
      fixed +
      shape * mealtime +
      covered +
      space.threads.gain(threads) +
      bounds.mostPrice(spent, further) +
      grantedTo(bounds, completions.shares, { left, further }) +
      completions.after(
        place,
        order[place] as number,
        before === undefined ? noRole : (bounds.roleOf[before] as number),
        mealState,
        mealtime,
      )
    );
  }
}
