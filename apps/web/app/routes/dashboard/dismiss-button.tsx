import { X } from 'lucide-react';

interface DismissButtonProps {
  /** What pressing it does, and to what. */
  readonly label: string;
  readonly about: string;
  readonly onDismiss: () => void;
}

/** Puts away a line of the inbox. */
export function DismissButton({ label, about, onDismiss }: DismissButtonProps): React.JSX.Element {
  return (
    <button
      className="icon-btn inbox-dismiss"
      type="button"
      aria-label={`${label}: ${about}`}
      title={label}
      onClick={onDismiss}
    >
      <X className="icon" />
    </button>
  );
}
