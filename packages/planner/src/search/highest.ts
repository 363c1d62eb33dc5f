import type { Begun } from './begun.ts';
import { itemAt, lastOf } from '../at.ts';

/** A possible next stop of a partial plan, and the most that any plan with it is worth. */
export interface Next {
  readonly begun: Begun;
  readonly candidate: number;
  readonly bound: number;
  /**
   * What a few are chosen from many by: the bound without what it leaves of the wishes to later
   * stops.
   */
  readonly promise: number;
}

/** The most promising of the possible next stops, up to a number, whose bounds reach a bar. */
export class Highest {
  /** Stops whose bound is lower are not kept: this rises as better ones are found. */
  least: number;
  private readonly most: number;
  private next: Next[] = [];

  constructor(most: number, bar: number) {
    [this.most, this.least] = [most, bar];
  }

  get isLimited(): boolean {
    return Number.isFinite(this.most);
  }

  add(one: Next): void {
    if (one.bound < this.least || (this.isLimited && one.promise < this.least)) return;
    this.next.push(one);
    if (this.next.length >= 2 * this.most) this.next = this.inOrder();
  }

  inOrder(): Next[] {
    const sorted = this.next.sort(byPromise);
    if (sorted.length <= this.most) return sorted;
    const kept = sorted.slice(0, this.most);
    this.least = lastOf(kept).promise;
    return kept;
  }
}

function byPromise(a: Next, b: Next): number {
  return (
    b.promise - a.promise || compare(a.begun.order, b.begun.order) || a.candidate - b.candidate
  );
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (let i = 0; i < one.length; i += 1) {
    const by = itemAt(one, i) - itemAt(other, i);
    if (by !== 0) return by;
  }
  return 0;
}
