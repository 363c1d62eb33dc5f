import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readStored } from '../../../browser-storage.ts';
import { restoreSuggestion } from './restore-suggestion.ts';

/** Shows the plan that the browser kept. */
export function RestoreKeptPlan(): null {
  const client = useQueryClient();
  useEffect(() => {
    void restoreSuggestion(client, { isMember: readStored('refresh_token') !== null });
  }, [client]);
  return null;
}
