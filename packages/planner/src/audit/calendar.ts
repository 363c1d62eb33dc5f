import { kinds, type Venue } from '@rendezvous/venue-model';
import { daysBetween } from '../context/calendar.ts';
import type { Stop } from '../plan.ts';
import type { Fault, Facts } from './fault.ts';

/**
 * Does the place run that day, does its set begin when they are there, and do
 * they get in and out with it?
 */
export function calendarFaults(
  { venue, arrival, departure }: Pick<Stop, 'venue' | 'arrival' | 'departure'>,
  { date, openings, almanac, sun }: Facts['context'],
): Fault[] {
  const faults: Fault[] = [];
  const open = venue.season.filter(({ what }) => what === 'open');
  const day = date.slice(5);
  const runs = ({ from, to }: Venue['season'][number]) =>
    from > to ? day >= from || day <= to : day >= from && day <= to;
  if (open.length > 0 && !open.some(runs))
    faults.push({ rule: 'season', text: `${venue.name} does not run on ${date}` });
  faults.push(...eventFaults({ venue, arrival, departure }, { date, almanac, sun }));
  const opening = openings.get(venue.id);
  const spans = opening?.known ? opening.spans : [];
  const closes = spans.find(([from, to]) => from <= arrival && arrival <= to)?.[1];
  if (venue.lastEntryMinutes !== null && closes !== undefined && !goesBySets(venue))
    if (arrival > closes - venue.lastEntryMinutes)
      faults.push({
        rule: 'last-entry',
        text: `${venue.name} lets nobody in at minute ${arrival}`,
      });
  if (goesBySets(venue) ? !seesASet(venue, { arrival, departure, date }) : isMidShow())
    faults.push({
      rule: 'showtime',
      text: `${venue.name}: no set from minute ${arrival} to ${departure}`,
    });
  return faults;

  /**
   * An hour after the doors an unpublished set is under way; doors that open before 17:00 are a
   * bar's, and where music goes on until one at night band follows band.
   */
  function isMidShow(): boolean {
    const isGig = ['jazz_club', 'music_venue', 'comedy_club'].includes(venue.category);
    const span = spans.find(([from, to]) => from <= arrival && departure <= to);
    if (!isGig || venue.event || !span || span[0] < 17 * 60) return false;
    if (venue.category !== 'comedy_club' && span[1] >= 25 * 60) return false;
    const doors = Math.max(span[0], kinds[venue.category].arrive[0]?.[0] ?? 0);
    return arrival > doors + 60;
  }
}

/** People come to what begins on the minute up to half an hour before, and leave as soon after. */
const aroundShow = 30;

/** Is what is there on certain days only there on this one, and are they there in its hours? */
function eventFaults(
  { venue, arrival, departure }: Pick<Stop, 'venue' | 'arrival' | 'departure'>,
  { date, almanac, sun }: Pick<Facts['context'], 'date' | 'almanac' | 'sun'>,
): Fault[] {
  if (!venue.event) return [];
  if (almanac.nextDay(venue.id, date) !== date)
    return [{ rule: 'event', text: `${venue.name} does not take place on ${date}` }];
  if (venue.event.isAfterDark && departure <= (sun.sunset ?? 0))
    return [{ rule: 'event', text: `${venue.name} is nothing before dark` }];
  if (venue.event.hours === null) return [];
  const [from, to] = venue.event.hours;
  const around = goesBySets(venue) || venue.event.runs ? aroundShow : 0;
  return arrival < from - around || departure > to + around
    ? [{ rule: 'event', text: `${venue.name} is not on from minute ${arrival} to ${departure}` }]
    : [];
}

/** Whether a visit goes by the clock of the place: a show, or an activity's game, tour or class. */
export function goesBySets(venue: Venue): boolean {
  return setsOf(venue).length > 0;
}

/**
 * The longest that goes on there without more than a break of twenty minutes: a
 * set, or all of a concert.
 */
export function longestSet(venue: Venue): number {
  return Math.max(
    ...setsOf(venue).flatMap(({ begins, minutes }) =>
      begins.map((from) => {
        const breaks = begins.filter((next) => next > from).sort((a, b) => a - b);
        let until = from + minutes;
        for (const next of breaks) if (next - until <= 20) until = Math.max(until, next + minutes);
        return until - from;
      }),
    ),
  );
}

function setsOf({ showtimes, category, event }: Venue): Venue['showtimes'] {
  if (event) return showtimes;
  const { role } = kinds[category];
  if (role === 'show') return showtimes;
  return role === 'activity'
    ? showtimes.filter(({ what }) => /tour|class|session|game/.test(what))
    : [];
}

/**
 * Whether a set of that weekday begins shortly after they come, and they stay for it; hours that
 * end earlier cut it short.
 */
function seesASet(
  venue: Venue,
  { arrival, departure, date }: { arrival: number; departure: number; date: string },
): boolean {
  // January 4, 1970 was a Sunday.
  const weekday = ((daysBetween('1970-01-04', date) % 7) + 7) % 7;
  return setsOf(venue)
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .some(({ begins, minutes }) =>
      begins.some(
        (begin) =>
          arrival <= begin &&
          begin - arrival <= 30 &&
          departure >= begin + Math.ceil(0.7 * minutes),
      ),
    );
}
