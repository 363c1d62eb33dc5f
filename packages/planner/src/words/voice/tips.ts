import { formatClock } from '@rendezvous/language';
import { weekdayOf } from '../../context/calendar.ts';
import type { Evening, SpokenStop } from './evening.ts';

const mostTips = 3;

/** What to know before one goes, at most three things: what has to be booked, who closes the door early, what begins when, and what locals know. */
export function tipsOf({ stops, scene }: Evening): string[] {
  const tips = [
    ...stops.flatMap(bookingTip('required')),
    ...stops.flatMap((stop) => showtimeTip(stop, scene.context.date)),
    ...stops.flatMap(lastEntryTip),
    ...stops.flatMap(bookingTip('advised')),
    ...stops.flatMap(({ venue }) => (venue.tip === null ? [] : [`${venue.name}: ${venue.tip}`])),
  ];
  return [...new Set(tips)].slice(0, mostTips);
}

function bookingTip(need: 'advised' | 'required'): (stop: SpokenStop) => string[] {
  return ({ venue: { name, booking } }) => {
    if (booking.need !== need) return [];
    const ahead = booking.ahead === null ? '' : ` ${spokenAhead(booking.ahead)}`;
    return [
      need === 'required' ? `${name} needs a booking${ahead}.` : `Better book ${name}${ahead}.`,
    ];
  };
}

/** '2 weeks' is said as '2 weeks ahead', 'when the month opens' as it is. */
export function spokenAhead(ahead: string): string {
  return /^[\w ]+ (day|week|month)s?$/.test(ahead) ? `${ahead} ahead` : ahead;
}

/** The show that the two are in time for. */
function showtimeTip({ venue, arrival, departure }: SpokenStop, date: string): string[] {
  const weekday = weekdayOf(date);
  const begins = venue.showtimes
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .flatMap((showtime) => showtime.begins)
    .find((minute) => arrival <= minute && minute < departure);
  return begins === undefined
    ? []
    : [`${venue.name} usually begins at ${formatClock(begins)}; look for tonight’s before you go.`];
}

function lastEntryTip({ venue, opening, departure }: SpokenStop): string[] {
  if (venue.lastEntryMinutes === null || !opening.known) return [];
  const span = opening.spans.find(([from, to]) => from <= departure && departure <= to);
  return span
    ? [`${venue.name} lets the last people in at ${formatClock(span[1] - venue.lastEntryMinutes)}.`]
    : [];
}
