import { limits } from '@rendezvous/contract';
import { Plus, X } from 'lucide-react';
import { FieldError } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { OtherDate, ProfileFieldsProps } from './profile-draft.ts';

export function ImportantDateFields({
  draft,
  errors,
  onChange,
}: ProfileFieldsProps): React.JSX.Element {
  return (
    <div className="form-grid">
      <TextField
        label="Birthday"
        className="c6"
        type="date"
        value={draft.birthday}
        error={errors.birthday}
        onChange={(birthday) => onChange({ birthday })}
      />
      <TextField
        label="First date"
        className="c6"
        type="date"
        optional
        value={draft.firstDate}
        error={errors.firstDate}
        onChange={(firstDate) => onChange({ firstDate })}
      />
      <OtherDates draft={draft} errors={errors} onChange={onChange} />
    </div>
  );
}

function OtherDates({ draft, errors, onChange }: ProfileFieldsProps): React.JSX.Element {
  const { otherDates } = draft;
  const change = (key: string, part: Partial<OtherDate>): void =>
    onChange({
      otherDates: otherDates.map((other) => (other.key === key ? { ...other, ...part } : other)),
    });
  return (
    <>
      <ul className="other-dates c12" aria-label="Other important dates">
        {otherDates.map((other, i) => (
          <li key={other.key}>
            <TextField
              label="Description"
              maxLength={limits.listText}
              value={other.description}
              onChange={(description) => change(other.key, { description })}
            />
            <TextField
              label="Date"
              type="date"
              value={other.date}
              onChange={(date) => change(other.key, { date })}
            />
            <button
              className="icon-btn"
              type="button"
              aria-label={`Remove ${other.description || 'this date'}`}
              onClick={() =>
                onChange({ otherDates: otherDates.filter(({ key }) => key !== other.key) })
              }
            >
              <X className="icon" />
            </button>
            {errors[`otherDates.${i}`] !== undefined && (
              <FieldError
                id={`other-date-${other.key}-error`}
                text={errors[`otherDates.${i}`] ?? ''}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="c12">
        <button
          className="btn btn--secondary btn--sm"
          type="button"
          onClick={() =>
            otherDates.length < limits.list &&
            onChange({
              otherDates: [...otherDates, { key: crypto.randomUUID(), description: '', date: '' }],
            })
          }
        >
          <Plus className="icon" />
          Add an important date
        </button>
        <p className="hint" role="status">
          {roomFor(limits.list - otherDates.length)}
        </p>
      </div>
    </>
  );
}

/** Said a few dates before there is no room for another. */
function roomFor(more: number): string {
  if (more > 5) return '';
  return more > 0
    ? `Room for ${more} more.`
    : `${limits.list} important dates are as many as a person can have. Remove one to add another.`;
}
