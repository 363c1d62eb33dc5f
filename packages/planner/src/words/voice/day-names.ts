import { dayOfMonth, monthOf, weekdayOf } from '../../context/calendar.ts';

/** Sunday first. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `YYYY-MM-DD` as 'Saturday, December 12'. */
export function sayDay(date: string): string {
  return `${weekdays[weekdayOf(date)]}, ${months[monthOf(date)]} ${dayOfMonth(date)}`;
}
