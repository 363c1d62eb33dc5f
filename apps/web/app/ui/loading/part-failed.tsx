import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { focusMain } from '../page/focus-main.ts';

/**
 * `line`: in a few words, for what is small or there many times; `afloat`: above the page, for what
 * has no place on it, such as a dialog.
 */
export type PartPlace = 'here' | 'line' | 'afloat';

interface PartFailedProps {
  /** "The plan" */
  readonly what: string;
  readonly place: PartPlace;
  readonly isRetrying: boolean;
  /**
   * Trying again did not help although there is a connection: this version of the app may
   * be gone from the server.
   */
  readonly mayBeOutdated: boolean;
  readonly onRetry: () => void;
  readonly onClose?: (() => void) | undefined;
}

/**
 * Says which part of the page could not be loaded, with the way to try again. The rest of
 * the page stays as it is.
 */
export function PartFailed({
  what,
  place,
  isRetrying,
  mayBeOutdated,
  onRetry,
  onClose,
}: PartFailedProps): React.JSX.Element {
  const panelRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const panel = panelRef.current;
    return () => {
      if (panel?.contains(document.activeElement)) focusMain();
    };
  }, []);
  if (place === 'line')
    return (
      <p className="small part-line" role="status">
        {what} could not be loaded.{' '}
        <button className="link" type="button" aria-disabled={isRetrying} onClick={onRetry}>
          Try again
        </button>
      </p>
    );
  const panel = (
    <div
      className={`panel-danger ${place === 'afloat' ? 'part-afloat' : ''}`}
      role="alert"
      ref={panelRef}
    >
      <CircleAlert className="icon" />
      <div>
        <p>{what} could not be loaded.</p>
        <div className="btn-row">
          <button
            className="btn btn--secondary btn--sm"
            type="button"
            aria-disabled={isRetrying}
            onClick={() => !isRetrying && onRetry()}
          >
            {isRetrying && <span className="spinner" />}
            Try again
          </button>
          {mayBeOutdated && (
            <button
              className="btn btn--ghost btn--sm"
              type="button"
              onClick={() => window.location.reload()}
            >
              Reload the page
            </button>
          )}
          {onClose && (
            <button className="btn btn--ghost btn--sm" type="button" onClick={onClose}>
              Close
            </button>
          )}
        </div>
      </div>
    </div>
  );
  return place === 'afloat' ? createPortal(panel, document.body) : panel;
}
