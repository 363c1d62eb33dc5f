import { whenIdle } from './when-idle.ts';

/**
 * Registers the service worker once the page has loaded and has nothing else to do; what is
 * given then is done with it.
 */
export function keepOffline(use?: (registration: ServiceWorkerRegistration) => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') registerWhenIdle(use);
  else window.addEventListener('load', () => registerWhenIdle(use), { once: true });
}

function registerWhenIdle(use?: (registration: ServiceWorkerRegistration) => void): void {
  // Where browsers refuse, as in some private windows, the page goes on as it does without.
  whenIdle(
    () => void navigator.serviceWorker.register('/service-worker.js').then(use, () => undefined),
  );
}
