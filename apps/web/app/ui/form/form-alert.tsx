import { CircleAlert } from 'lucide-react';

/** Why what was sent was not taken, beside the form that still holds it. */
export function FormAlert({ text }: { text: string }): React.JSX.Element {
  return (
    <p className="form-alert" role="alert">
      <CircleAlert className="icon" />
      {text}
    </p>
  );
}
