/** The ranks of some values from 1, equal ones sharing the mean of theirs. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

/**
 * Spearman's rank correlation of two lists of one length, ties included: Pearson's of their ranks.
 * 0 where one is constant.
 */
export function spearman(xs: readonly number[], ys: readonly number[]): number {
  const [a, b] = [ranksOf(xs), ranksOf(ys)];
  const mean = (xs.length + 1) / 2;
  let [both, ofA, ofB] = [0, 0, 0];
  for (const [i, x] of a.entries()) {
    const [dx, dy] = [x - mean, (b[i] ?? 0) - mean];
    both += dx * dy;
    ofA += dx * dx;
    ofB += dy * dy;
  }
  return ofA === 0 || ofB === 0 ? 0 : both / Math.sqrt(ofA * ofB);
}

/**
 * A weight may go to so many times itself, and by so much the fit gives up for leaving what is
 * known to be sound.
 */
const steps = [0, 0.5, 0.8, 1.25, 2] as const;
const loyalty = 0.15;

/**
 * Weights, none below 0 and of sum 1, under which the weighted terms rank like the readers: a
 * search along one weight after the other from those of today, held back by their distance, since
 * few plans were read and terms go together.
 */
export function fitWeights(
  terms: readonly (readonly number[])[],
  readers: readonly number[],
  today: readonly number[],
): number[] {
  const worth = (weights: readonly number[]) =>
    spearman(
      terms.map((row) => row.reduce((sum, term, i) => sum + term * (weights[i] ?? 0), 0)),
      readers,
    ) -
    loyalty * weights.reduce((sum, weight, i) => sum + Math.abs(weight - (today[i] ?? 0)), 0);
  let best = [...today];
  for (let improved = true; improved; ) {
    improved = false;
    for (const i of today.keys()) {
      for (const step of steps) {
        const tried = summingToOne(best.with(i, (best[i] ?? 0) * step));
        if (worth(tried) > worth(best) + 1e-6) {
          best = tried;
          improved = true;
        }
      }
    }
  }
  return best;
}

function summingToOne(weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}
