import type { Begun } from './begun.ts';
import type { Bounds, CompletionTables } from './bounds.ts';
import type { Completions, Standing } from './completions.ts';
import { noRole } from './shapes.ts';
import { tieWidth, type Space } from './space.ts';
import { grantedTo } from './taste-shares.ts';

/** A plan that is begun, before it is known by which tables it is bounded. */
type Unbounded = Omit<Begun, 'completions'>;

/** What plans are bounded by. */
interface Bounding {
  readonly space: Space;
  readonly bounds: Bounds;
  readonly tables: CompletionTables;
}

/** How a plan stands at its last stop. */
function standingOf({ order, mealState, lacking }: Unbounded, { roleOf }: Bounds): Standing {
  const before = order.at(-2);
  return {
    before: before === undefined ? noRole : (roleOf[before] as number),
    state: mealState,
    lacking,
  };
}

/** The tables by which the least can be had after the last stop, as far as that is seen without the ways. */
export function completionsAfter(
  begun: Unbounded,
  { space, bounds, tables }: Bounding,
): Completions {
  const { order, left } = begun;
  const standing = standingOf(begun, bounds);
  const place = order.length - 1;
  const further = space.size - order.length;
  const role = bounds.roleOf[order[place] as number] as number;
  const budgetLeft = space.scene.wishes.budget.maxCents - begun.spent;
  return tables.completions(
    left,
    further,
    (one) =>
      one.topAfter(place, role, standing) +
      one.centPrice * budgetLeft +
      grantedTo(bounds, one.shares, { left, further }),
  );
}

/**
 * Bound: what is fixed, and the most that the price, the tastes that are left and further stops add. Where it is below the
 * bar it is only as exact as it takes to be there.
 */
export function boundOf(
  begun: Unbounded,
  completions: Completions,
  { space, bounds }: Bounding,
  bar: number,
): number {
  const { order, left, mealtime, spent } = begun;
  const standing = standingOf(begun, bounds);
  const place = order.length - 1;
  const further = space.size - order.length;
  const last = order[place] as number;
  const base =
    begun.fixed +
    begun.shape * mealtime +
    begun.covered +
    space.threads.gain(begun.threads) +
    bounds.mostPrice(spent, further) +
    grantedTo(bounds, completions.shares, { left, further }) +
    completions.centPrice * (space.scene.wishes.budget.maxCents - spent);
  const most = base + completions.topAfter(place, bounds.roleOf[last] as number, standing);
  if (most < bar) return most;
  return base + completions.after(place, last, standing, bar - base - tieWidth, mealtime);
}
