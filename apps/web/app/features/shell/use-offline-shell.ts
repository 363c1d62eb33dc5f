import { useEffect } from 'react';

/** Keeps what it takes to open the app without a connection, once the page has loaded and has nothing else to do. */
export function useOfflineShell(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    if (document.readyState === 'complete') registerWhenIdle();
    else window.addEventListener('load', registerWhenIdle, { once: true });
    return () => window.removeEventListener('load', registerWhenIdle);
  }, []);
}

function registerWhenIdle(): void {
  // Where browsers refuse, as in some private windows, the app goes on as it does without.
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  // Safari cannot say when it is idle.
  if ('requestIdleCallback' in window) requestIdleCallback(register);
  else setTimeout(register, 2000);
}
