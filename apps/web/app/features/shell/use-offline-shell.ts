import { useEffect, useState } from 'react';
import { keepOffline } from './keep-offline.ts';

/**
 * Keeps what it takes to open the app without a connection. Once a new version of it waits to take
 * over, what it gives lets it and loads the page again, which never happens by itself.
 */
export function useOfflineShell(): (() => void) | undefined {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  const [hasNewVersion, setHasNewVersion] = useState(false);
  useEffect(() => {
    keepOffline((registered) => {
      setRegistration(registered);
      void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('keep-shell'));
    });
  }, []);
  useEffect(() => {
    if (!registration) return;
    const look = () =>
      setHasNewVersion(registration.waiting !== null && registration.active !== null);
    const follow = () => registration.installing?.addEventListener('statechange', look);
    // A tab that is left open asks when somebody comes back to it.
    const ask = () =>
      void (document.visibilityState === 'visible' && registration.update().catch(() => undefined));
    look();
    follow();
    registration.addEventListener('updatefound', follow);
    document.addEventListener('visibilitychange', ask);
    return () => {
      registration.removeEventListener('updatefound', follow);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [registration]);
  return registration && hasNewVersion ? () => takeOver(registration) : undefined;
}

function takeOver({ waiting }: ServiceWorkerRegistration): void {
  // Another tab has let it already.
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting.postMessage('take-over');
}
