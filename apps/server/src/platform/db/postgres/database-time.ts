import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * For all statements of a request together: with what else it does, it is answered within three
 * seconds.
 */
const requestMs = 2500;

const current = new AsyncLocalStorage<DatabaseTime>();

/**
 * How long one request may wait for its database, however many statements it makes: each of them
 * may be answered in time, and all together too late. Statements side by side count once, and what
 * else a request waits for does not count. Once the answer has begun there is no limit any more,
 * for exports and for what goes on in the background.
 */
export class DatabaseTime {
  readonly #isAnswered: () => boolean;
  #spentMs = 0;
  #waits = 0;
  #since = 0;

  constructor(isAnswered: () => boolean) {
    this.#isAnswered = isAnswered;
  }

  /** Runs `work`, and whatever it begins, on this time. */
  run(work: () => void): void {
    current.run(this, work);
  }

  async wait<Result>(maxMs: number, on: (ms: number) => Promise<Result>): Promise<Result> {
    const ms = this.#isAnswered() ? maxMs : Math.min(maxMs, requestMs - this.#spent());
    if (ms <= 0) throw new Error('Connection terminated by the time limit of a request');
    if (this.#waits === 0) this.#since = performance.now();
    this.#waits += 1;
    try {
      return await on(ms);
    } finally {
      const spentMs = this.#spent();
      this.#waits -= 1;
      if (this.#waits === 0) this.#spentMs = spentMs;
    }
  }

  #spent(): number {
    return this.#waits === 0 ? this.#spentMs : this.#spentMs + performance.now() - this.#since;
  }
}

/**
 * Waits for the database for up to `maxMs`, or for the rest of the current request's database time.
 * Throws if none is left.
 */
export function waitOnDatabase<Result>(
  maxMs: number,
  on: (ms: number) => Promise<Result>,
): Promise<Result> {
  const time = current.getStore();
  return time === undefined ? on(maxMs) : time.wait(maxMs, on);
}
