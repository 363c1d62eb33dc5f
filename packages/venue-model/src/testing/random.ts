/** A seeded stream of numbers in 0 to 1 (mulberry32): the same seed, the same test. */
export interface Random {
  next(): number;
  int(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
  some<T>(items: readonly T[], most: number): T[];
  chance(probability: number): boolean;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new RangeError('Cannot pick from an empty list');
    return item;
  };
  const some = <T>(items: readonly T[], most: number): T[] => [
    ...new Set(Array.from({ length: int(0, most) }, () => pick(items))),
  ];
  return { next, int, pick, some, chance: (probability) => next() < probability };
}
