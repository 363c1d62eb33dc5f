import { WifiOff } from 'lucide-react';
import { messages } from '../../messages.ts';
import { useIsOnline } from '../../ui/use-is-online.ts';

/**
 * Says that the connection is gone for as long as it is, or that the server is where only what
 * was seen before is shown.
 */
export function OfflineNote({
  isRemembered = false,
}: {
  isRemembered?: boolean;
}): React.JSX.Element {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {(!isOnline || isRemembered) && (
        <p className="alert offline">
          <WifiOff className="icon" />
          {isOnline ? messages.unreachable : whatIsLost()}
        </p>
      )}
    </div>
  );
}

/** Without a worker of ours, which browsers may refuse, the page is gone once it is left. */
function whatIsLost(): string {
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  return isKept ? messages.offline : `${messages.offline} ${messages.offlineUnkept}`;
}
