import { type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A word or two below the label. */
  readonly detail?: string;
  readonly icon?: ReactNode;
}

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly error?: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** Two to four options that exclude each other: radio buttons drawn as one control. */
export function Segmented<Value extends string>({
  label,
  name,
  value,
  options,
  error,
  onChange,
}: SegmentedProps<Value>): React.JSX.Element {
  const id = useId();
  return (
    <div className="field">
      <span className="label" id={id}>
        {label}
      </span>
      <div
        className="segmented"
        role="radiogroup"
        aria-labelledby={id}
        {...(error && { 'aria-describedby': `${id}-error` })}
      >
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {option.label}
            {option.detail && <small>{option.detail}</small>}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}
