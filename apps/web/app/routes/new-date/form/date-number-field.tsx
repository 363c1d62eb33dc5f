import { ChevronsUpDown } from 'lucide-react';
import { Field } from '../../../ui/form/field.tsx';
import { ordinalOf } from './rest-words.ts';
import type { WishFieldsProps } from '../../../plan/wishes.ts';

const offeredDateNumbers = 30;

/** Which date with this person it is: a first one is kept public and easy to leave. */
export function DateNumberField({ wishes, errors, onChange }: WishFieldsProps): React.JSX.Element {
  const dateNumbers = Array.from(
    { length: Math.max(offeredDateNumbers, wishes.date_number) },
    (_, i) => i + 1,
  );
  return (
    <Field label="Date number" error={errors.date_number}>
      {(control) => (
        <span className="select">
          <select
            name="date_number"
            {...control}
            className="input"
            value={wishes.date_number}
            onChange={(event) => onChange({ date_number: Number(event.target.value) })}
          >
            {dateNumbers.map((number) => (
              <option key={number} value={number}>
                {ordinalOf(number)} date
              </option>
            ))}
          </select>
          <ChevronsUpDown className="icon" />
        </span>
      )}
    </Field>
  );
}
