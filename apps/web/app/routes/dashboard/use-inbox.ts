import type { Reminder } from '@rendezvous/contract';
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callEndpoint } from '../../api/call-endpoint.ts';

/**
 * Below the profiles: whatever changes people or dates has those asked for
 * again, and this with them.
 */
const queryKey = ['profiles', 'inbox'] as const;
/** What is due changes with the hour; whoever leaves the page open sees it within minutes. */
const refetchMs = 5 * 60 * 1000;

/**
 * The reminders that are due, the nearest first. Asked for again whenever a screen opens: people
 * and dates change elsewhere.
 */
export function useInbox(): UseQueryResult<readonly Reminder[]> {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => callEndpoint('GET /inbox', { signal }),
    refetchOnMount: 'always',
    refetchInterval: refetchMs,
  });
}

/**
 * The reminder is gone at once, and back where it was when the server still has it; each such
 * failure is told, whatever is dismissed meanwhile.
 */
export function useDismissReminder(
  onFailure: (error: Error, id: string) => void,
): UseMutationResult<{ id: string }, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint('POST /inbox/:id/dismiss', { params: { id } }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<readonly Reminder[]>(queryKey);
      client.setQueryData<readonly Reminder[]>(queryKey, (list) =>
        list?.filter((reminder) => reminder.id !== id),
      );
      return before;
    },
    onError: (error, id, before) => {
      onFailure(error, id);
      const reminder = before?.find((other) => other.id === id);
      // Others may have been dismissed meanwhile: only this one comes back.
      if (reminder)
        client.setQueryData<readonly Reminder[]>(
          queryKey,
          (list = []) =>
            before?.filter(
              (other) => other === reminder || list.some(({ id }) => id === other.id),
            ) ?? list,
        );
    },
  });
}
