import { notifyManager, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * As the library's own hook, without its part in what every page loads first.
 * False in prerendered HTML.
 */
export function useIsMutatingNow(mutationKey: QueryKey): boolean {
  const client = useQueryClient();
  const subscribe = useCallback(
    // After whoever waits for the answer has heard of it.
    (onChange: () => void) =>
      client.getMutationCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  );
  return useSyncExternalStore(
    subscribe,
    () => client.isMutating({ mutationKey }) > 0,
    () => false,
  );
}
