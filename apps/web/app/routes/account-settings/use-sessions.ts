import type { ListedSession } from '@rendezvous/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../api/call-endpoint.ts';

export const sessionsKey = ['sessions'] as const;

/** The user's sessions. */
export function useSessions(): UseQueryResult<ListedSession[]> {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: () => callEndpoint('GET /users/me/sessions'),
  });
}
