import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { messages } from '../../messages.ts';

/** Says that the connection is gone for as long as it is. */
export function OfflineNote(): React.JSX.Element {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className="alert offline">
          <WifiOff className="icon" />
          {messages.offline}
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
