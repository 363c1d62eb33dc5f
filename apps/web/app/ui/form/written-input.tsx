import type { ComponentProps } from 'react';
import { formatShortWeekday, isDay } from '../time/calendar-day.ts';
import { formatClock, parseClock } from '../time/clock-time.ts';

type WrittenInputProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'value'> & {
  readonly type: 'date' | 'time';
  readonly value: string;
};

/**
 * A day or a time of day that reads as the rest of the page says it, and as the browser writes it
 * while somebody is in it.
 */
export function WrittenInput({ type, value, ...input }: WrittenInputProps): React.JSX.Element {
  const words = wordsOf(type, value);
  return (
    <span className="written">
      <input {...input} className="input" type={type} value={value} />
      {words !== null && (
        <span className="num" aria-hidden="true">
          {words}
        </span>
      )}
    </span>
  );
}

function wordsOf(type: 'date' | 'time', value: string): string | null {
  if (type === 'date') return isDay(value) ? formatShortWeekday(value) : null;
  const minutes = parseClock(value);
  return minutes === null ? null : formatClock(minutes);
}
