import { limits } from '@rendezvous/contract';
import { formatDay, isDay } from '../../../ui/time/calendar-day.ts';
import { RangeSlider } from '../../../ui/slider/range-slider.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type DateTask, isAhead, nobody } from './date-task.ts';
import type { DateForm } from './use-date-form.ts';

interface DateFieldsProps {
  readonly task: DateTask;
  readonly form: Pick<DateForm, 'company' | 'draft' | 'fields' | 'change'>;
}

/** Where the slider stands as long as nobody has moved it: a step below the least rating. */
const unrated = 0.5;

/** With whom, on which day, and how it was once it is over. */
export function DateFields({
  task,
  form: { company, draft, fields, change },
}: DateFieldsProps): React.JSX.Element {
  const hasChoice = company.length > 1;
  return (
    <div className="form-grid">
      {hasChoice && (
        <SelectField
          label="With"
          className="c12"
          value={draft.profile_id === null ? null : String(draft.profile_id)}
          placeholder="Choose a person"
          options={company.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={fields.person}
          onChange={(id) => change({ profile_id: Number(id) })}
        />
      )}
      {task.kind !== 'edit' && draft.profile_id === nobody && (
        <TextField
          label={hasChoice ? 'Their name' : 'Who is it with?'}
          className="c12"
          hint="A name is enough to start a profile."
          maxLength={limits.name}
          value={draft.new_name}
          error={hasChoice ? undefined : fields.person}
          onChange={(new_name) => change({ new_name })}
        />
      )}
      <TextField
        label="Date"
        className="c6"
        type="date"
        value={draft.date}
        error={fields.date}
        {...(isDay(draft.date) && { hint: formatDay(draft.date) })}
        onChange={(date) => change({ date })}
      />
      {!isAhead(task, draft.date) && (
        <div className="c6">
          <RangeSlider
            label="Rating"
            thumbs={['Rating']}
            values={[draft.rating ?? unrated]}
            min={draft.rating === null ? unrated : 1}
            max={5}
            ends={['1, rough', '5, amazing']}
            step={0.5}
            format={(value) => (value === unrated ? 'Not rated yet' : `${value} of 5`)}
            onChange={([rating = unrated]) => rating !== unrated && change({ rating })}
          />
        </div>
      )}
    </div>
  );
}
