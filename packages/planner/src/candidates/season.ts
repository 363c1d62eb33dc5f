import type { Season, Venue } from '@rendezvous/venue-model';

/**
 * Whether a venue runs on a date: those that name the seasons in which they are open
 * are shut outside of them.
 */
export function isInSeason({ season }: Venue, date: string): boolean {
  if (season.length === 0) return true;
  const seasons = season.filter(({ what }) => what === 'open');
  return seasons.length === 0 || seasons.some((one) => holds(one, date.slice(5)));
}

/**
 * Whether a day, `MM-DD`, lies in a part of the year. Both ends belong to it; it goes on over New
 * Year's where its first day comes later than its last.
 */
export function holds({ from, to }: Pick<Season, 'from' | 'to'>, monthAndDay: string): boolean {
  return from <= to
    ? from <= monthAndDay && monthAndDay <= to
    : from <= monthAndDay || monthAndDay <= to;
}
