import type { OwnBounds } from './own-bounds.ts';

const shareSteps = [0, 0.25, 0.5, 0.75, 1] as const;
const rounds = 2;
const nothing = Number.NEGATIVE_INFINITY;

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
  const { tasteCount, tasteWeights, matches, caps } = bounds;
  const shares = Float64Array.from({ length: tasteCount }, (_, t) => Number(isGranted(t)));
  // A single stop counts each taste once.
  if (stops <= 1) return shares;
  const most = caps[stops] as Float64Array;
  const counted = countedOf(bounds, shares);
  const best = new BestOfGroups(bounds, stops);
  for (let round = 0; round < rounds; round += 1) {
    for (let t = 0; t < tasteCount; t += 1) {
      if (isGranted(t)) continue;
      const weight = tasteWeights[t] as number;
      const countWith = (share: number) => {
        const change = weight * ((shares[t] as number) - share);
        if (change !== 0)
          for (let i = 0; i < counted.length; i += 1)
            counted[i] = (counted[i] as number) + change * (matches[i * tasteCount + t] as number);
        shares[t] = share;
        return weight * share * (most[t] as number) + best.sumOf(counted);
      };
      let least = Number.POSITIVE_INFINITY;
      let chosen = 0;
      for (const share of shareSteps) {
        const worth = countWith(share);
        if (worth < least) [least, chosen] = [worth, share];
      }
      if (chosen !== shares[t]) countWith(chosen);
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

/** The most that so many stops that are not alike add, wherever they lie. */
class BestOfGroups {
  private readonly groupOf: Int32Array;
  private readonly best: Float64Array;
  private readonly highest: Float64Array;

  constructor({ groupOf }: OwnBounds, stops: number) {
    this.groupOf = groupOf;
    this.best = new Float64Array(groupOf.reduce((most, group) => Math.max(most, group), 0) + 1);
    this.highest = new Float64Array(stops);
  }

  sumOf(counted: Float64Array): number {
    const { groupOf, best, highest } = this;
    best.fill(nothing);
    for (let i = 0; i < counted.length; i += 1) {
      const group = groupOf[i] as number;
      if ((counted[i] as number) > (best[group] as number)) best[group] = counted[i] as number;
    }
    highest.fill(nothing);
    for (const worth of best) {
      let place = highest.length - 1;
      if (worth <= (highest[place] as number)) continue;
      for (; place > 0 && worth > (highest[place - 1] as number); place -= 1)
        highest[place] = highest[place - 1] as number;
      highest[place] = worth;
    }
    return highest.reduce((sum, worth) => (worth === nothing ? sum : sum + worth), 0);
  }
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
