import { monthNames, weekdayNames } from '@rendezvous/language';
import { dayOfMonth, monthOf, weekdayOf } from '../../context/calendar.ts';

/** `YYYY-MM-DD` as 'Saturday, December 12'. */
export function sayDay(date: string): string {
  return `${weekdayNames[weekdayOf(date)]}, ${monthNames[monthOf(date)]} ${dayOfMonth(date)}`;
}
