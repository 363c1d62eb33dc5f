import { roles } from '@rendezvous/venue-model';
import type { OwnBounds } from './own-bounds.ts';
import { mayFollow, noRole, type ShapeSteps } from './shapes.ts';
import { minutesBy, shortestLegMinutes } from '../travel.ts';
import { straightMiles } from '../waters.ts';
import { effortOfLeg } from './legs.ts';
import { weights } from './weights.ts';

/** What a plan still may hold: `open` any one meal (or two), `eaten` none any more. */
export const mealStates = { open: 0, eaten: 1 } as const;
export type MealState = (typeof mealStates)[keyof typeof mealStates];

const nothing = Number.NEGATIVE_INFINITY;
const mealRole = roles.indexOf('meal');
const tooFar = 255;
const states = [mealStates.open, mealStates.eaten] as const;

/** Candidates of one role that may come at a place, those that add most first. */
export interface Following {
  readonly candidates: Int32Array;
  /** What each adds with all that follows it, tastes by the share that is counted stop by stop. */
  readonly worth: Float64Array;
}

/**
 * Bound: the most that further stops can add after a candidate, by dynamic programming backward over places. The most
 * after `b` at a place, where the next has some role, is the maximum over next stops `c` of that role of what `c` adds,
 * less the pace that the way from `b` takes at least, plus the most after `c`. That is no less than what any real
 * completion adds, since it forgets rules (times, budget, kinds beyond the neighbor) and counts tastes by their mix.
 */
export class Completions {
  private readonly bounds: OwnBounds;
  private readonly shapes: ShapeSteps;
  /** By place, then meal state, candidate and role of the next. */
  private readonly most: readonly Float64Array[];
  private readonly known = new Map<number, Following>();
  /** What each candidate adds at most, its tastes by the share that is counted stop by stop. */
  readonly counted: Float64Array;
  /** Less the pace of the way home, at least. */
  private readonly countedLast: Float64Array;
  private readonly mustEat: boolean;

  constructor(bounds: OwnBounds) {
    this.bounds = bounds;
    this.shapes = bounds.space.shapes;
    const { size } = bounds.space;
    this.mustEat =
      !bounds.hasRoomForTwoMeals &&
      bounds.leastMeals(bounds.leastLength(-shortestLegMinutes, size)) > 0;
    this.counted = countedOf(bounds);
    this.countedLast = this.counted.map((worth, i) => worth - wayCost(bounds, i));
    const most: Float64Array[] = new Array(size);
    this.most = most;
    for (let place = size - 2; place >= 0; place -= 1) most[place] = this.mostAfter(place);
  }

  /**
   * The most that the stops after `i` at a place add, where `before` is the role of the stop before it; with it the shape
   * of what follows, of which the next step counts as `shapeFactor` (the hour of a chosen meal).
   */
  after(place: number, i: number, before: number, state: MealState, shapeFactor = 1): number {
    const { roleOf, space } = this.bounds;
    if (place === space.size - 1) return this.endsWell(state) ? 0 : nothing;
    const role = roleOf[i] as number;
    const table = this.most[place] as Float64Array;
    const at = (state * roleOf.length + i) * roles.length;
    let most = nothing;
    for (let next = 0; next < roles.length; next += 1) {
      const step = this.shapes.at(place + 1, before, role, next);
      if (step === nothing) continue;
      const value = weights.shape * shapeFactor * step + (table[at + next] as number);
      if (value > most) most = value;
    }
    return most;
  }

  /** The state after a stop of a role; undefined where the meal would be one too many. */
  stateAfter(state: MealState, role: number): MealState | undefined {
    if (role !== mealRole || this.bounds.hasRoomForTwoMeals) return state;
    return state === mealStates.open ? mealStates.eaten : undefined;
  }

  /** The candidates of a role at a place after a role, where the meals are in some state after them. */
  following(place: number, role: number, before: number, state: MealState): Following {
    const isLast = place === this.bounds.space.size - 1;
    const shapedBy = isLast ? noRole : before;
    const key = ((place * (noRole + 1) + shapedBy) * roles.length + role) * states.length + state;
    const known = this.known.get(key);
    if (known) return known;
    const made = isLast ? this.lastOf(role, state) : this.middleOf(place, role, before, state);
    this.known.set(key, made);
    return made;
  }

  private endsWell(state: MealState): boolean {
    return !this.mustEat || state === mealStates.eaten;
  }

  /** The table of one place, from the candidates at the next. */
  private mostAfter(place: number): Float64Array {
    const { roleOf, ofRole, space } = this.bounds;
    const { startMinutes } = space.scene.wishes;
    const n = roleOf.length;
    const most = new Float64Array(states.length * n * roles.length).fill(nothing);
    for (const [role, before] of roles.entries()) {
      for (const [next, after] of roles.entries()) {
        if (!mayFollow(before, after, place + 1, startMinutes)) continue;
        for (const state of states) {
          const then = this.stateAfter(state, next);
          if (then === undefined) continue;
          const following = this.following(place + 1, next, role, then);
          for (const b of ofRole[role] as Int32Array)
            most[(state * n + b) * roles.length + next] = this.bestAfter(b, following);
        }
      }
    }
    return most;
  }

  private lastOf(role: number, state: MealState): Following {
    const those = this.bounds.ofRole[role] as Int32Array;
    return this.endsWell(state)
      ? inOrder(those, (c) => this.countedLast[c] as number)
      : { candidates: new Int32Array(), worth: new Float64Array() };
  }

  private middleOf(place: number, role: number, before: number, state: MealState): Following {
    const { ofRole, roleOf } = this.bounds;
    const table = this.most[place] as Float64Array;
    const steps = roles.map((_, then) => {
      const step = this.shapes.at(place + 1, before, role, then);
      return step === nothing ? nothing : weights.shape * step;
    });
    return inOrder(ofRole[role] as Int32Array, (c) => {
      const at = (state * roleOf.length + c) * roles.length;
      let most = nothing;
      for (let then = 0; then < roles.length; then += 1) {
        const value = (steps[then] as number) + (table[at + then] as number);
        if (value > most) most = value;
      }
      return (this.counted[c] as number) + most;
    });
  }

  /** The most that one of the next stops is worth, less the way to it: the first few in their order, until no way is short enough. */
  private bestAfter(b: number, { candidates, worth }: Following): number {
    const { kindOf, venueOf, space, minuteCost } = this.bounds;
    const efforts = space.legs.leastEfforts(venueOf[b] as number);
    const kind = kindOf[b];
    const least = minuteCost * shortestLegMinutes;
    let most = nothing;
    for (let at = 0; at < candidates.length; at += 1) {
      const own = worth[at] as number;
      if (own - least <= most) break;
      const c = candidates[at] as number;
      if (kindOf[c] === kind) continue;
      const effort = efforts[venueOf[c] as number] as number;
      if (effort === tooFar) continue;
      const value = own - minuteCost * effort;
      if (value > most) most = value;
    }
    return most;
  }
}

function inOrder(those: Int32Array, worthOf: (c: number) => number): Following {
  const all = new Map<number, number>();
  const kept: number[] = [];
  for (const c of those) {
    const worth = worthOf(c);
    if (worth === nothing) continue;
    all.set(c, worth);
    kept.push(c);
  }
  kept.sort((a, b) => (all.get(b) as number) - (all.get(a) as number));
  return {
    candidates: Int32Array.from(kept),
    worth: Float64Array.from(kept, (c) => all.get(c) as number),
  };
}

function countedOf(bounds: OwnBounds): Float64Array {
  const { own, tasteCount, tasteWeights, shares, matches } = bounds;
  return own.map((worth, i) => {
    let counted = worth;
    for (let t = 0; t < tasteCount; t += 1)
      counted +=
        (1 - (shares[t] as number)) *
        (tasteWeights[t] as number) *
        (matches[i * tasteCount + t] as number);
    return counted;
  });
}

/** What the way home from a candidate, or there, takes from the pace at least: by the straight line, on foot or by a ride. */
export function wayCost({ space, minuteCost }: OwnBounds, i: number): number {
  const { context } = space.scene;
  const candidate = space.candidates[i];
  if (!candidate || context.place.precision === 'city') return 0;
  const straight = straightMiles(context.place, candidate.venue);
  return (
    minuteCost *
    Math.min(...ways.map((mode) => effortOfLeg({ mode, minutes: minutesBy(mode, straight) })))
  );
}

const ways = ['walking', 'driving', 'public'] as const;
