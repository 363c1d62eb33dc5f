import type { Context } from './context/context.ts';
import { feastOn } from './context/feast.ts';
import type { Taste } from './wishes/tastes.ts';
import type { ReadWishes } from './wishes/read-wishes.ts';

/** Everything that is fixed while one request is planned: the wishes, the place and the time. */
export interface Scene extends ReadWishes {
  readonly context: Context;
  /** No stop ends later than this minute: the end that was asked for, or that of a first date. */
  readonly latestEnd: number;
  /**
   * On New Year's Eve, the minute before which nobody goes home; null on other evenings, and for
   * those who leave earlier.
   */
  readonly untilMidnight: number | null;
  /**
   * The low tides by day while the two may be out, in minutes of the day; empty if nobody asked for
   * what they expose.
   */
  readonly lowTides: readonly Span[];
}

const lateStartMinutes = 30;
/** Nobody waits outside a closed door for longer than this. */
export const longestWaitMinutes = 15;
/** A first date ends by 23:00, or three and a half hours after it began if that is later. */
const firstDateEnd = { minutes: 23 * 60, afterStart: 210 } as const;
const endOfNight = 29 * 60;
/** With children, it ends by nine, or two and a half hours after it began if that is later. */
const childrensEnd = { minutes: 21 * 60, afterStart: 150 } as const;

/**
 * Whoever goes out on the evening of December 31 wants to be out at midnight, and home soon after
 * on a first date.
 */
const newYear = {
  notBefore: 24 * 60 + 5,
  firstDateEnd: 24 * 60 + 30,
} as const;

export function createScene(read: ReadWishes, context: Context): Scene {
  const { startMinutes, endMinutes, dateNumber } = read.wishes;
  const feast = feastOn(context.date, startMinutes);
  const isNewYear = feast?.occasion === 'new-years-eve';
  const firstDate = Math.max(
    firstDateEnd.minutes,
    startMinutes + firstDateEnd.afterStart,
    isNewYear ? newYear.firstDateEnd : 0,
  );
  const withChildren = Math.max(childrensEnd.minutes, startMinutes + childrensEnd.afterStart);
  const latestEnd = Math.min(
    endMinutes ?? (read.needs.includes('children') ? withChildren : endOfNight),
    dateNumber === 1 ? firstDate : endOfNight,
  );
  const untilMidnight = isNewYear && latestEnd >= newYear.notBefore ? newYear.notBefore : null;
  const isForTide = read.tastes.some(({ hour }) => hour === 'low tide');
  const lastMinute = Math.min(latestEnd, startMinutes + minutesOfStop * read.wishes.stops);
  const lowTides = isForTide ? lowTidesBetween(startMinutes, lastMinute, context) : [];
  const tastes = read.tastes.map((taste) =>
    isOver(taste, { startMinutes, sun: context.sun, lowTides })
      ? { ...taste, hour: 'any' as const }
      : taste,
  );
  const occasion = read.occasion ?? feast?.occasion ?? null;
  return { ...read, occasion, tastes, context, latestEnd, untilMidnight, lowTides };
}

/** Minutes of the day. */
type Span = readonly [from: number, to: number];

/**
 * When a taste with an hour of its own can be had: a stay that overlaps one of these spans has it.
 */
export function spansOf(
  hour: Exclude<Taste['hour'], 'any'>,
  { context: { sun }, lowTides }: Scene,
): readonly Span[] {
  if (hour === 'low tide') return lowTides;
  const from = { dark: sun.dusk, sunset: sun.sunset, sunrise: sun.sunrise }[hour];
  return from === null ? [] : [[from, hour === 'dark' ? Number.POSITIVE_INFINITY : from]];
}

/** How long before and after low tide, in minutes, two people see some of the tide pools. */
const bareAround = { before: 75, after: 40 } as const;
/** In feet: a higher low tide leaves them under water. */
const lowestFeet = 2;
/** Nobody goes down to the pools for less, in minutes. */
const leastAtPools = 30;
/** Minutes per stop, leg included: nobody waits for sea or sun longer than their date lasts. */
export const minutesOfStop = 105;

/** When the sea lies low by daylight while two people are out between two minutes of the day. */
function lowTidesBetween(
  from: number,
  to: number,
  { almanac, date, place, sun: { sunrise, dusk } }: Context,
): Span[] {
  return almanac
    .tides(date, place)
    .filter(({ isLow, feet }) => isLow && feet <= lowestFeet)
    .map(
      ({ minute }): Span => [
        Math.max(minute - bareAround.before, from, sunrise ?? 0),
        Math.min(minute + bareAround.after, to, dusk ?? dayMinutes),
      ],
    )
    .filter(([begins, ends]) => ends - begins >= leastAtPools);
}

const dayMinutes = 24 * 60;

/**
 * Whether its hour is over before they begin, and it is also something at other hours: a sunrise
 * hike is then just a hike, and tide pools are a shore.
 */
function isOver(
  { hour, isThing }: Taste,
  {
    startMinutes,
    sun: { sunrise },
    lowTides,
  }: { startMinutes: number; sun: Context['sun']; lowTides: readonly Span[] },
): boolean {
  if (hour === 'low tide') return lowTides.length === 0;
  return hour === 'sunrise' && isThing && (sunrise === null || startMinutes > sunrise);
}

/**
 * The first arrival is at the requested start, or up to half an hour later if the better place
 * opens then; in any case on the same day.
 */
export function latestStart(startMinutes: number): number {
  return Math.min(startMinutes + lateStartMinutes, dayMinutes - 1);
}
