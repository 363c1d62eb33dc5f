import type { Begun } from './begun.ts';
import { itemAt, lastOf } from '../at.ts';

/** A stop that may come next in a plan that is begun, and the most that any plan with it is worth. */
export interface Next {
  readonly begun: Begun;
  readonly candidate: number;
  readonly bound: number;
  /** By what few are chosen from many: the bound without what it leaves to later stops of the wishes. */
  readonly promise: number;
}

/** So many of the stops that may come next, the most promising, as far as their bounds are not below a bar. */
export class Highest {
  /** What is worth less than this at most is not kept: it rises as better ones are found. */
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
