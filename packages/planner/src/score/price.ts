import type { Occasion } from '@rendezvous/language';
import type { Scene } from '../scene.ts';

/** From this share of the budget on, the two spend what they meant to spend. */
const meantShare = 0.6;
/**
 * What a plan at the bottom of their budget is worth, against one that costs what they meant: a
 * bargain is welcome on any day but the one that is meant to be special.
 */
const leastShare = { onAnyDay: 0.6, onTheirDay: 0.1 } as const;

const occasions: ReadonlySet<Occasion | null> = new Set<Occasion>([
  'birthday',
  'proposal',
  'wedding-anniversary',
]);
const splendid =
  /\b(?:splurg\w*|fancy|fanciest|glam\w*|impress\w*|special|luxur\w*|elegant|upscale|lavish|all out|treat (?:her|him|them|ourselves))\b/i;

const known = new WeakMap<Scene, boolean>();

/** Whether they mean to spend what they say: for an occasion, or because they say so. */
function isTheirDay(scene: Scene): boolean {
  const { occasion, wishes } = scene;
  const isTheirs = known.get(scene) ?? (occasions.has(occasion) || splendid.test(wishes.mood));
  known.set(scene, isTheirs);
  return isTheirs;
}

/** How much two people who name a budget mean to spend, in cents: more than its minimum. */
export function meantCents({ minCents, maxCents }: Scene['wishes']['budget']): number {
  return minCents + meantShare * (maxCents - minCents);
}

/**
 * Penalty for leaving the whole minimum unspent, in proportion for a part of it: a cheap evening is
 * not the one they dressed up for.
 */
const lossOfUnspent = 10;

/**
 * 1 if the two spend what they meant to (people name what they want to spend), less below that and
 * at the very top, negative far below the minimum.
 */
export function priceFit(totalCents: number, scene: Scene): number {
  const { minCents, maxCents } = scene.wishes.budget;
  const least = isTheirDay(scene) ? leastShare.onTheirDay : leastShare.onAnyDay;
  if (totalCents < minCents) return least - lossOfUnspent * (1 - totalCents / minCents);
  const meant = meantCents(scene.wishes.budget);
  if (totalCents < meant)
    return least + (1 - least) * ((totalCents - minCents) / (meant - minCents));
  const comfortable = minCents + 0.9 * (maxCents - minCents);
  if (totalCents <= comfortable) return 1;
  return 1 - 0.3 * ((totalCents - comfortable) / Math.max(1, maxCents - comfortable));
}
