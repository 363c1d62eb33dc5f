import type { FormEvent, ReactNode } from 'react';
import { Field } from './field.tsx';

interface InputFieldProps {
  readonly label: string;
  readonly name: string;
  readonly type?: 'text' | 'email';
  readonly autoComplete: string;
  readonly className?: string;
  readonly maxLength?: number;
  readonly defaultValue?: string;
  readonly optional?: true;
  readonly required?: true;
  readonly icon?: ReactNode;
  readonly error?: string | undefined;
  readonly onInput?: (event: FormEvent<HTMLInputElement>) => void;
}

/**
 * A line of text that the browser keeps: what is typed or filled in before the
 * page has come alive stays.
 */
export function InputField({
  label,
  className,
  optional,
  icon,
  error,
  type = 'text',
  ...input
}: InputFieldProps): React.JSX.Element {
  return (
    <Field
      label={label}
      error={error}
      {...(className && { className })}
      {...(optional && { optional })}
    >
      {(control) => {
        const field = (
          <input
            {...input}
            {...control}
            className="input"
            type={type}
            {...(type === 'email' && { autoCapitalize: 'none', spellCheck: false })}
          />
        );
        if (!icon) return field;
        return (
          <span className="input-icon">
            {icon}
            {field}
          </span>
        );
      }}
    </Field>
  );
}
