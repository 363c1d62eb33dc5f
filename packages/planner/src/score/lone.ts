import type { Candidate } from '../candidates/candidates.ts';
import type { Scene } from '../scene.ts';
import { isMealWish } from '../wishes/home-of-wish.ts';
import { isOfSeveral } from '../wishes/of-several.ts';

/** What they want to see several of, as bits by the places of the tastes; read once for all plans. */
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

/** What they want to see several of and of which one of some stops has it alone, as bits by the places of the tastes: shops, bars, views. */
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

/** Whether a stop is none that they asked for and none at which they eat: another could be in its place. */
export const isBesideWishes = ({ asked, kind, picnic }: Candidate): boolean =>
  asked === 0 && kind.role !== 'meal' && picnic === null;

/** Whether they are at one of what they want to see several of, and somewhere that they did not ask for. */
export const isLone = (stops: readonly Candidate[], scene: Scene): boolean =>
  lonelyAmong(stops, scene) !== 0 && stops.some(isBesideWishes);
