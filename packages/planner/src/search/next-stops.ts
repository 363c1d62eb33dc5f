import { placeOf, roles } from '@rendezvous/venue-model';
import { longestWaitMinutes } from '../scene.ts';
import { shortestLegMinutes } from '../travel.ts';
import type { Begun } from './begun.ts';
import type { Bounds, CompletionTables } from './bounds/bounds.ts';
import type { Completions } from './bounds/completions.ts';
import type { DemandBounds } from './demands.ts';
import type { Highest } from './highest.ts';
import { longestLegMinutes } from './bounds/in-time.ts';
import { leastEffort, tooFar } from '../itinerary/legs.ts';
import { mayFollow, noRole } from '../rules/shapes.ts';
import { tieWidth, type Space } from './space.ts';
import { noStanding } from './bounds/standings.ts';
import { gainOf, grantedTo } from './bounds/taste-shares.ts';
import { weights } from '../score/weights.ts';
import { byteAt, floatAt, intAt, itemAt, lastOf } from '../at.ts';

/** The value of what cannot be completed. */
const impossible = Number.NEGATIVE_INFINITY;
const [mealRole, treatRole] = [roles.indexOf('meal'), roles.indexOf('treat')];

/** What is searched, and its bounds. */
export interface Searched {
  readonly space: Space;
  readonly bounds: Bounds;
  readonly tables: CompletionTables;
  readonly demands?: DemandBounds | undefined;
  /** Places that no plan may contain. */
  readonly taken?: ReadonlySet<string>;
}

/** What the possible next stops of one class have in common. */
interface Group {
  readonly k: number;
  readonly step: number;
  readonly standing: number;
  /** The most that can follow it. */
  readonly top: number;
  /**
   * The most that one of them adds together with everything that follows; tastes count by their
   * share per stop.
   */
  readonly most: number;
}

/** What all possible next stops have in common. */
interface Way {
  readonly completions: Completions;
  readonly base: number;
  readonly gain: number;
  readonly granted: number;
  /** The venue before it; undefined where it is the first. */
  readonly from: number | undefined;
  readonly needs: Float64Array | undefined;
  /** The most that the next stop may cost for two. */
  readonly mostCents: number;
  /** When it can be reached, and when it has to be left at the latest. */
  readonly reachFrom: number;
  readonly reachBy: number;
  readonly leaveBy: number;
}

/** The possible next stops of partial plans, and the bound of each. */
export class NextStops {
  /** How many candidates were looked at. */
  looked = 0;
  readonly space: Space;
  readonly bounds: Bounds;
  readonly tables: CompletionTables;
  private readonly demands: DemandBounds | undefined;
  private readonly isTaken: Uint8Array;

  constructor({ space, bounds, tables, demands, taken = new Set() }: Searched) {
    [this.space, this.bounds, this.tables, this.demands] = [space, bounds, tables, demands];
    this.isTaken = new Uint8Array(space.candidates.length);
    if (taken.size > 0)
      for (const [c, { venue }] of space.candidates.entries())
        this.isTaken[c] = Number(taken.has(placeOf(venue)));
  }

  /**
   * Adds the possible next stops, as many as there is room for, with a bound that ignores the legs
   * to what follows them.
   */
  addAfter(begun: Begun, next: Highest): void {
    const { bounds, space } = this;
    const { order } = begun;
    const place = order.length;
    const last = order.at(-1);
    const further = space.size - place - 1;
    const budgetLeft = space.scene.wishes.budget.maxCents - begun.spent;
    const completions = begun.completions ?? this.atFirst(begun);
    const way: Way = {
      completions,
      ...this.commonOf(begun, completions),
      from: last === undefined ? undefined : intAt(bounds.venueOf, last),
      needs: this.demands?.needsAfter(order),
      mostCents: budgetLeft - further * bounds.leastCents,
      ...(last === undefined
        ? { reachFrom: impossible, reachBy: -impossible }
        : {
            reachFrom: begun.times.earliest + shortestLegMinutes,
            reachBy: begun.times.latest + longestLegMinutes + longestWaitMinutes,
          }),
      leaveBy: space.scene.latestEnd - bounds.leastToCome(further),
    };
    space.threads.choosingFor(begun.threads, place);
    for (const group of this.groupsAfter(begun, completions)) this.follow(begun, way, group, next);
  }

  /** Bound: the most that a plan continuing from here is worth, ignoring legs. */
  most(begun: Begun): number {
    const completions = begun.completions ?? this.atFirst(begun);
    const { base, gain, granted } = this.commonOf(begun, completions);
    return base + gain + granted + (this.groupsAfter(begun, completions)[0]?.most ?? impossible);
  }

  /** The most that plans continuing from here have, besides what each further stop adds. */
  private commonOf(begun: Begun, { pricing }: Completions): Pick<Way, 'base' | 'gain' | 'granted'> {
    const { bounds, space } = this;
    const { left } = begun;
    const further = space.size - begun.order.length;
    const budgetLeft = space.scene.wishes.budget.maxCents - begun.spent;
    return {
      base:
        begun.fixed +
        begun.shape * begun.mealtime +
        begun.covered +
        bounds.mostPrice(begun.spent, further) +
        pricing.centPrice * budgetLeft,
      gain: space.threads.gain(begun.threads),
      granted: grantedTo(bounds, pricing.shares, { left, further }),
    };
  }

  /** The tables that allow the least of any plan. */
  private atFirst({ mealState, lacking, left }: Begun): Completions {
    const { size, scene } = this.space;
    const { standings, needs } = this.tables.free;
    const standing = standings.of(noRole, mealState, needs.ofFirst(lacking));
    return this.tables.completions(
      left,
      size,
      (one) =>
        one.topOfAll(standing) +
        one.pricing.centPrice * scene.wishes.budget.maxCents +
        grantedTo(this.bounds, one.pricing.shares, { left, further: size }),
    );
  }

  /** The classes that the next stop may belong to, the most valuable first. */
  private groupsAfter(begun: Begun, completions: Completions): Group[] {
    const { tables, bounds } = this;
    const { standings } = tables;
    const { order } = begun;
    const last = order.at(-1);
    const before = last === undefined ? noRole : byteAt(bounds.roleOf, last);
    const now = standings.of(noRole, begun.mealState, begun.lacking);
    const groups: Group[] = [];
    for (let k = 0; k < tables.classes.length; k += 1) {
      const { role } = itemAt(tables.classes, k);
      const standing = this.mayBeNext(begun, role) ? standings.after(now, before, k) : noStanding;
      if (standing === noStanding) continue;
      const step =
        last === undefined ? 0 : stepAfter(order, role, this) * weights.shape * begun.mealtime;
      const top = completions.topAfter(order.length, role, standing);
      const own = completions.topWorth(order.length, k);
      if (top !== impossible && own !== impossible)
        groups.push({ k, step, standing, top, most: step + own + top });
    }
    return groups.sort((a, b) => b.most - a.most);
  }

  /** Whether a stop of a role may come next in the grammar of evenings. */
  private mayBeNext({ order, meals, treats }: Begun, role: number): boolean {
    const {
      scene,
      meals: { room },
    } = this.space;
    const last = order.at(-1);
    if (role === mealRole && meals === room.meals) return false;
    if (role === treatRole && treats === room.treats) return false;
    const before = last === undefined ? undefined : roles[byteAt(this.bounds.roleOf, last)];
    return (
      !before || mayFollow(before, itemAt(roles, role), order.length, scene.wishes.startMinutes)
    );
  }

  private follow(begun: Begun, way: Way, { k, step, standing, top }: Group, next: Highest): void {
    const { bounds, space, demands } = this;
    const { venueOf, minuteCost } = bounds;
    const { order, left } = begun;
    const { completions, from, needs, gain } = way;
    const place = order.length;
    const further = space.size - place - 1;
    const { candidates, worth } = completions.order(place, k);
    const shortest = from === undefined ? 0 : minuteCost * leastEffort;
    const leastLater = next.isLimited ? this.leastLeftLater(left, k) : 0;
    const most = way.base + step + gain + way.granted + top - shortest - leastLater;
    for (let at = 0; at < candidates.length; at += 1) {
      // Bound: with every taste still available and the shortest leg, and at least the delay of any
      // stop in the class. Further stops in this order are worth less.
      if (most + floatAt(worth, at) < next.least) return;
      this.looked += 1;
      const c = intAt(candidates, at);
      if (floatAt(bounds.cents, c) > way.mostCents) continue;
      if (this.isTaken[c] === 1 || this.isLike(order, c)) continue;
      if (needs && demands?.allows(c, place, needs) === false) continue;
      if (
        floatAt(bounds.arriveTo, c) < way.reachFrom ||
        floatAt(bounds.arriveFrom, c) > way.reachBy ||
        Math.max(way.reachFrom, floatAt(bounds.arriveFrom, c)) + floatAt(bounds.shortestStays, c) >
          way.leaveBy
      )
        continue;
      const effort = from === undefined ? 0 : space.legs.leastEffort(from, intAt(venueOf, c));
      if (effort === tooFar) continue;
      const cost = from === undefined ? floatAt(bounds.leastEndCosts, c) : minuteCost * effort;
      const bare =
        way.base +
        step -
        cost +
        gainOf(bounds, completions.pricing.shares, c, { left, further }) +
        floatAt(worth, at) -
        floatAt(completions.pricing.counted, c) -
        completions.pricing.centPrice * floatAt(bounds.cents, c);
      const later = next.isLimited ? this.leftLater(left, c) : 0;
      if (bare - later + gain + top < next.least) continue;
      const least = next.least - bare - gain - tieWidth;
      const after = next.isLimited ? top : completions.after(place, c, standing, least);
      if (after === impossible) continue;
      // Bound: the best of the threads that the candidate leaves possible, however far it is and
      // whatever follows.
      const bound = bare + after + (gain === 0 ? 0 : space.threads.gainWith(c));
      next.add({ begun, candidate: c, bound, promise: bound - later });
    }
  }

  /** What remains of the tastes after a candidate. */
  private leftLater(left: Float64Array, c: number): number {
    const { tasteCount, tasteWeights, matches } = this.bounds;
    let later = 0;
    for (let t = 0; t < tasteCount; t += 1) {
      const missed = 1 - floatAt(matches, c * tasteCount + t);
      later += floatAt(tasteWeights, t) * floatAt(left, t) * missed;
    }
    return later;
  }

  /** Bound: the least that any candidate of a class leaves of the tastes. */
  private leastLeftLater(left: Float64Array, k: number): number {
    const { tasteWeights } = this.bounds;
    const { mostOfTastes } = itemAt(this.tables.classes, k);
    let later = 0;
    for (let t = 0; t < left.length; t += 1)
      later += floatAt(tasteWeights, t) * floatAt(left, t) * (1 - floatAt(mostOfTastes, t));
    return later;
  }

  private isLike(order: readonly number[], c: number): boolean {
    for (const chosen of order) if (this.bounds.areAlike(chosen, c)) return true;
    const last = order.at(-1);
    return last !== undefined && this.bounds.areBarsInARow(last, c);
  }
}

/** What a stop of a role adds to the shape after the stops so far. */
export function stepAfter(
  order: readonly number[],
  role: number,
  { space, bounds: { roleOf } }: Pick<Searched, 'space' | 'bounds'>,
): number {
  const [before, last] = [order.at(-2), lastOf(order)];
  return space.shapes.at(
    order.length,
    before === undefined ? noRole : byteAt(roleOf, before),
    byteAt(roleOf, last),
    role,
  );
}
