import { ChevronsUpDown } from 'lucide-react';
import { Field } from './field.tsx';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly className?: string;
  /** Null: nothing has been chosen yet, and the placeholder stands there. */
  readonly value: Value | null;
  readonly placeholder?: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly error?: string | undefined;
  readonly onChange: (value: Value) => void;
}

/**
 * One of more than four options. Every option is a choice: none is empty, and what
 * was chosen stays chosen.
 */
export function SelectField<Value extends string>({
  label,
  className = '',
  value,
  placeholder,
  options,
  error,
  onChange,
}: SelectFieldProps<Value>): React.JSX.Element {
  return (
    <Field label={label} className={className} error={error}>
      {(control) => (
        <span className="select">
          <select
            {...control}
            className="input"
            value={value ?? ''}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen) onChange(chosen.value);
            }}
          >
            {value === null && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronsUpDown className="icon" />
        </span>
      )}
    </Field>
  );
}
