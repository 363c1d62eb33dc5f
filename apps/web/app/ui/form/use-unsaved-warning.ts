import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/**
 * Holds the way to another page until somebody has said that the edits may go; the browser asks by
 * itself before the tab closes.
 */
export function useUnsavedWarning(hasEdits: boolean): Blocker {
  useEffect(() => {
    if (!hasEdits) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasEdits]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasEdits &&
      currentLocation.pathname !== nextLocation.pathname &&
      // The session has run out: the edits wait for whoever signs in again.
      !(nextLocation.state as { isOver?: true } | null)?.isOver,
  );
}
