import {
  kinds,
  type Opening,
  type Showtime,
  type TimeSpan,
  type Venue,
} from '@rendezvous/venue-model';
import { weekdayOf } from '../context/calendar.ts';
import type { Scene } from '../scene.ts';
import { bearableStretches } from './stretches.ts';
import { arrivalStep, lightOf, longestEveningMinutes, onTheClock, type Window } from './window.ts';

/** What begins at a fixed minute of the date, and how long it goes on. */
interface Performance {
  readonly begins: number;
  readonly minutes: number;
  /** When the last of those is over that follow it after a break: the concert is all of them. */
  readonly wholeUntil: number;
}

/** Two people are there so long before it begins, and may stay on so long after its end. */
const early = { most: 30, least: 10 } as const;
const lingering = 20;
/**
 * A band that comes back within so many minutes has made a break; a concert with its
 * breaks is no longer than this.
 */
const ofConcert = { longestBreak: 20, most: 160 } as const;
/** Of a set that outlasts the published hours so much must lie inside them. */
const leastShare = 0.7;

/**
 * The sets, tours and classes of a date that a visit goes by; null for a venue whose
 * visitors come when they like.
 */
export function setsOn(venue: Venue, date: string): Performance[] | null {
  if (venue.showtimes.length === 0) return null;
  const binding = venue.showtimes.filter((showtime) => isBinding(showtime, venue));
  if (binding.length === 0) return null;
  const weekday = weekdayOf(date);
  return binding
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .flatMap(({ begins, minutes }) =>
      begins.map((minute) => ({
        begins: minute,
        minutes,
        wholeUntil:
          venue.category === 'music_venue' ? wholeUntil(begins, minute, minutes) : minute + minutes,
      })),
    );
}

/**
 * When sets of so many minutes each, those of a date that begin at some minutes, are over for who
 * comes for one of them. In a jazz club each is sold by itself.
 */
function wholeUntil(begins: readonly number[], first: number, minutes: number): number {
  let until = first + minutes;
  for (const next of begins.toSorted((a, b) => a - b))
    if (
      next >= until &&
      next <= until + ofConcert.longestBreak &&
      next + minutes - first <= ofConcert.most
    )
      until = next + minutes;
  return until;
}

/**
 * Fireworks and what else an event begins with is why one is there. A band in a bar is no reason to
 * be there on the minute; a show, a game, a tour or a class is.
 */
function isBinding({ what }: Showtime, { category, event }: Venue): boolean {
  if (event !== null) return true;
  const { role } = kinds[category];
  return (
    role === 'show' || (role === 'activity' && ['tour', 'class', 'session', 'game'].includes(what))
  );
}

/** So much of what passes once is seen by whoever came for it and has no more time, in minutes. */
const leastOfRun = 45;

/**
 * For something that happens once, such as a parade or a game: when two people who set out at a
 * minute arrive for it, and until when they stay at least: as long as is usual there, a game to its
 * end, where they need not go home before. Null for anything else, and once it has begun, because
 * people then arrive while it lasts.
 */
export function runSeenFrom(
  { event, stayMinutes }: Venue,
  { wishes: { startMinutes }, latestEnd }: Scene,
): { readonly arrivals: readonly TimeSpan[]; readonly leaveFrom: number } | null {
  if (!event?.runs || event.hours === null) return null;
  const [begins, ends] = event.hours;
  if (startMinutes > begins - early.least) return null;
  const seen = Math.min(begins + Math.max(leastOfRun, stayMinutes ?? 0), ends);
  return {
    arrivals: [[begins - early.most, begins - early.least]],
    leaveFrom: seen <= latestEnd ? seen : Math.min(begins + leastOfRun, ends),
  };
}

/**
 * When what two come early to begins: the game, the parade, the main thing of a fair; undefined
 * where they come when they like.
 */
export function beginningOf({ event }: Venue, date: string): number | undefined {
  if (!event?.hours) return undefined;
  if (event.runs) return event.hours[0];
  const weekday = weekdayOf(date);
  return event.main.find(({ weekdays }) => weekdays.includes(weekday))?.hours[0];
}

/**
 * The stay for a set: from shortly before it begins to its end, or to that of
 * the sets that follow it.
 */
export function windowsOfSet(
  { begins, minutes, wholeUntil: over }: Performance,
  venue: Venue,
  { opening, scene }: { opening: Opening; scene: Scene },
): Window[] {
  const [shortest] = kinds[venue.category].stay;
  const every = arrivalStep(venue);
  const light = lightOf(venue, scene.context);
  const { startMinutes } = scene.wishes;
  const spans = opening.known
    ? opening.spans
    : (opening.bounds ?? [[begins - early.most, begins + minutes + lingering] as const]);
  return spans
    .filter(([opens, closes]) => opens <= begins && begins + leastShare * minutes <= closes)
    .flatMap(([opens, closes]) => {
      const open = { from: Math.max(opens, light.from), to: Math.min(closes, light.to) };
      return bearableStretches(venue, open, scene.context.weather);
    })
    .flatMap((stretch) => {
      const leaveFrom = Math.min(begins + minutes, stretch.to);
      const wholeUntil = Math.max(leaveFrom, Math.min(over, stretch.to));
      const leaveBy = Math.min(wholeUntil + lingering, stretch.to);
      const arriveFrom = Math.max(stretch.from, begins - early.most, startMinutes);
      const arriveTo = Math.min(
        // Some people give the curtain as the minute at which they set out.
        Math.max(begins - early.least, stretch.from, startMinutes),
        begins,
        leaveBy - shortest,
        startMinutes + longestEveningMinutes,
      );
      const isWhole = !stretch.shortStayOnly && leaveFrom - begins >= leastShare * minutes;
      const longest = early.most + wholeUntil - begins + lingering;
      return isWhole
        ? onTheClock(
            { arriveFrom, arriveTo, leaveFrom, wholeUntil, leaveBy, longest, every },
            shortest,
          )
        : [];
    });
}
