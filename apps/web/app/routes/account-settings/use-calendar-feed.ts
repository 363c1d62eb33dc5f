import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callEndpoint } from '../../api/call-endpoint.ts';

type FeedState = Awaited<ReturnType<typeof requestState>>;

const queryKey = ['calendar-feed'] as const;

/** Since when there is a feed; its address is returned only when it is created. */
export function useFeedState(): UseQueryResult<FeedState> {
  return useQuery({ queryKey, queryFn: requestState });
}

export function useCreateFeed(): UseMutationResult<{ url: string }, Error, void> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint('POST /calendar/feed'),
    onSuccess: () =>
      client.setQueryData<FeedState>(queryKey, { created_at: new Date().toISOString() }),
  });
}

export function useDeleteFeed(): UseMutationResult<void, Error, void> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint('DELETE /calendar/feed'),
    onSuccess: () => client.setQueryData<FeedState>(queryKey, { created_at: null }),
  });
}

function requestState() {
  return callEndpoint('GET /calendar/feed');
}
