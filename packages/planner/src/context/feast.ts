import type { Occasion } from '@rendezvous/language';
import { dayOfMonth, monthOf, weekdayOf } from './calendar.ts';

/** A day of the year that everybody knows by its name. */
export interface Feast {
  /** As it stands behind 'on': 'Christmas Night', 'the Fourth of July'. */
  readonly name: string;
  /**
   * What an evening on that day is for, unless something else is said; null where it
   * is for nothing of its own.
   */
  readonly occasion: Occasion | null;
}

/**
 * From here on a day is spoken of as its night, and what is planned for New
 * Year's Eve waits for midnight.
 */
const eveningFrom = 17 * 60;

const thursday = 4;

/** The feast on a date for who goes out from a minute of the day on; null on a plain day. */
export function feastOn(date: string, startMinutes: number): Feast | null {
  const [month, day] = [monthOf(date) + 1, dayOfMonth(date)];
  const isEvening = startMinutes >= eveningFrom;
  const isThanksgiving =
    month === 11 && weekdayOf(date) === thursday && Math.ceil(day / 7) === thursday;
  if (isThanksgiving) return { name: 'Thanksgiving', occasion: 'thanksgiving' };
  switch (`${month}-${day}`) {
    case '1-1':
      return { name: 'New Year’s Day', occasion: null };
    case '2-14':
      return {
        name: isEvening ? 'Valentine’s Night' : 'Valentine’s Day',
        occasion: 'valentines-day',
      };
    case '3-17':
      return { name: 'St. Patrick’s Day', occasion: null };
    case '7-4':
      return { name: 'the Fourth of July', occasion: null };
    case '10-31':
      return isEvening ? { name: 'Halloween Night', occasion: null } : null;
    case '12-24':
      return { name: 'Christmas Eve', occasion: 'christmas' };
    case '12-25':
      return { name: isEvening ? 'Christmas Night' : 'Christmas Day', occasion: 'christmas' };
    case '12-31':
      return isEvening ? { name: 'New Year’s Eve', occasion: 'new-years-eve' } : null;
    default:
      return null;
  }
}
