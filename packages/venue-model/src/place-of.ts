import type { Venue } from './venue.ts';

/**
 * The place where a venue stands: a market and the square that it fills are one place, which no
 * plan visits twice.
 */
export function placeOf({ id, event }: Pick<Venue, 'id' | 'event'>): string {
  return event?.placeId ?? id;
}
