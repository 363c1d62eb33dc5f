import { roles } from '@rendezvous/venue-model';
import { longestWaitMinutes } from '../../scene.ts';
import { shortestLegMinutes } from '../../travel.ts';
import { leastEffort, tooFar } from '../../itinerary/legs.ts';
import { longestLegMinutes } from './in-time.ts';
import type { CandidateClass, Needs } from './needs.ts';
import type { OwnBounds } from './own-bounds.ts';
import type { Pricing } from './pricing.ts';
import { noRole, type ShapeSteps } from '../../rules/shapes.ts';
import { noStanding, type Standings } from './standings.ts';
import { weights } from '../../score/weights.ts';
import { byteAt, floatAt, intAt, itemAt } from '../../at.ts';

const nothing = Number.NEGATIVE_INFINITY;

/** Candidates of one class, those first that add most by themselves. */
export interface Ordered {
  readonly candidates: Int32Array;
  readonly venues: Int32Array;
  /** What each adds by itself, tastes by the share that is counted stop by stop. */
  readonly worth: Float64Array;
}

/** What is known of the most that may follow, by candidate: itself, or what it is not above. */
interface Known {
  readonly most: Float64Array;
  readonly isExact: Uint8Array;
}

/** A class of which the next stop may be. */
interface Next {
  readonly k: number;
  /** What it adds to the shape. */
  readonly shape: number;
  /** How the plan stands after it, and the most that may follow then. */
  readonly standing: number;
  readonly top: number;
  /** The most that it adds with all that follows. */
  readonly most: number;
}

/** What candidates a plan is made of, and what it needs of them. */
export interface Kit {
  readonly needs: Needs;
  readonly classes: readonly CandidateClass[];
  readonly standings: Standings;
}

/**
 * Bound: the most that further stops can add after a candidate, by dynamic programming backward
 * over places. The most after `b` at a place, where the next has some role, is the maximum over
 * next stops `c` of that role of what `c` adds, less the pace that the way from `b` takes at
 * least, plus the most after `c`. No real completion adds more, since this forgets rules (times,
 * budget, kinds beyond the neighbor) and counts tastes by their mix. The budget is kept by a
 * price: stops within what is left of it add no more than what they do less some price of each
 * cent they cost, and that price of all that is left. Any price is right; each has tables of its
 * own. Lazy, by candidate.
 */
export class Completions {
  /** What each candidate adds by itself. */
  readonly pricing: Pricing;
  private readonly bounds: OwnBounds;
  private readonly kit: Kit;
  private readonly shapes: ShapeSteps;
  private readonly last: number;
  /** What no way takes less than. */
  private readonly shortest: number;
  /** By place, what is lacking, meal state and class of the next, then candidate. */
  private readonly most: (Known | undefined)[] = [];
  private readonly nexts: (readonly Next[] | undefined)[] = [];
  private readonly tops: (Float64Array | undefined)[] = [];
  private readonly topWorths: Float64Array;
  private readonly ordered: (Ordered | undefined)[] = [];

  constructor(bounds: OwnBounds, pricing: Pricing, kit: Kit) {
    [this.bounds, this.pricing, this.kit] = [bounds, pricing, kit];
    this.shapes = bounds.space.shapes;
    this.last = bounds.space.size - 1;
    this.shortest = bounds.minuteCost * leastEffort;
    this.topWorths = new Float64Array(bounds.space.size * kit.classes.length).fill(Number.NaN);
  }

  /**
   * The most that the stops after `i` at a place add, where above `least`, else -Infinity; with the
   * shape of what follows, whose next step counts as `shapeFactor` (a chosen meal's hour).
   */
  after(place: number, i: number, standing: number, least = nothing, shapeFactor = 1): number {
    if (place === this.last) return this.atEnd(standing);
    let most = least;
    let found = nothing;
    for (const next of this.nextOf(place, byteAt(this.bounds.roleOf, i), standing)) {
      if (next.most <= most) break;
      const shape = shapeFactor * next.shape;
      const value = shape + this.mostAfter(place, i, next, most - shape);
      if (value > most) most = found = value;
    }
    return found;
  }

  /** Bound: no less than `after` of any candidate of a role: by the shortest ways. */
  topAfter(place: number, role: number, standing: number): number {
    if (place === this.last) return this.atEnd(standing);
    const { standings } = this.kit;
    const before = standings.roleIn(standing);
    const tops = this.topsAfter(place, role, standings.restOf(standing));
    let most = nothing;
    for (let next = 0; next < roles.length; next += 1) {
      const top = weights.shape * this.shapes.at(place + 1, before, role, next) + tops[next]!;
      if (top > most) most = top;
    }
    return most;
  }

  /** Bound: what all stops of a plan add that stands so before its first. */
  topOfAll(standing: number): number {
    const { classes, standings } = this.kit;
    let most = nothing;
    for (const [k, { role }] of classes.entries()) {
      const then = standings.after(standing, noRole, k);
      if (then === noStanding) continue;
      most = Math.max(most, this.topWorth(0, k) + this.topAfter(0, role, then));
    }
    return most;
  }

  /** By the role that follows: the most added after a place, besides the step of the shape. */
  private topsAfter(place: number, role: number, rest: number): Float64Array {
    const at = (place * roles.length + role) * this.kit.standings.rests + rest;
    const known = this.tops[at];
    if (known) return known;
    const made = new Float64Array(roles.length).fill(nothing);
    for (let k = 0; k < this.kit.classes.length; k += 1) {
      const { role: next } = itemAt(this.kit.classes, k);
      if (this.shapes.at(place + 1, noRole, role, next) === nothing) continue;
      const top = this.topOfClass(place, role, rest, k);
      if (top > floatAt(made, next)) made[next] = top;
    }
    this.tops[at] = made;
    return made;
  }

  /** The same where it is of a class. */
  private topOfClass(place: number, role: number, rest: number, k: number): number {
    const own = this.topWorth(place + 1, k);
    const then = this.kit.standings.after(rest, role, k);
    if (own === nothing || then === noStanding) return nothing;
    const { role: next } = itemAt(this.kit.classes, k);
    return own - this.shortest + this.topAfter(place + 1, next, then);
  }

  /** A number for all that is the same for the stops after one of a role at a place. */
  private keyOf(place: number, role: number, standing: number): number {
    return (place * roles.length + role) * this.kit.standings.count + standing;
  }

  /** What may come after a stop of a role at a place: the most promising classes first. */
  private nextOf(place: number, role: number, standing: number): readonly Next[] {
    const at = this.keyOf(place, role, standing);
    const known = this.nexts[at];
    if (known) return known;
    const { classes, standings } = this.kit;
    const [before, rest] = [standings.roleIn(standing), standings.restOf(standing)];
    const made: Next[] = [];
    for (const [k, { role: next }] of classes.entries()) {
      const shape = weights.shape * this.shapes.at(place + 1, before, role, next);
      const most = shape === nothing ? nothing : shape + this.topOfClass(place, role, rest, k);
      if (most === nothing) continue;
      const then = standings.after(standing, role, k);
      made.push({ k, shape, standing: then, top: this.topAfter(place + 1, next, then), most });
    }
    made.sort((a, b) => b.most - a.most);
    this.nexts[at] = made;
    return made;
  }

  /** The most that a candidate of a class adds at a place; -Infinity where none is in time. */
  topWorth(place: number, k: number): number {
    const at = place * this.kit.classes.length + k;
    const known = floatAt(this.topWorths, at);
    if (!Number.isNaN(known)) return known;
    const { candidates } = itemAt(this.kit.classes, k);
    const { places } = this.bounds.inTime;
    const worth = this.pricing.worthAt(place);
    let most = nothing;
    for (let i = 0; i < candidates.length; i += 1) {
      const c = intAt(candidates, i);
      if (((byteAt(places, c) >>> place) & 1) === 1 && floatAt(worth, c) > most)
        most = floatAt(worth, c);
    }
    this.topWorths[at] = most;
    return most;
  }

  /** The candidates of a class that are in time for a place, those that add most first. */
  order(place: number, k: number): Ordered {
    const at = place * this.kit.classes.length + k;
    const known = this.ordered[at];
    if (known) return known;
    const { role, pattern } = itemAt(this.kit.classes, k);
    const { patternOf } = this.kit.needs;
    const { bounds } = this;
    const worth = this.pricing.worthAt(place);
    const all = this.pricing.order(place, role);
    const candidates = new Int32Array(all.length);
    let count = 0;
    for (let i = 0; i < all.length; i += 1) {
      const c = intAt(all, i);
      if (patternOf[c] !== pattern || !bounds.isInTime(c, place)) continue;
      candidates[count] = c;
      count += 1;
    }
    const made = {
      candidates: candidates.slice(0, count),
      venues: new Int32Array(count),
      worth: new Float64Array(count),
    };
    for (let i = 0; i < count; i += 1) {
      const c = intAt(candidates, i);
      made.venues[i] = intAt(bounds.venueOf, c);
      made.worth[i] = floatAt(worth, c);
    }
    this.ordered[at] = made;
    return made;
  }

  private atEnd(standing: number): number {
    return this.kit.standings.isComplete(standing) ? 0 : nothing;
  }

  private mostAfter(place: number, b: number, next: Next, least: number): number {
    const { classes, standings } = this.kit;
    const rest = standings.restOf(next.standing);
    const row = (place * standings.rests + rest) * classes.length + next.k;
    const table = this.most[row] ?? {
      most: new Float64Array(this.bounds.cents.length).fill(Number.POSITIVE_INFINITY),
      isExact: new Uint8Array(this.bounds.cents.length),
    };
    this.most[row] = table;
    const known = floatAt(table.most, b);
    if (table.isExact[b] === 1) return known;
    if (known <= least) return nothing;
    if (this.bounds.looked >= this.bounds.mostLooked)
      return Math.min(known, next.most - next.shape);
    const most = this.bestAfter(b, place + 1, next, least);
    const isExact = most > least || least === nothing;
    table.most[b] = isExact ? most : least;
    table.isExact[b] = Number(isExact);
    return most;
  }

  /** What one of the next stops is worth at most, less the way to it, where above `least`. */
  private bestAfter(b: number, place: number, { k, standing, top }: Next, least: number): number {
    const { venueOf, space, minuteCost, arriveFrom, arriveTo, cents } = this.bounds;
    const { candidates, venues, worth } = this.order(place, k);
    const { from, to } = arrivalsAfter(b, place - 1, this.bounds);
    const mostCents = mostCentsBeside(b, this.bounds);
    const { shortest } = this;
    const venue = intAt(venueOf, b);
    const isLast = place === this.last;
    let most = least;
    let found = nothing;
    let at = 0;
    for (; at < candidates.length; at += 1) {
      const own = floatAt(worth, at) + top;
      if (own - shortest <= most) break;
      const effort = space.legs.leastEffort(venue, intAt(venues, at));
      const value = own - minuteCost * effort;
      if (value <= most || effort === tooFar) continue;
      const c = intAt(candidates, at);
      if (floatAt(arriveTo, c) < from || floatAt(arriveFrom, c) > to) continue;
      if (floatAt(cents, c) > mostCents) continue;
      if (this.bounds.areAlike(b, c) || this.bounds.areBarsInARow(b, c)) continue;
      const real = isLast
        ? value
        : value - top + this.after(place, c, standing, most - (value - top));
      if (real > most) most = found = real;
    }
    this.bounds.looked += at;
    return found;
  }
}

/** Bound: between which minutes a stop after a candidate at a place is arrived at. */
function arrivalsAfter(
  c: number,
  place: number,
  { inTime: { leftFrom, leftBy }, cents }: OwnBounds,
): { readonly from: number; readonly to: number } {
  const at = place * cents.length + c;
  return {
    from: floatAt(leftFrom, at) + shortestLegMinutes,
    to: floatAt(leftBy, at) + longestLegMinutes + longestWaitMinutes,
  };
}

/** Bound: what a stop beside a candidate costs at most. */
function mostCentsBeside(c: number, { cents, leastCents, space }: OwnBounds): number {
  const others = floatAt(cents, c) + (space.size - 2) * leastCents;
  return space.scene.wishes.budget.maxCents - others;
}
