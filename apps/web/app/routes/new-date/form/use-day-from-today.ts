import { dayFromToday } from '../../../ui/time/calendar-day.ts';
import { useIsAlive } from '../../../ui/loading/use-is-alive.ts';

/**
 * A day counted from the visitor's today; '' in the prerendered page, which does not
 * know the visitor's calendar.
 */
export function useDayFromToday(offset: number): string {
  return useIsAlive() ? dayFromToday(offset) : '';
}
