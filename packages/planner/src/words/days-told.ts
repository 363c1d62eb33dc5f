import { monthNames, weekdayNames } from '@rendezvous/language';
import { dayOfMonth, daysInMonth, monthOf, weekdayOf } from '../context/calendar.ts';

const weekdayName = `(${weekdayNames.join('|')})`;
/** A weekday, or from one to another. */
const weekdays = new RegExp(`\\b${weekdayName}s?(?: (?:to|through|until) ${weekdayName}s?)?`, 'g');
const daysFromTo = (from: number, to: number): number[] =>
  Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, i) => (from + i) % 7);

const monthName = `(${monthNames.join('|')})`;
/** A month, or from one to another. */
const months = new RegExp(
  `\\b${monthName}\\b(?:(?: \\d+)? (?:to|through|until|into|and into) (?:early |late |mid-)?${monthName}\\b)?`,
  'g',
);

/** One of a month's Saturdays, or two of them. */
const inMonth = new RegExp(
  `\\b([Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ll]ast)(?: (?:and|or) (first|second|third|fourth|last))? ${weekdayName}s?\\b`,
);
const weeks = ['first', 'second', 'third', 'fourth'];

/** Whether a text that tells which of a month's Saturdays it is about is about this one. */
function isForWeekOfMonth(text: string, date: string): boolean {
  const [, one = '', other = '', weekday = ''] = inMonth.exec(text) ?? [];
  if (weekdayNames.indexOf(weekday) !== weekdayOf(date)) return true;
  const day = dayOfMonth(date);
  const those = [weeks[Math.floor((day - 1) / 7)], day + 7 > daysInMonth(date) ? 'last' : ''];
  return [one, other].some((said) => said !== '' && those.includes(said.toLowerCase()));
}

/** Whether a text can be used on a date: what it says of weekdays or months may be of others. */
export function isForDay(text: string, date: string): boolean {
  const weekday = weekdayOf(date);
  const named = [...text.matchAll(weekdays)].flatMap(([, from = '', to = from]) =>
    daysFromTo(weekdayNames.indexOf(from), weekdayNames.indexOf(to)),
  );
  if (/\bweekends?\b/i.test(text)) named.push(0, 5, 6);
  if (/\bweekdays?\b/i.test(text)) named.push(1, 2, 3, 4, 5);
  if (/\b(?:early in|(?:start|beginning) of) the week\b/i.test(text)) named.push(1, 2);
  if (/\bmid-?week\b/i.test(text)) named.push(2, 3, 4);
  if (named.length > 0 && !named.includes(weekday)) return false;
  if (!isForWeekOfMonth(text, date)) return false;
  const told = [...text.matchAll(months)].map(([, from = '', to = from]) =>
    [from, to].map((name) => monthNames.indexOf(name)),
  );
  const month = monthOf(date);
  return (
    told.length === 0 ||
    told.some(([from = 0, to = 0]) =>
      from <= to ? from <= month && month <= to : month >= from || month <= to,
    )
  );
}
