import { FairQueue } from './fair-queue.ts';

/** A turn that is not to be had: as many wait as may, and nobody of them more than who asked. */
export class NoTurn extends Error {}

/** Who wants a turn. */
export interface Asker {
  /** Whether they were there before: these go first. */
  readonly isKnown: boolean;
  /** Whom they share with: families take turns, and in one those of different names do. */
  readonly family: string;
  readonly name: string;
}

export interface FairTurns {
  /**
   * Runs `work` when it is its turn: whoever waits takes turns with the others, however many turns
   * one of them waits for.
   */
  run<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

/** While both wait, so many of whoever is known come before a stranger. */
const knownBeforeStranger = 3;

/**
 * Limits work to `atOnce` pieces at a time. Up to `mayWait` strangers may wait, and as many known
 * askers; neither group takes the other's places, and known askers get most of the turns.
 */
export function createFairTurns({
  atOnce,
  mayWait,
}: {
  atOnce: number;
  mayWait: number;
}): FairTurns {
  const known = new FairQueue<Waiting>(mayWait);
  const strangers = new FairQueue<Waiting>(mayWait);
  let running = 0;
  let sinceStranger = 0;

  const wait = ({ isKnown, ...owner }: Asker): Promise<void> =>
    new Promise((resolve, reject) => {
      const mine = { begin: resolve, refuse: () => reject(new NoTurn()) };
      (isKnown ? known : strangers).add(owner, mine)?.refuse();
    });

  const takeNext = (): Waiting | undefined => {
    const isStrangers = known.size === 0 || sinceStranger >= knownBeforeStranger;
    const next = (isStrangers ? strangers.take() : undefined) ?? known.take();
    sinceStranger = isStrangers ? 0 : sinceStranger + 1;
    return next;
  };

  return {
    async run(asker, work) {
      if (running < atOnce) running += 1;
      else await wait(asker);
      try {
        return await work();
      } finally {
        // The turn that has become free is passed on.
        const next = takeNext();
        if (next) next.begin();
        else running -= 1;
      }
    },
  };
}
