import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A handler that stays the same function, for what is drawn again only when its props change; it
 * does what the last one given does.
 */
export function useLatest<Args extends readonly unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
