import { throwIfCancelled } from '../cancellation.ts';
import { staysOf } from '../search/find-in.ts';
import { evaluate, type Evaluated, type Space } from '../search/space.ts';
import { datesAtHand } from './at-hand.ts';
import type { CuratedWay } from './exchanged.ts';
import { follows, isKeptInAnyOrder } from './follows.ts';
import { withOneSunset } from './one-sunset.ts';
import { isComposedForAll } from './suits.ts';

const plans = new WeakMap<CuratedWay, Evaluated | null>();

/**
 * A way as a plan that keeps every rule and each place at its hour, null where there is none; both
 * options are chosen from the same.
 */
export function planOf(way: CuratedWay, space: Space): Evaluated | null {
  const known = plans.get(way);
  if (known !== undefined) return known;
  throwIfCancelled();
  const { date, order, exchanged, isReordered } = way;
  const plan = evaluate(space, order) ?? inOneSunset(order, space);
  const keeps = isReordered ? isKeptInAnyOrder : follows;
  const found = plan && keeps(staysOf(plan), date, space.scene, exchanged) ? plan : null;
  plans.set(way, found);
  return found;
}

function inOneSunset(order: readonly number[], space: Space): Evaluated | null {
  const other = withOneSunset(space, order);
  return other && evaluate(other, order);
}

const whole = new WeakMap<Space, readonly CuratedWay[]>();

/** The dates for that day whose places can all be gone to; both options come from the same. */
export function wholeWays(space: Space): readonly CuratedWay[] {
  const known =
    whole.get(space) ??
    datesAtHand(space).flatMap(({ date, order }) => {
      if (!order) return [];
      const way: CuratedWay = { date, order, exchanged: null };
      const isToBeReordered = isComposedForAll(date, space.scene) && planOf(way, space) === null;
      return isToBeReordered ? reordered(way) : [way];
    });
  whole.set(space, known);
  return known;
}

/** The most stops of which each order is tried. */
const mostReordered = 3;

/**
 * A date composed for all that they asked for, in the other orders: on that day its own is against
 * the doors, the sets or the light.
 */
function reordered({ date, order }: CuratedWay): CuratedWay[] {
  if (order.length > mostReordered) return [];
  return permutationsOf(order)
    .filter((other) => other.some((c, i) => c !== order[i]))
    .map((other) => ({ date, order: other, exchanged: null, isReordered: true }));
}

const permutationsOf = (items: readonly number[]): number[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, i) =>
        permutationsOf(items.toSpliced(i, 1)).map((others) => [item, ...others]),
      );
