import { FairQueue, type Owner } from './fair-queue.ts';

/** Runs work when as many shares are free as it takes. */
export type InShares = <Result>(
  whose: Owner,
  shares: number,
  work: () => Promise<Result>,
) => Promise<Result>;

interface Waiting {
  readonly shares: number;
  readonly begin: () => void;
}

/**
 * Divides a fixed number of shares. Waiting work takes turns however much anybody asks for, and the
 * next in turn waits until enough shares are free, so that work that needs many is never starved.
 */
export function createShares(total: number): InShares {
  const waiting = new FairQueue<Waiting>(Number.POSITIVE_INFINITY);
  let free = total;
  let next: Waiting | undefined;
  const give = () => {
    while (free > 0) {
      next ??= waiting.take();
      if (!next || next.shares > free) return;
      free -= next.shares;
      next.begin();
      next = undefined;
    }
  };
  return async (whose, shares, work) => {
    await new Promise<void>((begin) => {
      waiting.add(whose, { shares, begin });
      give();
    });
    try {
      return await work();
    } finally {
      free += shares;
      give();
    }
  };
}
