/** A stop that may come next, and the most that any plan with it is worth. */
export interface Next {
  readonly candidate: number;
  readonly bound: number;
}

/** So many of the stops that may come next, those of the highest bounds, as far as they are not below a bar. */
export class Highest {
  /** Rises as better ones are found. */
  bar: number;
  private readonly most: number;
  private next: Next[] = [];

  constructor(most: number, bar: number) {
    [this.most, this.bar] = [most, bar];
  }

  get isLimited(): boolean {
    return Number.isFinite(this.most);
  }

  add(one: Next): void {
    if (one.bound < this.bar) return;
    this.next.push(one);
    if (this.next.length < 2 * this.most) return;
    this.next = this.inOrder();
    this.bar = (this.next.at(-1) as Next).bound;
  }

  inOrder(): Next[] {
    const sorted = this.next.sort((a, b) => b.bound - a.bound || a.candidate - b.candidate);
    return sorted.length > this.most ? sorted.slice(0, this.most) : sorted;
  }
}
