import type { Season, Venue } from '@rendezvous/venue-model';

/** Whether a venue runs on a date: those that name the seasons in which they are open are shut outside of them. */
export function isInSeason({ season }: Venue, date: string): boolean {
  const seasons = season.filter(({ what }) => what === 'open');
  return seasons.length === 0 || seasons.some((one) => holds(one, date.slice(5)));
}

/** Both ends belong to a season; it goes on over New Year's where its first day comes later than its last. */
function holds({ from, to }: Season, monthAndDay: string): boolean {
  return from <= to
    ? from <= monthAndDay && monthAndDay <= to
    : from <= monthAndDay || monthAndDay <= to;
}
