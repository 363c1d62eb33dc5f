import { useMemo } from 'react';
import { sunsetIn } from '../../../sky/sunset-in.ts';
import { isDay } from '../../../ui/time/calendar-day.ts';
import { formatClock, parseClock } from '../../../ui/time/clock-time.ts';
import type { Wishes } from '../../../plan/wishes.ts';
import { useDayFromToday } from '../form/use-day-from-today.ts';
import { askedCity, askedStays } from './asked-evening.ts';

/**
 * When the evening ends, about, and when the sun sets that day in a city at hand: an evening
 * is planned around both.
 */
export function WhenNote({ wishes }: { readonly wishes: Wishes }): React.JSX.Element {
  const { start_time, end_time, stops, location, start_cal_date } = wishes;
  const tomorrow = useDayFromToday(1);
  const [day, city] = [start_cal_date ?? tomorrow, askedCity(location)];
  const sunset = useMemo(() => (city && isDay(day) ? sunsetIn(city, day) : null), [city, day]);
  const asked = parseClock(end_time);
  const end = asked ?? askedStays({ start_time, stops }).at(-1)?.end ?? null;
  return (
    <p className="when-note small muted">
      {end !== null && (
        <span className="when-end">
          Ends {asked === null && 'about '}
          {formatClock(end)}.
        </span>
      )}
      {sunset !== null && <span>The sun sets at {formatClock(sunset)}.</span>}
    </p>
  );
}
