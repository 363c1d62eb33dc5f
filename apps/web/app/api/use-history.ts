import type {
  DateChanges,
  DateRecord,
  DateTotals,
  NewDate,
  NewIdea,
  SavedIdea,
} from '@rendezvous/contract';
import {
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { takeForDeleted } from './api-failure.ts';
import { callEndpoint, listEndpoint } from './call-endpoint.ts';

export type Timeline = 'past' | 'upcoming';

const historyKey = ['history'] as const;

function listDates(timeline: Timeline, profileId: number | undefined, signal: AbortSignal) {
  return listEndpoint('GET /history', { query: { timeline, ...personOf(profileId) }, signal });
}

function personOf(profileId: number | undefined): { profile_id?: number } {
  return profileId === undefined ? {} : { profile_id: profileId };
}

/** Past dates newest first, or upcoming ones soonest first; with everyone, or with one person. */
export function useHistory(
  timeline: Timeline,
  profileId?: number,
): UseQueryResult<readonly DateRecord[]> {
  return useQuery({
    queryKey: [...historyKey, timeline, profileId ?? 'everyone'],
    queryFn: ({ signal }) => listDates(timeline, profileId, signal),
  });
}

/** Fetches the dates with one person; if the server does not answer, those last known. */
export function useListDates(): (
  timeline: Timeline,
  profileId: number,
) => Promise<readonly DateRecord[]> {
  const client = useQueryClient();
  return (timeline, profileId) => {
    const queryKey = [...historyKey, timeline, profileId];
    return client
      .fetchQuery({ queryKey, queryFn: ({ signal }) => listDates(timeline, profileId, signal) })
      .catch(() => client.getQueryData<readonly DateRecord[]>(queryKey) ?? []);
  };
}

/** Totals of past dates; with everyone, or with one person. */
export function useTotals(profileId?: number): UseQueryResult<DateTotals> {
  return useQuery({
    queryKey: [...historyKey, 'totals', profileId ?? 'everyone'],
    queryFn: ({ signal }) =>
      callEndpoint('GET /history/totals', { query: personOf(profileId), signal }),
  });
}

/** Newest first, for everyone or for one person. */
export function useSavedIdeas(profileId?: number): UseQueryResult<readonly SavedIdea[]> {
  return useQuery({
    queryKey: ['saved-ideas', profileId ?? 'everyone'],
    queryFn: ({ signal }) =>
      listEndpoint('GET /saved-ideas', { query: personOf(profileId), signal }),
  });
}

/** Saves plans of a suggestion. */
export function useSaveIdea(): UseMutationResult<SavedIdea, Error, NewIdea> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewIdea) => callEndpoint('POST /saved-ideas', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['saved-ideas'] }),
  });
}

/** Removes a saved plan; its idea goes with its last plan. */
export function useDeleteSavedPlan(): UseMutationResult<void, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (planId: string) =>
      callEndpoint('DELETE /saved-ideas/:planId', { params: { planId } }).catch(takeForDeleted),
    onSuccess: () => client.invalidateQueries({ queryKey: ['saved-ideas'] }),
  });
}

export function useCreateDate(): UseMutationResult<DateRecord, Error, NewDate> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewDate) => callEndpoint('POST /history', { body }),
    onSuccess: () => refresh(client),
  });
}

export function useUpdateDate(): UseMutationResult<
  DateRecord,
  Error,
  { readonly id: string; readonly changes: DateChanges }
> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, changes }: { id: string; changes: DateChanges }) => updateDate(id, changes),
    onSuccess: () => refresh(client),
  });
}

/** Rates a date; if it was scheduled for today, it has then happened. */
export function useRateDate(): UseMutationResult<
  DateRecord,
  Error,
  { readonly id: string; readonly rating: number }
> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, rating }: { id: string; rating: number }) =>
      updateDate(id, { kind: 'recorded', rating }),
    onSuccess: () => refresh(client),
  });
}

/** Removes a rating: the date then counts as not rated. */
export function useUnrateDate(): UseMutationResult<
  DateRecord,
  Error,
  { readonly id: string; readonly kind: DateRecord['kind'] }
> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, kind }: { id: string; kind: DateRecord['kind'] }) =>
      updateDate(id, { kind, rated: false }),
    onSuccess: () => refresh(client),
  });
}

/** Cancels a date, or restores it. */
export function useCallOffDate(): UseMutationResult<
  DateRecord,
  Error,
  { readonly id: string; readonly cancelled: boolean }
> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, cancelled }: { id: string; cancelled: boolean }) =>
      updateDate(id, { cancelled }),
    onSuccess: () => refresh(client),
  });
}

/** The date disappears at once, and comes back if the server still has it. */
export function useDeleteDate(): UseMutationResult<void, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteDate,
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: historyKey });
      const before = client.getQueriesData<readonly DateRecord[]>({ queryKey: historyKey });
      client.setQueriesData<readonly DateRecord[] | DateTotals>({ queryKey: historyKey }, (data) =>
        isList(data) ? data.filter((record) => record.id !== id) : data,
      );
      return before;
    },
    onError: (_error, _id, before) => {
      for (const [key, list] of before ?? []) client.setQueryData(key, list);
    },
    onSuccess: () => refresh(client),
  });
}

function updateDate(id: string, body: DateChanges): Promise<DateRecord> {
  return callEndpoint('PUT /history/:id', { params: { id }, body });
}

function deleteDate(id: string): Promise<void> {
  return callEndpoint('DELETE /history/:id', { params: { id } }).catch(takeForDeleted);
}

function isList(
  data: readonly DateRecord[] | DateTotals | undefined,
): data is readonly DateRecord[] {
  return Array.isArray(data);
}

/** A person's number of dates and what they teach depend on the history. */
async function refresh(client: QueryClient): Promise<void> {
  await Promise.all(
    [historyKey, ['date'], ['date-check'], ['profiles'], ['lessons']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
