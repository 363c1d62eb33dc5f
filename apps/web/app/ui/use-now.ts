import { useSyncExternalStore } from 'react';

const stepMs = 15_000;

/** The instant, in steps of a quarter of a minute; also right after a device slept. */
export function useNow(): Date {
  const step = useSyncExternalStore(subscribe, () => Math.floor(Date.now() / stepMs));
  return new Date(step * stepMs);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 1000);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
