import { useSyncExternalStore } from 'react';

const neverChanges = (): (() => void) => () => undefined;

/** False in prerendered HTML, true as soon as the page answers to people. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
