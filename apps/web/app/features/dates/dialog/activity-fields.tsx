import { limits } from '@rendezvous/contract';
import { ChevronDown, DollarSign, X } from 'lucide-react';
import { usePlacesAutocomplete } from '../../../api/use-places-autocomplete.ts';
import { parseClock } from '../../../ui/time/clock-time.ts';
import { formatActivityTime } from '../date-words.ts';
import { Field } from '../../../ui/form/field.tsx';
import { formatDollars, parseDollars } from '../../../ui/money.ts';
import { PlaceCombobox } from '../../../ui/form/place-combobox.tsx';
import { lineColorAt } from '../../../sky/sky-color.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { ActivityDraft } from './date-draft.ts';

interface ActivityProps {
  readonly activity: ActivityDraft;
  readonly number: number;
  /** Of the day it is on, as the arc above it has it. */
  readonly sunset: number | null;
  readonly error: string | undefined;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onChange: (change: Partial<ActivityDraft>) => void;
  readonly onRemove: () => void;
}

/** One activity: its fields while it is worked on, one line of them otherwise. */
export function Activity(props: ActivityProps): React.JSX.Element {
  const { activity, number, sunset, isOpen, onOpen } = props;
  const minutes = parseClock(activity.start_time);
  const style = {
    '--hour': minutes === null ? 'var(--line-strong)' : lineColorAt(minutes, sunset),
  } as React.CSSProperties;
  const name = activity.name.trim() || `Activity ${number}`;
  if (isOpen) {
    return (
      <fieldset className="activity" style={style} data-activity={activity.id}>
        <legend>
          <span className="stop-number">{number}</span>
          {name}
        </legend>
        <ActivityFields {...props} />
        <button
          className="icon-btn activity-remove"
          type="button"
          aria-label={`Remove ${name}`}
          onClick={props.onRemove}
        >
          <X className="icon" />
        </button>
      </fieldset>
    );
  }
  const summary = [formatActivityTime(activity), activity.location].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className="activity activity--closed"
      style={style}
      aria-expanded={false}
      onClick={onOpen}
    >
      <span className="stop-number">{number}</span>
      <span className="activity-main">
        <b>{name}</b>
        {summary !== '' && <span>{summary}</span>}
      </span>
      <b className="num">{formatDollars(parseDollars(activity.cost) ?? 0)}</b>
      <ChevronDown className="icon" />
    </button>
  );
}

function ActivityFields({ activity, error, onChange }: ActivityProps): React.JSX.Element {
  return (
    <div className="form-grid">
      <TextField
        label="Activity"
        className="c6"
        maxLength={limits.name}
        value={activity.name}
        onChange={(name) => onChange({ name })}
      />
      <Field label="Location" className="c6">
        {(control) => (
          <PlaceCombobox
            control={control}
            value={activity.location}
            maxLength={limits.location}
            usePlaces={usePlacesAutocomplete}
            onChange={(location) => onChange({ location })}
          />
        )}
      </Field>
      <TextField
        label="Start"
        className="c4"
        type="time"
        value={activity.start_time}
        onChange={(start_time) => onChange({ start_time })}
      />
      <TextField
        label="End"
        className="c4"
        type="time"
        value={activity.end_time}
        onChange={(end_time) => onChange({ end_time })}
      />
      <Field label="Cost" className="c4" error={error}>
        {(control) => (
          <span className="input-icon">
            <DollarSign className="icon" />
            <input
              {...control}
              className="input"
              type="number"
              inputMode="decimal"
              min={0}
              max={limits.amount}
              step={0.01}
              placeholder="0.00"
              value={activity.cost}
              onChange={(event) => onChange({ cost: event.target.value })}
            />
          </span>
        )}
      </Field>
      <TextField
        label="Activity notes"
        className="c12"
        optional
        maxLength={limits.longText}
        value={activity.notes}
        onChange={(notes) => onChange({ notes })}
      />
    </div>
  );
}
