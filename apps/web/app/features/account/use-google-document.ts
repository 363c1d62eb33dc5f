import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reloadDocument } from '../../api/session/carry-over.ts';

/**
 * Google's script may run only in documents that were loaded as an account page:
 * their policy allows it, and no other does. Whoever came here from another page of
 * the app gets such a document.
 */
export function useGoogleDocument(clientId: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    if (
      clientId === null ||
      !navigation ||
      /^\/sign-(in|up)(\/|$)/.test(new URL(navigation.name).pathname)
    )
      return;
    reloadDocument(client);
  }, [client, clientId]);
}
