import { kinds } from './kinds.ts';
import type { Venue } from './venue.ts';

/** Whether to be there is to be out of doors: a park, a beach, a boat, a market in a square; not a terrace, a rooftop bar or a table on the sidewalk. */
export function isOpenAir({
  category,
  indoor,
  outdoor,
}: Pick<Venue, 'category' | 'indoor' | 'outdoor'>): boolean {
  const kind = kinds[category];
  if (!outdoor) return false;
  return kind.role === 'stroll' || (kind.role === 'activity' && !(kind.indoor && indoor));
}
