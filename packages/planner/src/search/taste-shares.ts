import type { OwnBounds } from './own-bounds.ts';

const shareSteps = [0, 0.25, 0.5, 0.75, 1] as const;
const rounds = 2;

/**
 * Bound on the tastes: what so many stops meet of a taste together is at most what any so many can (`caps`) and at most the
 * sum of what they meet, so also any mix of the two, `share * cap + (1 - share) * sum`. Any shares are right; these make
 * the sum over the best stops of different kinds small, taste by taste. Tastes that are nearly met already are granted.
 */
export function tasteShares(
  bounds: OwnBounds,
  stops: number,
  isGranted: (taste: number) => boolean,
): Float64Array {
  const shares = Float64Array.from({ length: bounds.tasteCount }, (_, t) => Number(isGranted(t)));
  // A single stop counts each taste once.
  if (stops <= 1) return shares;
  for (let round = 0; round < rounds; round += 1) {
    for (let t = 0; t < shares.length; t += 1) {
      if (isGranted(t)) continue;
      let least = Number.POSITIVE_INFINITY;
      let best = 0;
      for (const share of shareSteps) {
        shares[t] = share;
        const most = mostWith(bounds, shares, stops);
        if (most < least) [least, best] = [most, share];
      }
      shares[t] = best;
    }
  }
  return shares;
}

/** What a candidate adds besides what is granted of the tastes. */
export function countedOf(bounds: OwnBounds, shares: Float64Array): Float64Array {
  const { own, tasteCount, tasteWeights, matches } = bounds;
  return own.map((worth, i) => {
    let counted = worth;
    for (let t = 0; t < tasteCount; t += 1)
      counted +=
        (1 - (shares[t] as number)) *
        (tasteWeights[t] as number) *
        (matches[i * tasteCount + t] as number);
    return counted;
  });
}

/** The most that so many stops that are not alike add with these shares, wherever they lie. */
function mostWith(bounds: OwnBounds, shares: Float64Array, stops: number): number {
  const { tasteWeights, groupOf, caps } = bounds;
  const bestOfGroup = new Map<number, number>();
  for (const [i, worth] of countedOf(bounds, shares).entries()) {
    const group = groupOf[i] as number;
    if (worth > (bestOfGroup.get(group) ?? Number.NEGATIVE_INFINITY)) bestOfGroup.set(group, worth);
  }
  const best = [...bestOfGroup.values()].sort((a, b) => b - a).slice(0, stops);
  const most = caps[stops] as Float64Array;
  const granted = shares.reduce(
    (sum, share, t) => sum + share * (tasteWeights[t] as number) * (most[t] as number),
    0,
  );
  return best.reduce((sum, worth) => sum + worth, granted);
}

/** What is known of the tastes of a plan that is begun: how much of each is left, for how many further stops. */
interface TastesLeft {
  readonly left: Float64Array;
  readonly further: number;
}

/** Bound: the share of what is left of the tastes that is granted to any so many further stops. */
export function grantedTo(
  { tasteWeights, caps }: OwnBounds,
  shares: Float64Array,
  { left, further }: TastesLeft,
): number {
  const most = caps[further] as Float64Array;
  let worth = 0;
  for (let t = 0; t < left.length; t += 1)
    worth +=
      (shares[t] as number) *
      (tasteWeights[t] as number) *
      (left[t] as number) *
      (most[t] as number);
  return worth;
}

/**
 * Bound: what a candidate adds to a plan with such tastes left, and the granted share of what it leaves to the stops after
 * it. The rest of what follows is counted in the completions.
 */
export function gainOf(
  { own, matches, caps, tasteWeights, tasteCount }: OwnBounds,
  shares: Float64Array,
  c: number,
  { left, further }: TastesLeft,
): number {
  const most = caps[further] as Float64Array;
  let gain = own[c] as number;
  for (let t = 0; t < tasteCount; t += 1) {
    const match = matches[c * tasteCount + t] as number;
    const granted = (shares[t] as number) * (most[t] as number) * (1 - match);
    gain += (tasteWeights[t] as number) * (left[t] as number) * (match + granted);
  }
  return gain;
}
