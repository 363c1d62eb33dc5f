import type { Context } from './context/context.ts';
import { feastOn } from './context/feast.ts';
import type { Taste } from './wishes/tastes.ts';
import type { ReadWishes } from './wishes/read-wishes.ts';

/** Everything that is fixed while one request is planned: what was asked, where and when. */
export interface Scene extends ReadWishes {
  readonly context: Context;
  /** No stop ends later than this minute: the wished end, and a first date's own. */
  readonly latestEnd: number;
  /** On New Year's Eve the minute before which nobody goes home; null on all other evenings, and for those who leave earlier. */
  readonly untilMidnight: number | null;
}

const lateStartMinutes = 30;
/** Nobody stands before a door for longer than this. */
export const longestWaitMinutes = 15;
/** A first date ends by 23:00 or three and a half hours after it began, the later. */
const firstDateEnd = { minutes: 23 * 60, afterStart: 210 } as const;
const endOfNight = 29 * 60;
/** With children along it ends by nine, or two and a half hours after it began, the later. */
const childrensEnd = { minutes: 21 * 60, afterStart: 150 } as const;

/** Who goes out on the evening of December 31 wants to be out at midnight, and home soon after when it is a first date. */
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
  const tastes = read.tastes.map((taste) => atThatHour(taste, startMinutes, context.sun));
  const occasion = read.occasion ?? feast?.occasion ?? null;
  return { ...read, occasion, tastes, context, latestEnd, untilMidnight };
}

/** Where the sun is up before they begin, a sunrise hike is a hike. */
function atThatHour(taste: Taste, startMinutes: number, { sunrise }: Context['sun']): Taste {
  const isOver = sunrise === null || startMinutes > sunrise;
  return taste.hour === 'sunrise' && taste.isThing && isOver ? { ...taste, hour: 'any' } : taste;
}

/** First arrival at the wished start, or up to half an hour later when the better place opens then; in any case before the date's day is over. */
export function latestStart(startMinutes: number): number {
  return Math.min(startMinutes + lateStartMinutes, 24 * 60 - 1);
}
