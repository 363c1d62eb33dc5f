import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

interface FieldProps {
  readonly label: string;
  readonly className?: string;
  readonly optional?: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label, one control and what is said about it. An error is announced when it appears. */
export function Field({
  label,
  className = '',
  optional = false,
  hint,
  error,
  children,
}: FieldProps): React.JSX.Element {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const control: ControlProps = {
    id,
    ...(error && { 'aria-invalid': true }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
  return (
    <div className={`field ${className}`}>
      <div className="label-row">
        <label htmlFor={id}>
          {label}
          {optional && <span className="opt"> (optional)</span>}
        </label>
      </div>
      {children(control)}
      {error && <FieldError id={`${id}-error`} text={error} />}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, text }: { id: string; text: string }): React.JSX.Element {
  return (
    <p className="error" id={id} role="alert">
      <CircleAlert className="icon" />
      {text}
    </p>
  );
}
