import { CircleAlert } from 'lucide-react';

interface LoadFailedProps {
  readonly title: string;
  readonly text: string;
  readonly onRetry: () => void;
}

/** What could not be loaded, why, and a way to try again. */
export function LoadFailed({ title, text, onRetry }: LoadFailedProps): React.JSX.Element {
  return (
    <div className="panel-danger" role="alert">
      <CircleAlert className="icon" />
      <div>
        <b>{title}</b>
        <p>{text}</p>
        <div>
          <button className="btn btn--secondary btn--sm" type="button" onClick={onRetry}>
            Try again
          </button>
        </div>
      </div>
    </div>
  );
}
