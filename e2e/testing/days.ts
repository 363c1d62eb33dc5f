/**
 * Days as fields and calls write them, `2026-11-28`, read in UTC like the clocks of the browser and
 * the server.
 */

export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A year far enough back that every day of it is past. */
export function yearsAgo(years: number): number {
  return new Date().getUTCFullYear() - years;
}

/** "November 28, 2026" */
export function inWords(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
