import type { Candidate } from '../candidates/candidates.ts';
import { placeOf, roles } from '@rendezvous/venue-model';
import { shortestLegMinutes, mostWalkedMinutes } from '../travel.ts';
import type { Bounds, CompletionTables } from './bounds.ts';
import type { Begun } from './begun.ts';
import { mealStates, stateAfter, type Completions, type Standing } from './completions.ts';
import { departuresAfter, departuresOfFirst, type Departures } from './departures.ts';
import { gainOf, grantedTo } from './taste-shares.ts';
import { boundOf, completionsAfter } from './bound-of.ts';
import type { DemandBounds } from './demands.ts';
import { Highest, type Next } from './highest.ts';
import { betweenMealsMinutes, mostUnknownHours, talkative } from './plan-rules.ts';
import { reachAfter, type Reach } from './reach.ts';
import { atAnotherHour, mealtimeBetween } from './score.ts';
import { mayFollow, mostMeals, mostTreats, noRole } from './shapes.ts';
import { tieWidth, type Space } from './space.ts';
import { weights } from './weights.ts';

const tooFar = 255;
/** What no completion leads to. */
const impossible = Number.NEGATIVE_INFINITY;
/** A stop that is put to others takes as long as so many candidates that are looked at. */
const choosing = 40;
const [mealRole, treatRole] = [roles.indexOf('meal'), roles.indexOf('treat')];

/** What the stops of one class that may come next have in common. */
interface Group {
  readonly k: number;
  readonly step: number;
  readonly standing: Standing;
  /** The most that may follow after it. */
  readonly top: number;
  /** The most that one of them adds with all that follows, tastes by the share that is counted stop by stop. */
  readonly most: number;
}

/** What every stop that may come next has in common. */
interface Way {
  readonly completions: Completions;
  readonly base: number;
  readonly gain: number;
  readonly granted: number;
  readonly efforts: Uint8Array | undefined;
  readonly needs: Float64Array | undefined;
  /** What the next stop costs two at most. */
  readonly mostCents: number;
}

/** How plans that are begun may go on: what may follow, and the bound of each. */
export class Branch {
  /** How much was looked at: candidates, and stops that were put to others, which take so much longer. */
  effort = 0;
  readonly space: Space;
  readonly bounds: Bounds;
  readonly tables: CompletionTables;
  private readonly demands: DemandBounds | undefined;
  private readonly isTaken: Uint8Array;

  constructor(
    space: Space,
    bounds: Bounds,
    tables: CompletionTables,
    {
      demands,
      taken = new Set(),
    }: { readonly demands?: DemandBounds | undefined; readonly taken?: ReadonlySet<string> } = {},
  ) {
    [this.space, this.bounds, this.tables, this.demands] = [space, bounds, tables, demands];
    this.isTaken = Uint8Array.from(space.candidates, ({ venue }) =>
      Number(taken.has(placeOf(venue))),
    );
  }

  /** The stops that may come next and whose bound is not below the bar, the highest bound first; with a number at most so many, by a bound that forgets the ways to what follows. */
  whatFollows(begun: Begun, bar: number, most = Number.POSITIVE_INFINITY): Next[] {
    const { bounds, space } = this;
    const { order, left } = begun;
    const place = order.length;
    const last = order.at(-1);
    const further = space.size - place - 1;
    const budgetLeft = space.scene.wishes.budget.maxCents - begun.spent;
    const completions = begun.completions ?? this.atFirst(begun);
    const way: Way = {
      completions,
      base:
        begun.fixed +
        begun.shape * begun.mealtime +
        begun.covered +
        bounds.mostPrice(begun.spent, further + 1) +
        completions.centPrice * budgetLeft,
      gain: space.threads.gain(begun.threads),
      granted: grantedTo(bounds, completions.shares, { left, further: further + 1 }),
      efforts:
        last === undefined ? undefined : space.legs.leastEfforts(bounds.venueOf[last] as number),
      needs: this.demands?.needsAfter(order),
      mostCents: budgetLeft - further * bounds.leastCents,
    };
    space.threads.choosingFor(begun.threads, place);
    const next = new Highest(most, bar);
    for (const group of this.groupsAfter(begun, completions)) this.follow(begun, way, group, next);
    return next.inOrder();
  }

  /** The tables by which least can be had of any plan. */
  private atFirst(begun: Begun): Completions {
    const { size, scene } = this.space;
    return this.tables.completions(
      begun.left,
      size,
      (one) =>
        (this.groupsAfter(begun, one)[0]?.most ?? impossible) +
        one.centPrice * scene.wishes.budget.maxCents +
        grantedTo(this.bounds, one.shares, { left: begun.left, further: size }),
    );
  }

  /** The classes of which the next stop may be, those first with which most can be had. */
  private groupsAfter(begun: Begun, completions: Completions): Group[] {
    const { tables, bounds } = this;
    const { order } = begun;
    const last = order.at(-1);
    const groups: Group[] = [];
    for (const [k, { role, pattern }] of tables.classes.entries()) {
      const state = this.stateAfter(begun, role);
      if (state === undefined) continue;
      const standing: Standing = {
        before: last === undefined ? noRole : (bounds.roleOf[last] as number),
        state,
        lacking: tables.needs.after(begun.lacking, pattern),
      };
      const step =
        last === undefined ? 0 : this.stepOf(order, role) * weights.shape * begun.mealtime;
      const top = completions.topAfter(order.length, role, standing);
      const own = completions.topWorth(order.length, k);
      if (top !== impossible) groups.push({ k, step, standing, top, most: step + own + top });
    }
    return groups.sort((a, b) => b.most - a.most);
  }

  /** What the meals may be after a stop of a role; undefined where that role may not come next. */
  private stateAfter(
    { order, meals, treats, mealState }: Begun,
    role: number,
  ): Standing['state'] | undefined {
    const { size, scene } = this.space;
    const last = order.at(-1);
    if (role === mealRole && meals === mostMeals(size)) return undefined;
    if (role === treatRole && treats === mostTreats(size)) return undefined;
    const before = last === undefined ? undefined : roles[this.bounds.roleOf[last] as number];
    if (before && !mayFollow(before, roles[role] as never, order.length, scene.wishes.startMinutes))
      return undefined;
    return stateAfter(this.bounds, mealState, role);
  }

  private follow(begun: Begun, way: Way, { k, step, standing, top }: Group, next: Highest): void {
    const { bounds, space, demands } = this;
    const { venueOf, minuteCost } = bounds;
    const { order, left } = begun;
    const { completions, efforts, needs, gain } = way;
    const place = order.length;
    const further = space.size - place - 1;
    const { candidates, worth } = completions.order(place, k);
    const most = way.base + step + gain + way.granted + top;
    for (let at = 0; at < candidates.length; at += 1) {
      // Bound: with every taste still to be had, and no way to go. The further ones in this order are worth less.
      if (most + (worth[at] as number) < next.bar) return;
      this.effort += 1;
      const c = candidates[at] as number;
      if ((bounds.cents[c] as number) > way.mostCents) continue;
      if (this.isTaken[c] === 1 || this.isLike(order, c)) continue;
      if (needs && demands?.allows(c, place, needs) === false) continue;
      const effort = efforts ? (efforts[venueOf[c] as number] as number) : 0;
      if (effort === tooFar) continue;
      const cost = efforts ? minuteCost * effort : (bounds.leastEndCosts[c] as number);
      const bare =
        way.base +
        step -
        cost +
        gainOf(bounds, completions.shares, c, { left, further }) +
        (worth[at] as number) -
        (completions.counted[c] as number) -
        completions.centPrice * (bounds.cents[c] as number);
      if (bare + gain + top < next.bar) continue;
      const least = next.bar - bare - gain - tieWidth;
      const after = next.isLimited ? top : completions.after(place, c, standing, least);
      if (after === impossible || bare + gain + after < next.bar) continue;
      // Bound: the best of the threads that the candidate leaves, however far it is and whatever follows.
      const bound = bare + after + (gain === 0 ? 0 : space.threads.gainWith(c));
      next.add({ candidate: c, bound });
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
    if (
      unknownHours > mostUnknownHours ||
      walked > mostWalkedMinutes(space.size) ||
      spent + further * bounds.leastCents > space.scene.wishes.budget.maxCents ||
      (place === 1 && !this.canTalk(order)) ||
      this.demands?.isTooFar(travel + further * shortestLegMinutes)
    )
      return undefined;
    const times = this.timesAt(begun, stop, { c, leg, further });
    if (!times) return undefined;
    const isMeal = bounds.roleOf[c] === mealRole;
    if (isMeal && times.arriveTo - begun.lastMeal < betweenMealsMinutes) return undefined;
    const natural = begun.naturalMinutes + leg + stop.typicalStay;
    const fed = begun.fed + Number(isMeal || stop.feeds);
    if (bounds.leastMeals(bounds.leastLength(natural, further)) > fed + further) return undefined;
    const longer = {
      ...this.weighed(begun, c, { times, before, further }),
      order,
      times,
      spent,
      walked,
      travel,
      unknownHours,
      lacking: this.tables.needs.afterStay(begun.lacking, c, times.arriveFrom, times.latest),
      threads: space.threads.reachable(
        space.threads.after(begun.threads, place, c, last, leg),
        place,
        times,
      ),
      meals: begun.meals + Number(isMeal),
      fed,
      naturalMinutes: natural,
      treats: begun.treats + Number(bounds.roleOf[c] === treatRole),
      mealState:
        stateAfter(bounds, begun.mealState, bounds.roleOf[c] as number) ?? mealStates.eaten,
      lastMeal: isMeal ? times.arriveFrom : begun.lastMeal,
    };
    const completions = completionsAfter(longer, this);
    const bound = boundOf(longer, completions, this, bar);
    return bound === impossible || bound < bar ? undefined : { ...longer, completions };
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
      ? (this.bounds.reachAsFirst[c] as Reach)
      : reachAfter(begun.times, leg, stop);
    if (!this.canGoOn(reach, further)) return undefined;
    const times = isFirst
      ? departuresOfFirst(stop, wishes.startMinutes, latestEnd)
      : departuresAfter(begun.times, leg, stop, latestEnd);
    return this.canGoOn(times, further) ? times : undefined;
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
    {
      times,
      before,
      further,
    }: { times: Departures; before: Candidate | undefined; further: number },
  ): Pick<Begun, 'fixed' | 'shape' | 'mealtime' | 'covered' | 'left'> {
    const { space, bounds } = this;
    const { own, matches, tasteCount, tasteWeights, minuteCost, endCosts, roleOf } = bounds;
    const { venue, index } = space.candidates[c] as Candidate;
    const role = roleOf[c] as number;
    let fixed = begun.fixed + (own[c] as number);
    fixed -= bounds.idleCost * (times.leastIdle - begun.times.leastIdle);
    fixed -=
      minuteCost * (before ? space.legs.effort(before.index, index) : space.ways.effort(venue));
    if (further === 0) fixed -= minuteCost * space.ways.effort(venue) + (endCosts[c] as number);
    if (!before) fixed -= endCosts[c] as number;
    const left = begun.left.slice();
    let covered = begun.covered;
    for (let t = 0; t < tasteCount; t += 1) {
      const match = matches[c * tasteCount + t] as number;
      if (match === 0) continue;
      const isHad = bounds.canBeHad(t, times.arriveFrom, times.latest);
      const met = (left[t] as number) * match * (isHad ? 1 : atAnotherHour);
      covered += (tasteWeights[t] as number) * met;
      left[t] = (left[t] as number) - met;
    }
    const mealtime = role === mealRole ? mealtimeBetween(times.arriveFrom, times.arriveTo) : 1;
    return {
      fixed,
      covered,
      left,
      shape: before ? begun.shape + weights.shape * this.stepOf(begun.order, role) : 0,
      mealtime: Math.min(begun.mealtime, mealtime),
    };
  }
}
