import { roles, type Role } from '@rendezvous/venue-model';
import type { OwnBounds } from './own-bounds.ts';
import { mayFollow, noRole, type ShapeSteps } from './shapes.ts';
import { countedOf } from './taste-shares.ts';
import { shortestLegMinutes } from '../travel.ts';
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
  /** Of each taste that share is granted to every plan, and the rest counted stop by stop. */
  readonly shares: Float64Array;
  /** What each candidate adds at most, its tastes by the share that is counted stop by stop. */
  readonly counted: Float64Array;
  private readonly bounds: OwnBounds;
  private readonly shapes: ShapeSteps;
  /** By place, then meal state, candidate and role of the next; not a number where it was not asked for. */
  private readonly most: (Float64Array | undefined)[] = [];
  private readonly known = new Map<number, Following>();

  constructor(bounds: OwnBounds, shares: Float64Array) {
    [this.bounds, this.shares] = [bounds, shares];
    this.shapes = bounds.space.shapes;
    this.counted = countedOf(bounds, shares);
  }

  /**
   * The most that the stops after `i` at a place add, where `before` is the role of the stop before it; with it the shape
   * of what follows, of which the next step counts as `shapeFactor` (the hour of a chosen meal).
   */
  after(place: number, i: number, before: number, state: MealState, shapeFactor = 1): number {
    const { roleOf, space } = this.bounds;
    if (place === space.size - 1) return endsWell(this.bounds, state) ? 0 : nothing;
    const role = roleOf[i] as number;
    let most = nothing;
    for (let next = 0; next < roles.length; next += 1) {
      const step = this.shapes.at(place + 1, before, role, next);
      if (step === nothing) continue;
      const value = weights.shape * shapeFactor * step + this.mostAfter(place, i, next, state);
      if (value > most) most = value;
    }
    return most;
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

  private mostAfter(place: number, b: number, next: number, state: MealState): number {
    const { roleOf, space } = this.bounds;
    const n = roleOf.length;
    const table =
      this.most[place] ?? new Float64Array(states.length * n * roles.length).fill(Number.NaN);
    this.most[place] = table;
    const at = (state * n + b) * roles.length + next;
    const known = table[at] as number;
    if (!Number.isNaN(known)) return known;
    const role = roleOf[b] as number;
    const then = stateAfter(this.bounds, state, next);
    const [before, after] = [roles[role] as Role, roles[next] as Role];
    const most =
      then === undefined || !mayFollow(before, after, place + 1, space.scene.wishes.startMinutes)
        ? nothing
        : this.bestAfter(b, this.following(place + 1, next, role, then));
    table[at] = most;
    return most;
  }

  private lastOf(role: number, state: MealState): Following {
    const those = this.bounds.ofRole[role] as Int32Array;
    return endsWell(this.bounds, state)
      ? inOrder(
          those,
          (c) => (this.counted[c] as number) - (this.bounds.leastEndCosts[c] as number),
        )
      : { candidates: new Int32Array(), worth: new Float64Array() };
  }

  private middleOf(place: number, role: number, before: number, state: MealState): Following {
    return inOrder(
      this.bounds.ofRole[role] as Int32Array,
      (c) => (this.counted[c] as number) + this.after(place, c, before, state),
    );
  }

  /** The most that one of the next stops is worth, less the way to it: the first few in their order, until no way is short enough. */
  private bestAfter(b: number, { candidates, worth }: Following): number {
    const { venueOf, space, minuteCost } = this.bounds;
    const efforts = space.legs.leastEfforts(venueOf[b] as number);
    const least = minuteCost * shortestLegMinutes;
    let most = nothing;
    for (let at = 0; at < candidates.length; at += 1) {
      const own = worth[at] as number;
      if (own - least <= most) break;
      const c = candidates[at] as number;
      if (this.bounds.areAlike(b, c)) continue;
      const effort = efforts[venueOf[c] as number] as number;
      if (effort === tooFar) continue;
      const value = own - minuteCost * effort;
      if (value > most) most = value;
    }
    return most;
  }
}

/** The state of the meals after a stop of a role; undefined where the meal would be one too many. */
export function stateAfter(
  { hasRoomForTwoMeals }: OwnBounds,
  state: MealState,
  role: number,
): MealState | undefined {
  if (role !== mealRole || hasRoomForTwoMeals) return state;
  return state === mealStates.open ? mealStates.eaten : undefined;
}

const endsWell = ({ mustEat }: OwnBounds, state: MealState): boolean =>
  !mustEat || state === mealStates.eaten;

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
