import type { OwnBounds } from './own-bounds.ts';
import { countedOf } from './taste-shares.ts';
import { floatAt, itemAt } from '../../at.ts';

/**
 * What each candidate adds by itself where of each taste some share is granted to every plan and
 * each cent has a price: whatever is searched for among the same candidates.
 */
export class Pricing {
  /** Of each taste that share is granted to every plan, and the rest counted stop by stop. */
  readonly shares: Float64Array;
  /**
   * What each cent that is spent takes from what a candidate adds; what is left of
   * the budget counts as much.
   */
  readonly centPrice: number;
  /**
   * What each candidate adds at most, its tastes by the share that is counted stop by stop, less
   * the price of what it costs.
   */
  readonly counted: Float64Array;
  private readonly bounds: OwnBounds;
  /** The same as the last stop, with what a candidate takes as such. */
  private readonly countedLast: Float64Array;
  private readonly orders: (Int32Array | undefined)[] = [];

  constructor(bounds: OwnBounds, shares: Float64Array, centPrice: number) {
    [this.bounds, this.shares, this.centPrice] = [bounds, shares, centPrice];
    this.counted = countedOf(bounds, shares);
    for (let c = 0; c < this.counted.length; c += 1)
      this.counted[c] = floatAt(this.counted, c) - centPrice * floatAt(bounds.cents, c);
    this.countedLast = this.counted.map((worth, c) => worth - floatAt(bounds.leastEndCosts, c));
  }

  /** What each candidate adds by itself at a place: as the last stop with what it takes as such. */
  worthAt(place: number): Float64Array {
    return this.isLast(place) ? this.countedLast : this.counted;
  }

  /**
   * The candidates of a role, those first that add most by themselves at a place: the same order
   * for all places but the last.
   */
  order(place: number, role: number): Int32Array {
    const at = 2 * role + Number(this.isLast(place));
    const known = this.orders[at];
    if (known) return known;
    const worth = this.worthAt(place);
    const order = itemAt(this.bounds.ofRole, role).toSorted(
      (a, b) => floatAt(worth, b) - floatAt(worth, a),
    );
    this.orders[at] = order;
    return order;
  }

  private isLast(place: number): boolean {
    return place === this.bounds.space.size - 1;
  }
}
