import type { Candidate } from '../candidates/candidates.ts';
import type { Scene } from '../scene.ts';
import { isMealWish } from '../wishes/home-of-wish.ts';
import { isOfSeveral } from '../wishes/of-several.ts';

/**
 * The tastes of which they want to see several places, as bits by index; computed once for all
 * plans.
 */
const several = new WeakMap<Scene['tastes'], number>();

function severalIn(tastes: Scene['tastes']): number {
  const known = several.get(tastes);
  if (known !== undefined) return known;
  let bits = 0;
  for (const [t, { text, isMust }] of tastes.entries())
    if (isMust && isOfSeveral(text) && !isMealWish(text)) bits |= 1 << t;
  several.set(tastes, bits);
  return bits;
}

/**
 * The tastes of which they want to see several places (shops, bars, views) but which only one of
 * these stops meets, as bits by index.
 */
export function lonelyAmong(stops: readonly Candidate[], { tastes }: Scene): number {
  const wanted = severalIn(tastes);
  if (wanted === 0) return 0;
  let [once, again, crawled] = [0, 0, 0];
  for (const { asked, crawl } of stops) {
    again |= once & asked;
    once |= asked;
    crawled |= crawl;
  }
  return wanted & once & ~again & crawled;
}

/**
 * Whether a stop is neither something they asked for nor somewhere they eat, so that another could
 * replace it.
 */
export const isBesideWishes = ({ asked, kind, picnic }: Candidate): boolean =>
  asked === 0 && kind.role !== 'meal' && picnic === null;

/**
 * Whether they visit just one of something they want to see several of, and also a stop they did
 * not ask for.
 */
export const isLone = (stops: readonly Candidate[], scene: Scene): boolean =>
  lonelyAmong(stops, scene) !== 0 && stops.some(isBesideWishes);
