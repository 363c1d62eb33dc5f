import { RefreshCw, X } from 'lucide-react';
import { useState } from 'react';
import { useOfflineShell } from './use-offline-shell.ts';

/**
 * Offers a new version of the app once it is there; what is on the screen stays
 * until somebody takes it.
 */
export function UpdateNotice(): React.JSX.Element {
  const takeNewVersion = useOfflineShell();
  const [isPutOff, setIsPutOff] = useState(false);

  function handlePutOff(): void {
    setIsPutOff(true);
    // The button that had the focus is gone: keyboard users go on with the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <div className="update-place" role="status">
      {takeNewVersion && !isPutOff && (
        <p className="update">
          <RefreshCw className="icon" />A new version is ready.
          <button className="btn btn--sm btn--secondary" type="button" onClick={takeNewVersion}>
            Reload
          </button>
          <button className="icon-btn" type="button" aria-label="Later" onClick={handlePutOff}>
            <X className="icon" />
          </button>
        </p>
      )}
    </div>
  );
}
