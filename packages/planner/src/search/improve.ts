import { placeOf, roles } from '@rendezvous/venue-model';
import { throwIfCancelled } from '../cancellation.ts';
import type { Bounds } from './bounds/bounds.ts';
import type { Demands } from './demands.ts';
import { differs, type Stops } from '../itinerary/options.ts';
import { noRole } from '../rules/shapes.ts';
import { evaluate, threadsAlong, tieWidth, type Evaluated, type Space } from './space.ts';
import { weights } from '../score/weights.ts';
import { byteAt, floatAt, intAt, itemAt, lastOf } from '../at.ts';

/**
 * In place of each stop, this many of the candidates that are most promising by themselves are
 * tried.
 */
const promising = 200;
/** Sums of the same numbers in another order differ by less than this. */
const rounding = 1e-9;

interface Wanted {
  readonly demands?: Demands;
  readonly unlike?: Stops;
}

/**
 * Improves a plan that is not proved best, for as long as replacing or moving one stop helps, with
 * the same score and rules as the search and a small part of its effort. Returns how many plans it
 * looked at.
 */
export function improve(
  space: Space,
  plan: Evaluated,
  { demands, unlike }: Wanted,
  bounds: Bounds,
): { readonly best: Evaluated; readonly evaluated: number } {
  const promisingFirst = promisingIn(
    bounds,
    new Set(unlike?.stops.map(({ venue }) => placeOf(venue))),
  );
  let best = plan;
  let chosen: readonly number[] = plan.stops.map((stop) => space.candidates.indexOf(stop));
  let evaluated = 0;
  /** Whether a plan is the best so far. */
  const consider = (order: readonly number[]): boolean => {
    if (demands && !counts(demands, order)) return false;
    const least = best.score.total + tieWidth;
    if (mostOf(space, order, bounds, least) < least) return false;
    throwIfCancelled();
    evaluated += 1;
    const found = evaluate(space, order, least);
    if (!found || (unlike && !differs(found, unlike))) return false;
    if (demands && !isWanted(demands, found)) return false;
    [best, chosen] = [found, order.slice()];
    return true;
  };
  const tried: number[] = [];
  for (let last: Evaluated | undefined; last !== best; ) {
    last = best;
    for (let place = 0; place < space.size; place += 1) {
      let beside = mostBeside(chosen, place, bounds);
      for (const candidate of promisingFirst) {
        // Bound: those that follow promise less.
        if (beside + floatAt(bounds.potential, candidate) < best.score.total + tieWidth) break;
        for (let at = 0; at < space.size; at += 1) tried[at] = itemAt(chosen, at);
        tried[place] = candidate;
        if (consider(tried)) beside = mostBeside(chosen, place, bounds);
      }
    }
    for (let from = 0; from < space.size; from += 1)
      for (let to = 0; to < space.size; to += 1) {
        consider(chosen.toSpliced(from, 1).toSpliced(to, 0, itemAt(chosen, from)));
      }
  }
  return { best, evaluated };
}

const inOrder = new WeakMap<Bounds, readonly number[]>();

/** The candidates that are most promising by themselves, at places that are not taken. */
function promisingIn(bounds: Bounds, taken: ReadonlySet<string>): readonly number[] {
  const { potential, space } = bounds;
  const order =
    inOrder.get(bounds) ??
    [...space.candidates.keys()].sort((a, b) => floatAt(potential, b) - floatAt(potential, a));
  inOrder.set(bounds, order);
  const promisingFirst: number[] = [];
  for (const i of order) {
    if (promisingFirst.length === promising) break;
    if (!taken.has(placeOf(itemAt(space.candidates, i).venue))) promisingFirst.push(i);
  }
  return promisingFirst;
}

/** Whether the candidates of a plan are allowed where they are and reach the sums. */
function counts({ places, sums }: Demands, order: readonly number[]): boolean {
  return (
    (places.length === 0 || order.every((c, place) => places[place]?.has(c) !== false)) &&
    sums.every(
      ({ values, least }) =>
        order.reduce((sum, c) => sum + floatAt(values, c), 0) >= least - rounding,
    )
  );
}

const isWanted = ({ mostTravel, earliestEnd, accepts }: Demands, plan: Evaluated): boolean =>
  plan.legs.reduce((sum, { minutes }) => sum + minutes, 0) <= mostTravel &&
  (plan.schedule.departures.at(-1) ?? 0) >= earliestEnd &&
  accepts(plan);

/**
 * Bound: the value of a complete plan if nobody ever waits and every taste is had at its hour; only
 * as exact as is needed to fall below the minimum.
 */
function mostOf(space: Space, order: readonly number[], bounds: Bounds, least: number): number {
  const { candidates, ways, scene, threads } = space;
  if (hasAlike(order, bounds)) return Number.NEGATIVE_INFINITY;
  let spent = 0;
  for (const c of order) spent += floatAt(bounds.cents, c);
  if (spent > scene.wishes.budget.maxCents) return Number.NEGATIVE_INFINITY;
  const first = itemAt(order, 0);
  const last = lastOf(order);
  let most = weights.pace + weights.ends + worthOf(order, bounds) + bounds.mostPrice(spent, 0);
  most += weights.shape * shapeOf(order, bounds);
  most -= floatAt(bounds.endCosts, first) + floatAt(bounds.endCosts, last);
  const anyThread = threads.gain(threads.start);
  // Most fall below before their ways are measured.
  if (most + anyThread < least) return most;
  const there = ways.effort(itemAt(candidates, first).venue);
  const back = ways.effort(itemAt(candidates, last).venue);
  most -= bounds.minuteCost * (effortBetween(order, bounds) + there + back);
  if (most + anyThread < least) return most;
  const stops = order.map((c) => itemAt(candidates, c));
  return most + threads.gain(threadsAlong(space, order, stops));
}

/**
 * Bound: what a plan is worth with whatever stop in the place of one of its own, besides
 * what that adds by itself.
 */
function mostBeside(order: readonly number[], place: number, bounds: Bounds): number {
  const { threads } = bounds.space;
  let shape = Number.NEGATIVE_INFINITY;
  for (let role = 0; role < roles.length; role += 1)
    shape = Math.max(shape, shapeOf(order, bounds, { place, role }));
  return (
    weights.pace +
    weights.ends +
    weights.price +
    weights.shape * shape +
    worthOf(order.toSpliced(place, 1), bounds) +
    threads.gain(threads.start)
  );
}

/** The shape of a plan; with another role at one place, if one is given. */
function shapeOf(
  order: readonly number[],
  { roleOf, space: { shapes } }: Bounds,
  instead?: { readonly place: number; readonly role: number },
): number {
  let shape = 0;
  let before: number = noRole;
  let last: number = noRole;
  for (let place = 0; place < order.length; place += 1) {
    const role = place === instead?.place ? instead.role : byteAt(roleOf, itemAt(order, place));
    if (place > 0) shape += shapes.at(place, before, last, role);
    before = last;
    last = role;
  }
  return shape;
}

/** What the stops add by themselves and by the tastes that they meet. */
function worthOf(order: readonly number[], bounds: Bounds): number {
  const { own, matches, tasteCount, tasteWeights } = bounds;
  let worth = 0;
  for (const c of order) worth += floatAt(own, c);
  for (let t = 0; t < tasteCount; t += 1) {
    let missed = 1;
    for (const c of order) missed *= 1 - floatAt(matches, c * tasteCount + t);
    worth += floatAt(tasteWeights, t) * (1 - missed);
  }
  return worth;
}

/** What the ways between the stops cost; infinite where there is none. */
function effortBetween(order: readonly number[], { space: { legs }, venueOf }: Bounds): number {
  let effort = 0;
  for (let place = 1; place < order.length; place += 1) {
    const from = intAt(venueOf, itemAt(order, place - 1));
    const to = intAt(venueOf, itemAt(order, place));
    if (legs.minutes(from, to) === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
    effort += legs.effort(from, to);
  }
  return effort;
}

/** Whether two of the candidates cannot be in one plan, or cannot follow each other. */
function hasAlike(order: readonly number[], bounds: Bounds): boolean {
  for (let place = 1; place < order.length; place += 1) {
    const c = itemAt(order, place);
    if (bounds.areBarsInARow(itemAt(order, place - 1), c)) return true;
    for (let before = 0; before < place; before += 1)
      if (bounds.areAlike(itemAt(order, before), c)) return true;
  }
  return false;
}
