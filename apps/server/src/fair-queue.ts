/**
 * Items that wait for their turn, each somebody's: the owners take turns, however many items one of them has. One may fill the
 * queue as long as nobody else wants anything; the others then take the place of whoever has most in it, so that nobody can
 * keep them out.
 */
export class FairQueue<Item> {
  readonly #mayWait: number;
  /** By owner, in the order of their turns; nobody stands here without an item. */
  readonly #queues = new Map<string, Set<Item>>();
  #size = 0;

  constructor(mayWait: number) {
    this.#mayWait = mayWait;
  }

  get size(): number {
    return this.#size;
  }

  /** Adds an item and says which has to go for it, where all places are taken: it itself, or the newest of whoever has most. */
  add(whose: string, item: Item): Item | undefined {
    const displaced = this.#size < this.#mayWait ? undefined : this.#displaceFor(whose);
    if (this.#size >= this.#mayWait) return item;
    const queue = this.#queues.get(whose);
    if (queue) queue.add(item);
    else this.#queues.set(whose, new Set([item]));
    this.#size += 1;
    return displaced;
  }

  /** The next item of whoever has waited longest since their last turn; of those that are preferred, where there are any. */
  take(isPreferred: (whose: string) => boolean = () => true): Item | undefined {
    const owners = [...this.#queues.keys()];
    const whose = owners.find(isPreferred) ?? owners[0];
    if (whose === undefined) return undefined;
    const queue = this.#queues.get(whose) as Set<Item>;
    const [item] = queue;
    this.delete(whose, item as Item);
    // To the end of the turns.
    if (this.#queues.delete(whose)) this.#queues.set(whose, queue);
    return item;
  }

  /** Says whether the item was waiting. */
  delete(whose: string, item: Item): boolean {
    const queue = this.#queues.get(whose);
    if (!queue?.delete(item)) return false;
    if (queue.size === 0) this.#queues.delete(whose);
    this.#size -= 1;
    return true;
  }

  #displaceFor(whose: string): Item | undefined {
    const [longest, queue] = [...this.#queues].reduce((most, one) =>
      one[1].size > most[1].size ? one : most,
    );
    // One less on their side for one more on ours has to leave them with no less than us.
    if (queue.size <= (this.#queues.get(whose)?.size ?? 0) + 1) return undefined;
    const newest = [...queue].at(-1) as Item;
    this.delete(longest, newest);
    return newest;
  }
}
