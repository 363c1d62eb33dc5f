import { FairQueue } from '../fair-queue.ts';

/** A turn that is not to be had: as many wait as may, and nobody of them more than who asked. */
export class NoTurn extends Error {}

export interface FairTurns {
  /** Runs `work` when it is its turn: whoever waits takes turns with the others, however many turns one of them waits for. */
  run<Result>(whose: string, work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

/** Turns at work that a machine can do only so much of `atOnce`; as many as `mayWait` for one take them as a `FairQueue` has it. */
export function createFairTurns({
  atOnce,
  mayWait,
}: {
  atOnce: number;
  mayWait: number;
}): FairTurns {
  const queue = new FairQueue<Waiting>(mayWait);
  let running = 0;

  const wait = (whose: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const mine = { begin: resolve, refuse: () => reject(new NoTurn()) };
      queue.add(whose, mine)?.refuse();
    });

  return {
    async run(whose, work) {
      if (running < atOnce) running += 1;
      else await wait(whose);
      try {
        return await work();
      } finally {
        // The turn that has become free is passed on.
        const next = queue.take();
        if (next) next.begin();
        else running -= 1;
      }
    },
  };
}
