import type { Begun } from '../begun.ts';
import type { Bounds, CompletionTables } from './bounds.ts';
import type { Completions } from './completions.ts';
import { noRole } from '../../rules/shapes.ts';
import { tieWidth, type Space } from '../space.ts';
import { grantedTo } from './taste-shares.ts';
import { byteAt, itemAt } from '../../at.ts';

/** A plan that is begun, before it is known by which tables it is bounded. */
type Unbounded = Omit<Begun, 'completions'>;

/** What plans are bounded by. */
interface Bounding {
  readonly space: Space;
  readonly bounds: Bounds;
  readonly tables: CompletionTables;
}

/** How a plan stands at its last stop, as far as some tables tell plans apart. */
function standingOf(
  { order, mealState, lacking }: Unbounded,
  bounds: Bounds,
  { standings, needs }: CompletionTables,
): number {
  const before = order.at(-2);
  const role = before === undefined ? noRole : byteAt(bounds.roleOf, before);
  return standings.of(role, mealState, needs.ofFirst(lacking));
}

/**
 * The tables by which the least can be had after the last stop, as far as that is seen
 * without the ways and the needs.
 */
export function completionsAfter(begun: Unbounded, bounding: Bounding): Completions {
  const { space, bounds, tables } = bounding;
  const { order, left } = begun;
  const standing = standingOf(begun, bounds, tables.free);
  const place = order.length - 1;
  const further = space.size - order.length;
  const role = byteAt(bounds.roleOf, itemAt(order, place));
  const budgetLeft = space.scene.wishes.budget.maxCents - begun.spent;
  return tables.completions(
    left,
    further,
    (one) =>
      one.topAfter(place, role, standing) +
      one.pricing.centPrice * budgetLeft +
      grantedTo(bounds, one.pricing.shares, { left, further }),
  );
}

/** Bound: what is fixed, and the most that the price and the tastes that are left add. */
function baseOf(
  { order, left, fixed, shape, mealtime, covered, spent, threads }: Unbounded,
  completions: Completions,
  { space, bounds }: Bounding,
): number {
  const further = space.size - order.length;
  return (
    fixed +
    shape * mealtime +
    covered +
    space.threads.gain(threads) +
    bounds.mostPrice(spent, further) +
    grantedTo(bounds, completions.pricing.shares, { left, further }) +
    completions.pricing.centPrice * (space.scene.wishes.budget.maxCents - spent)
  );
}

/**
 * Bound: what is fixed, and the most that the price, the tastes that are left and further stops
 * add, as far as that is seen without the ways.
 */
export function roughBoundOf(
  begun: Unbounded,
  completions: Completions,
  bounding: Bounding,
): number {
  const { bounds, tables } = bounding;
  const place = begun.order.length - 1;
  const role = byteAt(bounds.roleOf, itemAt(begun.order, place));
  const standing = standingOf(begun, bounds, tables);
  return baseOf(begun, completions, bounding) + completions.topAfter(place, role, standing);
}

/**
 * Bound: the same with the ways to what follows. Where it is below the bar it is only as exact
 * as it takes to be there.
 */
export function boundOf(
  begun: Unbounded,
  completions: Completions,
  bounding: Bounding,
  bar: number,
): number {
  const { order, mealtime } = begun;
  const place = order.length - 1;
  const base = baseOf(begun, completions, bounding);
  const standing = standingOf(begun, bounding.bounds, bounding.tables);
  return (
    base + completions.after(place, itemAt(order, place), standing, bar - base - tieWidth, mealtime)
  );
}
