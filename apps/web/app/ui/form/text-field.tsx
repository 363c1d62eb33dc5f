import type { ChangeEvent } from 'react';
import { Field } from './field.tsx';
import { WrittenInput } from './written-input.tsx';

interface TextFieldProps {
  readonly label: string;
  readonly className?: string;
  readonly value: string;
  readonly maxLength?: number;
  readonly type?: 'text' | 'tel' | 'date' | 'time';
  readonly inputMode?: 'numeric' | 'decimal';
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly optional?: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A labelled line of text, a day or a time. */
export function TextField({
  label,
  className = '',
  optional = false,
  hint,
  error,
  onChange,
  type = 'text',
  ...input
}: TextFieldProps): React.JSX.Element {
  return (
    <Field
      label={label}
      className={className}
      optional={optional}
      error={error}
      {...(hint !== undefined && { hint })}
    >
      {(control) => {
        const all = {
          autoComplete: 'off',
          ...input,
          ...control,
          onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
        };
        return type === 'date' || type === 'time' ? (
          <WrittenInput {...all} type={type} />
        ) : (
          <input {...all} className="input" type={type} />
        );
      }}
    </Field>
  );
}

interface TextAreaFieldProps {
  readonly label: string;
  readonly className?: string;
  readonly value: string;
  readonly rows: number;
  readonly maxLength: number;
  readonly optional?: boolean;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

export function TextAreaField({
  label,
  className = '',
  optional = false,
  error,
  onChange,
  ...area
}: TextAreaFieldProps): React.JSX.Element {
  return (
    <Field label={label} className={className} optional={optional} error={error}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className="input"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
