import { SelectField } from '../../ui/select-field.tsx';
import { formatDay, isDay } from '../../ui/calendar-day.ts';
import { RangeSlider } from '../../ui/range-slider.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { DateDraft } from './date-draft.ts';
import type { DateTask } from './date-task.ts';

interface DateFieldsProps {
  readonly task: DateTask;
  readonly draft: DateDraft;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<DateDraft>) => void;
}

/** With whom, on which day, and how it was. */
export function DateFields({ task, draft, error, onChange }: DateFieldsProps): React.JSX.Element {
  const people = task.kind === 'edit' ? [] : task.people;
  return (
    <div className="form-grid">
      {people.length > 1 && (
        <SelectField
          label="With"
          className="c12"
          value={String(draft.profile_id)}
          options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => onChange({ profile_id: Number(id) })}
        />
      )}
      <TextField
        label="Date"
        className="c6"
        type="date"
        value={draft.date}
        error={error}
        {...(isDay(draft.date) && { hint: formatDay(draft.date) })}
        onChange={(date) => onChange({ date })}
      />
      <div className="c6">
        <RangeSlider
          label="Rating"
          thumbs={['Rating']}
          values={[draft.rating]}
          min={1}
          max={5}
          step={0.5}
          format={(value) => `${value} of 5`}
          onChange={([rating = draft.rating]) => onChange({ rating })}
        />
      </div>
    </div>
  );
}
