/** 1110 as '6:30 PM', 1500 as '1 AM': minutes after midnight, past midnight counting on. */
export function formatClock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60;
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Cents as whole dollars where they are, else with two decimals: '$96', '$12.50'. */
export function formatDollars(cents: number): string {
  return `$${cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)}`;
}

/** 'a', 'a and b', 'a, b and c'. */
export function formatList(words: readonly string[]): string {
  return words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Sunday first, as `Date` counts them. */
export const weekdayNames: readonly string[] =
  'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** January first. */
export const monthNames: readonly string[] =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const numbers = 'no one two three four five six seven eight nine ten'.split(' ');

/** A count up to ten in letters, 0 as 'no'. */
export function inLetters(count: number): string {
  return numbers[count] ?? String(count);
}
