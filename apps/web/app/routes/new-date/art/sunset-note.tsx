import type { cityNames } from '@rendezvous/contract';
import { useMemo } from 'react';
import { sunsetIn } from '../../../sky/sunset-in.ts';
import { isDay } from '../../../ui/time/calendar-day.ts';
import { formatClock } from '../../../ui/time/clock-time.ts';
import { useDayFromToday } from '../form/use-day-from-today.ts';

interface SunsetNoteProps {
  /** null: tomorrow. */
  readonly day: string | null;
  readonly city: (typeof cityNames)[number];
}

/** When the sun sets that day in a city: an evening is planned around it. */
export function SunsetNote({ day, city }: SunsetNoteProps): React.JSX.Element | null {
  const tomorrow = useDayFromToday(1);
  const chosen = day ?? tomorrow;
  const sunset = useMemo(() => (isDay(chosen) ? sunsetIn(city, chosen) : null), [city, chosen]);
  if (sunset === null) return null;
  return <p className="sunset-note small muted">The sun sets at {formatClock(sunset)}.</p>;
}
