/** Runs work when as many shares are free as it takes. */
export type InShares = <Result>(shares: number, work: () => Promise<Result>) => Promise<Result>;

/** So many shares of something, given in the order in which they are asked for: nobody who takes many waits for ever. */
export function createShares(total: number): InShares {
  let free = total;
  const waiting: { shares: number; begin: () => void }[] = [];
  const give = () => {
    for (let [first] = waiting; first && first.shares <= free; [first] = waiting) {
      waiting.shift();
      free -= first.shares;
      first.begin();
    }
  };
  return async (shares, work) => {
    await new Promise<void>((begin) => {
      waiting.push({ shares, begin });
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
