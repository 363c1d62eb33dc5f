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

/**
 * A queue for work that a machine can do only so much of `atOnce`. One may fill it as long as nobody else wants anything; the
 * others then take the place of whoever has most in it, so that nobody can keep them out.
 */
export function createFairTurns({
  atOnce,
  mayWait,
}: {
  atOnce: number;
  mayWait: number;
}): FairTurns {
  const queues = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  const makeRoomFor = (whose: string): boolean => {
    if (waiting < mayWait) return true;
    const longest = [...queues.values()].reduce((most, queue) =>
      queue.length > most.length ? queue : most,
    );
    // One less on their side for one more on ours has to leave them with no less than us.
    if (longest.length <= (queues.get(whose)?.length ?? 0) + 1) return false;
    waiting -= 1;
    longest.pop()?.refuse();
    return true;
  };

  const wait = (whose: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const mine = { begin: resolve, refuse: () => reject(new NoTurn()) };
      const queue = queues.get(whose);
      if (queue) queue.push(mine);
      else queues.set(whose, [mine]);
      waiting += 1;
    });

  /** Gives the turn that has become free to whoever has waited longest since their last. */
  const passOn = (): void => {
    const [next] = queues;
    if (next === undefined) {
      running -= 1;
      return;
    }
    const [whose, queue] = next;
    const first = queue.shift();
    queues.delete(whose);
    if (queue.length > 0) queues.set(whose, queue);
    waiting -= 1;
    first?.begin();
  };

  return {
    async run(whose, work) {
      if (running < atOnce) running += 1;
      else if (makeRoomFor(whose)) await wait(whose);
      else throw new NoTurn();
      try {
        return await work();
      } finally {
        passOn();
      }
    },
  };
}
