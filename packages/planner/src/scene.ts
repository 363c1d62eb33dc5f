import type { Context } from './context/context.ts';
import type { ReadWishes } from './wishes/read-wishes.ts';

/** Everything that is fixed while one request is planned: what was asked, where and when. */
export interface Scene extends ReadWishes {
  readonly context: Context;
  /** No stop ends later than this minute: the wished end, and a first date's own. */
  readonly latestEnd: number;
}

const lateStartMinutes = 30;
/** Nobody stands before a door for longer than this. */
export const longestWaitMinutes = 15;
/** A first date ends by 23:00 or three and a half hours after it began, the later. */
const firstDateEnd = { minutes: 23 * 60, afterStart: 210 } as const;
const endOfNight = 29 * 60;

export function createScene(read: ReadWishes, context: Context): Scene {
  const { startMinutes, endMinutes, dateNumber } = read.wishes;
  const firstDate =
    dateNumber === 1
      ? Math.max(firstDateEnd.minutes, startMinutes + firstDateEnd.afterStart)
      : endOfNight;
  return { ...read, context, latestEnd: Math.min(endMinutes ?? endOfNight, firstDate) };
}

/** First arrival at the wished start, or up to half an hour later when the better place opens then; in any case before the date's day is over. */
export function latestStart(startMinutes: number): number {
  return Math.min(startMinutes + lateStartMinutes, 24 * 60 - 1);
}
