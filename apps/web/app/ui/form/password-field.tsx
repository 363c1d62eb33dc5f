import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import './fields.css';
import { Field } from './field.tsx';

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly onInput?: () => void;
}

/**
 * A password with a button that shows what was typed. The browser keeps the text, so that a
 * password manager can fill it in at any time.
 */
export function PasswordField({
  label,
  name,
  autoComplete,
  hint,
  error,
  onInput,
}: PasswordFieldProps): React.JSX.Element {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} error={error} {...(hint !== undefined && { hint })}>
      {(control) => (
        <span className="password">
          <input
            {...control}
            className="input"
            type={isShown ? 'text' : 'password'}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
            onInput={onInput}
          />
          <button
            className="icon-btn"
            type="button"
            aria-pressed={isShown}
            aria-label="Show what is typed"
            onClick={() => setIsShown(!isShown)}
          >
            <Icon className="icon" />
          </button>
        </span>
      )}
    </Field>
  );
}
