import { limits } from '@rendezvous/contract';
import { Field } from '../../../ui/form/field.tsx';
import { WrittenInput } from '../../../ui/form/written-input.tsx';
import { drawnFor } from './drawn-for.ts';
import { useDayFromToday } from './use-day-from-today.ts';

/** The day and the hour it begins. */
export const WhenFields = drawnFor(
  ['start_cal_date', 'start_time'],
  function WhenFields({ wishes, errors, onChange }) {
    const [today, tomorrow, lastDay] = [
      useDayFromToday(0),
      useDayFromToday(1),
      useDayFromToday(limits.daysAhead),
    ];
    return (
      <>
        <Field label="Date" error={errors.start_cal_date}>
          {(control) => (
            <WrittenInput
              {...control}
              type="date"
              name="start_cal_date"
              min={today}
              max={lastDay}
              value={wishes.start_cal_date ?? tomorrow}
              onChange={(event) => onChange({ start_cal_date: event.target.value })}
            />
          )}
        </Field>
        <Field label="Start time" error={errors.start_time}>
          {(control) => (
            <WrittenInput
              {...control}
              type="time"
              name="start_time"
              value={wishes.start_time}
              onChange={(event) => onChange({ start_time: event.target.value })}
            />
          )}
        </Field>
      </>
    );
  },
);
