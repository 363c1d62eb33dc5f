/** Days are ISO text, "2026-11-28", read in no time zone at all. */

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

export function isDay(text: string | null | undefined): text is string {
  return typeof text === 'string' && isoDay.test(text) && !Number.isNaN(noonOf(text).getTime());
}

/** A day of the visitor's own calendar, counted from today. */
export function dayFromToday(offset: number): string {
  const now = new Date();
  return isoDayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset));
}

/** The next day from tomorrow on with that name, such as "saturday"; null for what is none. */
export function comingWeekday(name: string): string | null {
  const week = [1, 2, 3, 4, 5, 6, 7].map(dayFromToday);
  return week.find((day) => formatWeekday(day).toLowerCase() === name) ?? null;
}

export function formatWeekday(day: string): string {
  return format(day, { weekday: 'long' });
}

/** "Saturday, November 21, 2026" */
export function formatLongDay(day: string): string {
  return format(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
}

/** "Sat, Nov 21", and "Sat, Nov 21, 2025" of a year that is not this one. */
export function formatShortWeekday(day: string): string {
  return format(day, { weekday: 'short', month: 'short', day: 'numeric', ...yearUnlessThis(day) });
}

/** "November 21, 2026" */
export function formatDay(day: string): string {
  return format(day, { month: 'long', day: 'numeric', year: 'numeric' });
}

/** "Nov 21, 2026" */
export function formatShortDay(day: string): string {
  return format(day, { month: 'short', day: 'numeric', year: 'numeric' });
}

/** "March 3": a day that comes back every year. */
export function formatYearlyDay(day: string): string {
  return format(day, { month: 'long', day: 'numeric' });
}

/** "Nov 19", and "Nov 19, 2025" of a year that is not this one. */
export function formatRecentDay(day: string): string {
  return format(day, { month: 'short', day: 'numeric', ...yearUnlessThis(day) });
}

function yearUnlessThis(day: string): Intl.DateTimeFormatOptions {
  return day.startsWith(dayFromToday(0).slice(0, 4)) ? {} : { year: 'numeric' };
}

/** "Oct 2025" */
export function formatShortMonth(day: string): string {
  return format(day, { month: 'short', year: 'numeric' });
}

/** The visitor's own day of an instant, such as when something was stored. */
export function dayOfInstant(instant: string): string {
  return isoDayOf(new Date(instant));
}

/** "November 2026" */
export function formatMonth(day: string): string {
  return format(day, { month: 'long', year: 'numeric' });
}

/** "late November": a third of the month, as climate normals are spoken of. */
export function formatPartOfMonth(day: string): string {
  const date = noonOf(day).getUTCDate();
  const part = date <= 10 ? 'early' : date <= 20 ? 'mid' : 'late';
  const month = format(day, { month: 'long' });
  return part === 'mid' ? `mid-${month}` : `${part} ${month}`;
}

/**
 * One per form: to make one takes some fifty times as long as to use it, and lists of dates
 * use it hundreds of times.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();

function format(day: string, options: Intl.DateTimeFormatOptions): string {
  const form = JSON.stringify(options);
  const known = formatters.get(form);
  const formatter = known ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  if (!known) formatters.set(form, formatter);
  return formatter.format(noonOf(day));
}

function isoDayOf(date: Date): string {
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
}

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
