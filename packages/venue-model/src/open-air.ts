import { kinds } from './kinds.ts';
import type { Venue } from './venue.ts';

/**
 * Whether to be there is to be out of doors: a park, a beach, a boat, a market in a square; not a
 * terrace, a rooftop bar or a table on the sidewalk.
 */
export function isOpenAir({
  category,
  indoor,
  outdoor,
}: Pick<Venue, 'category' | 'indoor' | 'outdoor'>): boolean {
  const kind = kinds[category];
  if (!outdoor) return false;
  return kind.role === 'stroll' || (kind.role === 'activity' && !(kind.indoor && indoor));
}

const ofWater =
  /\b(tubing|swimming|water ?parks?|splash pads?|wave pool|paddl\w*|kayaks?|pool (party|parties|day|deck)|(hotel|rooftop|day) pools?)\b|^pools?$/;

/** Whether people are there to be in or on the water, which is where they go in the heat. */
export const isInWater = ({ category, knownFor }: Pick<Venue, 'category' | 'knownFor'>): boolean =>
  category === 'paddling' || knownFor.some((noun) => ofWater.test(noun));
