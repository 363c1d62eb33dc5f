import { formatClock, monthNames, weekdayNames } from '@rendezvous/language';
import { monthOf, weekdayOf } from '../../context/calendar.ts';
import { straightMiles } from '../../waters.ts';
import type { Evening, SpokenStop } from './evening.ts';

const mostTips = 3;

/** What to know before one goes, at most three things, of each place one before another: what has to be booked, who closes the door early, what begins when, and what locals know. */
export function tipsOf({ stops, scene }: Evening): string[] {
  const { date } = scene.context;
  const tips = [
    ...stops.flatMap(bookingTip('required')),
    ...noticesFor(stops, scene).slice(0, 1),
    ...stops.flatMap((stop) => showtimeTip(stop, date)),
    ...stops.flatMap(lastEntryTip),
    ...stops.flatMap(bookingTip('advised')),
    ...stops.flatMap((stop) => localTip(stop, date)),
  ];
  const first = tips.filter(({ of }, i) => tips.findIndex((one) => one.of === of) === i);
  const rest = tips.filter((tip) => !first.includes(tip));
  return [...new Set([...first, ...rest].map(({ text }) => text))].slice(0, mostTips);
}

/** A line of a tip, and the place it is about. */
interface Tip {
  readonly of: string;
  readonly text: string;
}

const months = new RegExp(`\\b(${monthNames.join('|')})\\b`, 'g');

/** Whether a tip can be used on a date: what it says of weekdays or months may be of others. */
export function isForDay(tip: string, date: string): boolean {
  const weekday = weekdayOf(date);
  const named = weekdayNames.flatMap((day, i) => (tip.includes(day) ? [i] : []));
  if (/\bweekends?\b/i.test(tip)) named.push(0, 5, 6);
  if (/\bweekdays?\b/i.test(tip)) named.push(1, 2, 3, 4, 5);
  if (named.length > 0 && !named.includes(weekday)) return false;
  const told = (tip.match(months) ?? []).map((name) => monthNames.indexOf(name));
  const [from, to] = [told[0], told.at(-1)];
  if (from === undefined || to === undefined) return true;
  const month = monthOf(date);
  return from <= to ? from <= month && month <= to : month >= from || month <= to;
}

function localTip({ venue: { id, name, tip, event, showtimes } }: SpokenStop, date: string): Tip[] {
  if (tip !== null && isForDay(tip, date)) return [{ of: id, text: `${name}: ${tip}` }];
  const text = `${name} usually takes place on this day: look before you go.`;
  return event && showtimes.length === 0 ? [{ of: id, text }] : [];
}

/** What the day brings that is in the way of some stop. */
function noticesFor(stops: readonly SpokenStop[], { context }: Evening['scene']): Tip[] {
  return context.almanac.notices
    .filter(({ point, miles, hours: [from, to] }) =>
      stops.some(
        ({ venue, arrival, departure }) =>
          arrival < to && departure > from && straightMiles(point, venue) <= miles,
      ),
    )
    .map(({ text }) => ({ of: text, text }));
}

function bookingTip(need: 'advised' | 'required'): (stop: SpokenStop) => Tip[] {
  return ({ venue: { id, name, booking } }) => {
    if (booking.need !== need) return [];
    const ahead = booking.ahead === null ? '' : ` ${spokenAhead(booking.ahead)}`;
    const text =
      need === 'required'
        ? `You need to book ${name}${ahead}.`
        : `Book ${name}${ahead || ' ahead'} if you can.`;
    return [{ of: id, text }];
  };
}

/** '2 weeks' is said as '2 weeks ahead', 'when the month opens' as it is. */
export function spokenAhead(ahead: string): string {
  return /^[\w ]+ (day|week|month)s?$/.test(ahead) ? `${ahead} ahead` : ahead;
}

/** The show that the two are in time for. */
function showtimeTip({ venue, arrival, departure }: SpokenStop, date: string): Tip[] {
  const begins = setsOf(venue, date).find((minute) => arrival <= minute && minute < departure);
  if (begins === undefined) return [];
  const at = begins % (24 * 60) === 0 ? 'midnight' : formatClock(begins);
  const text = venue.event
    ? `${venue.name}: usually at ${at}, so look before you go.`
    : `${venue.name} usually begins at ${at}; check what is on before you go.`;
  return [{ of: venue.id, text }];
}

function setsOf({ showtimes }: SpokenStop['venue'], date: string): number[] {
  const weekday = weekdayOf(date);
  return showtimes
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .flatMap((showtime) => showtime.begins);
}

/** Who arrives long before the last entry need not know of it. */
const nearLastEntry = 60;

function lastEntryTip({ venue, opening, arrival, departure }: SpokenStop): Tip[] {
  if (venue.lastEntryMinutes === null || !opening.known) return [];
  const span = opening.spans.find(([from, to]) => from <= departure && departure <= to);
  const last = span && span[1] - venue.lastEntryMinutes;
  return last === undefined || last - arrival > nearLastEntry
    ? []
    : [{ of: venue.id, text: `The last entry at ${venue.name} is at ${formatClock(last)}.` }];
}
