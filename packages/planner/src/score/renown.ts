import type { Venue } from '@rendezvous/venue-model';
import { isInTown } from '../in-town.ts';
import type { Scene } from '../scene.ts';

/** From this match on, a place is there for a wish. */
const ofTheWish = 0.5;

/**
 * How much of what was asked for is had at the place that people there would name: wholly where it
 * is the first for it and known to all, or what happens for it on these few days of the year, and
 * in part where it is the first of its own corner.
 */
export function renownOf(venue: Venue, matches: readonly number[], scene: Scene): number {
  const { tastes, context } = scene;
  let [musts, renown] = [0, 0];
  for (const [i, taste] of tastes.entries()) {
    if (!taste.isMust) continue;
    musts += 1;
    if ((matches[i] ?? 0) >= ofTheWish) renown += renownFor(venue, taste);
  }
  const isOfCity = context.place.precision === 'city';
  const share = isOfCity ? ofWholeCity[isInTown(venue, context) ? 'inIt' : 'beyond'] : 1;
  return musts === 0 ? 0 : (share * renown) / musts;
}

function renownFor(venue: Venue, taste: Scene['tastes'][number]): number {
  if (isOfFewDays(venue)) return 1;
  if (taste.evidence(venue)?.isFirst !== true) return 0;
  return venue.draw === 'strong' || venue.vibes.includes('iconic') ? 1 : firstOfItsCorner;
}

/** Who names a whole city goes farther for the place that its people name, and not to another. */
const ofWholeCity = { inIt: 1.5, beyond: 0.4 } as const;

/** How rare an event is that is there on ten days of a year. */
const ofFewDays = 0.6;
/** Whether a place is what happens there on some ten days of the year at most. */
export const isOfFewDays = ({ event }: Venue): boolean => (event?.rarity ?? 0) >= ofFewDays;
const firstOfItsCorner = 0.4;
