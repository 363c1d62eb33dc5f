import type { DateRecord } from '@rendezvous/contract';
import { usualSunset } from '../../sky/usual-sunset.ts';
import { parseClock } from '../../ui/time/clock-time.ts';

/**
 * The sunset that a date is drawn with, in minutes after midnight: its own, or that of the season
 * where nobody knows where it is.
 */
export function skyOf({ sunset, date }: Pick<DateRecord, 'sunset' | 'date'>): number | null {
  return parseClock(sunset) ?? usualSunset(date);
}
