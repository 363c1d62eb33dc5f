import type { Candidate } from '../../candidates/candidates.ts';
import { floatAt, itemAt } from '../../at.ts';

/** A number for each text, to tell them apart fast. */
export function numbered(texts: readonly string[]): Int32Array {
  const numbers = new Map<string, number>();
  const all = new Int32Array(texts.length);
  for (let i = 0; i < all.length; i += 1) {
    const text = itemAt(texts, i);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    all[i] = number;
  }
  return all;
}

/** A number for each group. */
export const groupsOf = (candidates: readonly Candidate[]): Int32Array =>
  numbered(
    candidates.map(({ kind, asked, crawl, venue }) =>
      crawl === 0 ? `${kind.label} ${asked}` : venue.id,
    ),
  );

/** What the least of so many groups are together, by their number. */
export function leastSums(groupOf: Int32Array, values: Float64Array, size: number): Float64Array {
  const leastOf = new Map<number, number>();
  for (const [i, group] of groupOf.entries())
    leastOf.set(
      group,
      Math.min(leastOf.get(group) ?? Number.POSITIVE_INFINITY, floatAt(values, i)),
    );
  const least = [...leastOf.values()].sort((a, b) => a - b);
  const sums = new Float64Array(size + 1);
  for (let n = 1; n <= size; n += 1)
    sums[n] = floatAt(sums, n - 1) + (least[n - 1] ?? Number.POSITIVE_INFINITY);
  return sums;
}
