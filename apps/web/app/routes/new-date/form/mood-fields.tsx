import { limits } from '@rendezvous/contract';
import { ChevronsUpDown } from 'lucide-react';
import { Field } from '../../../ui/form/field.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import type { WishFieldsProps } from '../../../plan/wishes.ts';

const settingOptions = [
  { value: 'indoor', label: 'Indoor' },
  { value: 'outdoor', label: 'Outdoor' },
  { value: 'both', label: 'Both' },
] as const;

const ordinals = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
];
const offeredDateNumbers = 30;

export function MoodFields({ wishes, errors, onChange }: WishFieldsProps): React.JSX.Element {
  const dateNumbers = Array.from(
    { length: Math.max(offeredDateNumbers, wishes.date_number) },
    (_, i) => i + 1,
  );
  return (
    <>
      <Field label="Desired mood" className="c6" error={errors.desired_mood}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="text"
            name="desired_mood"
            maxLength={limits.mood}
            placeholder="Unhurried, a little windswept, good talk"
            value={wishes.desired_mood}
            onChange={(event) => onChange({ desired_mood: event.target.value })}
          />
        )}
      </Field>
      <div className="c3">
        <Segmented
          label="Setting"
          name="outdoor_preference"
          value={wishes.outdoor_preference}
          options={settingOptions}
          error={errors.outdoor_preference}
          onChange={(outdoor_preference) => onChange({ outdoor_preference })}
        />
      </div>
      <Field label="Date number" className="c3" error={errors.date_number}>
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
                  {nameDate(number)}
                </option>
              ))}
            </select>
            <ChevronsUpDown className="icon" />
          </span>
        )}
      </Field>
    </>
  );
}

const plural = new Intl.PluralRules('en-US', { type: 'ordinal' });
const suffixes: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};

/** "First date", "23rd date" */
function nameDate(number: number): string {
  return `${ordinals[number - 1] ?? `${number}${suffixes[plural.select(number)] ?? 'th'}`} date`;
}
