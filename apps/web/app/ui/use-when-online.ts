import { useEffect, useEffectEvent } from 'react';

/** Does what waits for a connection as soon as there is one, which may be at once. */
export function useWhenOnline(isWaiting: boolean, act: () => void | Promise<void>): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const listener = (): void => void run();
    if (navigator.onLine) queueMicrotask(listener);
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isWaiting]);
}
