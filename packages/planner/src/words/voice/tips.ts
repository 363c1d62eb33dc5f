import { formatClock } from '@rendezvous/language';
import { weekdayOf } from '../../context/calendar.ts';
import type { Context, Notice } from '../../context/context.ts';
import { straightMiles } from '../../waters.ts';
import type { Evening, SpokenStop } from './evening.ts';

const maxTips = 3;

/**
 * At most three things to know before one goes, of each place one before another: what has to be
 * booked, who closes early, and what begins when.
 */
export function tipsOf({ stops, scene }: Evening, told: ReadonlySet<string>): string[] {
  const { date } = scene.context;
  const tips = [
    ...stops.flatMap(bookingTip('required')),
    ...noticesFor(stops, scene.context)
      .slice(0, 1)
      .map(({ text }) => ({ of: 'notice', text })),
    ...stops.flatMap((stop) => showtimeTip(stop, date)),
    ...stops.flatMap(lastEntryTip),
    ...stops.flatMap(bookingTip('advised')),
    ...stops.flatMap(eventTip),
  ].filter(({ of }) => !told.has(of));
  const first = tips.filter(({ of }, i) => tips.findIndex((one) => one.of === of) === i);
  const rest = tips.filter((tip) => !first.includes(tip));
  return [...new Set([...first, ...rest].map(({ text }) => text))].slice(0, maxTips);
}

/** A line of a tip, and the place it is about. */
interface Tip {
  readonly of: string;
  readonly text: string;
}

/** What has no hour of its own is looked up; what locals know is in its stop's description. */
function eventTip({ venue: { id, name, event, showtimes } }: SpokenStop): Tip[] {
  const text = `${name} usually takes place on this day: check before you go.`;
  return event && showtimes.length === 0 ? [{ of: id, text }] : [];
}

/**
 * What stands between the two and a stop; what may be had elsewhere that week
 * is no business of theirs.
 */
const inTheWay = /\b(clos\w+|block\w*|traffic|parking|crowd\w*|fills?|full|lines?|streets?)\b/i;

/** What the day brings that is in the way of some stop, in the almanac's words. */
export function noticesFor(
  stops: readonly Pick<SpokenStop, 'venue' | 'arrival' | 'departure'>[],
  { almanac }: Pick<Context, 'almanac'>,
): Notice[] {
  return almanac.notices
    .filter(({ point, miles, hours: [from, to] }) =>
      stops.some(
        ({ venue, arrival, departure }) =>
          arrival < to && departure > from && straightMiles(point, venue) <= miles,
      ),
    )
    .filter(({ text }) => inTheWay.test(text));
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

/**
 * When the show begins that the two are in time for, in minutes after midnight of the date;
 * undefined where none does.
 */
export function showtimeOf(
  { venue, arrival, departure }: Pick<SpokenStop, 'venue' | 'arrival' | 'departure'>,
  date: string,
): number | undefined {
  return setsOf(venue, date).find((minute) => arrival <= minute && minute < departure);
}

function showtimeTip(stop: SpokenStop, date: string): Tip[] {
  const { venue } = stop;
  const begins = showtimeOf(stop, date);
  if (begins === undefined) return [];
  const at = begins % (24 * 60) === 0 ? 'midnight' : formatClock(begins);
  const text = venue.event
    ? `${venue.name}: usually at ${at}, so check before you go.`
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
