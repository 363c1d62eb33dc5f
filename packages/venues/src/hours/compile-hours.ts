import { weekdayOf } from '@rendezvous/planner';
import type { Opening } from '@rendezvous/venue-model';
import { addDays } from '../days.ts';
import type { StoredCalendar, StoredHours, StoredWeek } from './hours-calendar.ts';
import { createHoursCalendars } from './hours-calendar.ts';
import { openingAsRead } from './opening-hours.ts';

/**
 * Hours that a date and its weekday do not decide: Easter, school holidays, weeks
 * by number, single years.
 */
const otherThanByDate = /easter|\bSH\b|\bweek\b|\b(?:19|20)\d\d\b/i;

/**
 * The calendars of a city's hours, sorted by their text; those in `known` are taken as they are,
 * since the library takes some hundred milliseconds for one that changes over the year. What has
 * none is left out, and read by the library when it is asked.
 */
export function compileHours(
  hours: readonly (string | null)[],
  state: string,
  known: StoredHours = {},
): StoredHours {
  const texts = [...new Set(hours)].filter((text) => text !== null).toSorted();
  return Object.fromEntries(
    texts.flatMap((text) => {
      const calendar = known[text] ?? calendarOf(text, state);
      return calendar === undefined ? [] : [[text, calendar]];
    }),
  );
}

function calendarOf(hours: string, state: string): StoredCalendar | undefined {
  if (otherThanByDate.test(hours)) return undefined;
  const openingOn = (date: string) => openingAsRead(hours, { date, state });
  if (openingOn(firstDay) === undefined) return undefined;
  const lines: [from: string, week: StoredWeek | number][] = [];
  const numbers = new Map<string, number>();
  let last = '';
  for (const [from, datesByWeekday] of datesByDay) {
    const week = weekOf(datesByWeekday.map((dates) => firstKnown(dates, openingOn)));
    const key = JSON.stringify(week);
    if (key === last) continue;
    last = key;
    lines.push([from, numbers.get(key) ?? week]);
    if (!numbers.has(key)) numbers.set(key, lines.length - 1);
  }
  const compiled = createHoursCalendars({ [hours]: lines });
  const isTrue = datesToCheck.every((date) => {
    const opening = openingOn(date);
    return opening === undefined || isSame(opening, compiled.openingOn(hours, date));
  });
  return isTrue ? lines : undefined;
}

/** The library cannot tell what is on some single dates. */
function firstKnown(
  dates: readonly string[],
  openingOn: (date: string) => Opening | undefined,
): Opening | undefined {
  for (const date of dates) {
    const opening = openingOn(date);
    if (opening) return opening;
  }
  return undefined;
}

function weekOf(openings: readonly (Opening | undefined)[]): StoredWeek {
  const week: [days: number, minutes: readonly number[] | null][] = [];
  for (const opening of openings) {
    const minutes = minutesOf(opening);
    const before = week.at(-1);
    if (before && String(before[1]) === String(minutes)) before[0] += 1;
    else week.push([1, minutes]);
  }
  return week;
}

const minutesOf = (opening: Opening | undefined): readonly number[] | null =>
  opening?.known ? opening.spans.flat() : null;

const isSame = (a: Opening, b: Opening | undefined): boolean =>
  String(minutesOf(a)) === String(minutesOf(b));

/** Weekdays and dates meet again after 28 years. */
const [firstDay, years] = ['2026-01-01', 28];

/**
 * Each 'MM-DD' with the dates on which it falls on a Sunday, a Monday and so on. Which of the
 * two days comes after a 28th of February decides nothing but when its night ends, so years
 * without a 29th speak for all.
 */
const datesByDay: readonly (readonly [day: string, byWeekday: readonly (readonly string[])[]])[] =
  (() => {
    const found = new Map<string, string[][]>();
    for (const date of daysFrom(firstDay, years * 365.25)) {
      const day = date.slice(5);
      if (isLeap(date) && day !== '02-29') continue;
      const byWeekday = found.get(day) ?? Array.from({ length: 7 }, () => []);
      byWeekday[weekdayOf(date)]?.push(date);
      found.set(day, byWeekday);
    }
    return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
  })();

function isLeap(date: string): boolean {
  return Number(date.slice(0, 4)) % 4 === 0;
}

/**
 * A year with a 29th of February and one without, and what lies about that day in
 * all others that have it.
 */
const datesToCheck: readonly string[] = [
  ...daysFrom('2027-01-01', 365 + 366),
  ...['2032', '2036', '2040', '2044', '2048', '2052'].flatMap((year) =>
    daysFrom(`${year}-02-15`, 22),
  ),
];

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => addDays(first, i));
}
