import type { OwnBounds } from './own-bounds.ts';
import { floatAt, intAt, itemAt } from '../../at.ts';

const shareSteps = [0, 0.25, 0.5, 0.75, 1] as const;
const rounds = 2;
const nothing = Number.NEGATIVE_INFINITY;

/**
 * Bound on the tastes: what so many stops meet of a taste together is at most what any so many can
 * (`caps`) and at most the sum of what they meet, so also any mix of the two,
 * `share * cap + (1 - share) * sum`. Any shares are right; these make the sum over the best stops
 * of different kinds small, taste by taste. Tastes that are nearly met already are granted.
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
  const most = itemAt(caps, stops);
  const counted = countedOf(bounds, shares);
  const best = new BestOfGroups(bounds, stops);
  for (let round = 0; round < rounds; round += 1) {
    for (let t = 0; t < tasteCount; t += 1) {
      if (isGranted(t)) continue;
      const weight = floatAt(tasteWeights, t);
      const countWith = (share: number) => {
        const change = weight * (floatAt(shares, t) - share);
        if (change !== 0)
          for (let i = 0; i < counted.length; i += 1)
            counted[i] = floatAt(counted, i) + change * floatAt(matches, i * tasteCount + t);
        shares[t] = share;
        return weight * share * floatAt(most, t) + best.sumOf(counted);
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
        (1 - floatAt(shares, t)) * floatAt(tasteWeights, t) * floatAt(matches, i * tasteCount + t);
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
      const group = intAt(groupOf, i);
      if (floatAt(counted, i) > floatAt(best, group)) best[group] = floatAt(counted, i);
    }
    highest.fill(nothing);
    for (const worth of best) {
      let place = highest.length - 1;
      if (worth <= floatAt(highest, place)) continue;
      for (; place > 0 && worth > floatAt(highest, place - 1); place -= 1)
        highest[place] = floatAt(highest, place - 1);
      highest[place] = worth;
    }
    return highest.reduce((sum, worth) => (worth === nothing ? sum : sum + worth), 0);
  }
}

/**
 * What is known of the tastes of a plan that is begun: how much of each is left,
 * for how many further stops.
 */
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
  const most = itemAt(caps, further);
  let worth = 0;
  for (let t = 0; t < left.length; t += 1)
    worth += floatAt(shares, t) * floatAt(tasteWeights, t) * floatAt(left, t) * floatAt(most, t);
  return worth;
}

/**
 * Bound: what a candidate adds to a plan with such tastes left, and the granted share of what it
 * leaves to the stops after it. The rest of what follows is counted in the completions.
 */
export function gainOf(
  { own, matches, caps, tasteWeights, tasteCount }: OwnBounds,
  shares: Float64Array,
  c: number,
  { left, further }: TastesLeft,
): number {
  const most = itemAt(caps, further);
  let gain = floatAt(own, c);
  for (let t = 0; t < tasteCount; t += 1) {
    const match = floatAt(matches, c * tasteCount + t);
    const granted = floatAt(shares, t) * floatAt(most, t) * (1 - match);
    gain += floatAt(tasteWeights, t) * floatAt(left, t) * (match + granted);
  }
  return gain;
}
