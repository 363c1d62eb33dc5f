import type { DateCheck, DateDetail } from '@rendezvous/contract';
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { takeForDeleted } from './api-failure.ts';
import { callEndpoint } from './call-endpoint.ts';

/** One date with its current plan. */
export function useDate(id: string): UseQueryResult<DateDetail> {
  return useQuery({
    queryKey: ['date', id],
    queryFn: ({ signal }) => callEndpoint('GET /history/:id', { params: { id }, signal }),
  });
}

/** Another day and time for a date. */
export interface Move {
  readonly date: string;
  /** `HH:mm`; undefined: the time stays. */
  readonly start_time?: string | undefined;
}

/** What the server knew of a date's stops, and when. */
export interface KnownCheck extends DateCheck {
  /** Milliseconds, by the clock of this device. */
  readonly checked_at: number;
}

/**
 * Whether the stops are open during the visit, checked again whenever the page is opened; with a
 * move, whether they would be open then.
 */
export function useDateCheck(id: string, move?: Move): UseQueryResult<KnownCheck> {
  return useQuery({
    queryKey: ['date-check', id, move?.date ?? null, move?.start_time ?? null],
    queryFn: async ({ signal }): Promise<KnownCheck> => ({
      ...(await callEndpoint('GET /history/:id/check', {
        params: { id },
        query: { ...move },
        signal,
      })),
      checked_at: Date.now(),
    }),
    staleTime: 0,
    retry: false,
  });
}

type Photo = DateDetail['photos'][number];

export function useAddDatePhoto(id: string): UseMutationResult<Photo, Error, File> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => callEndpoint('POST /history/:id/photos', { params: { id }, file }),
    onSuccess: (photo) =>
      void client.setQueryData<DateDetail>(
        ['date', id],
        (date) => date && { ...date, photos: [...date.photos, photo] },
      ),
  });
}

/** The picture disappears at once, and comes back if the server still has it. */
export function useDeleteDatePhoto(id: string): UseMutationResult<void, Error, string> {
  const client = useQueryClient();
  const queryKey = ['date', id];
  return useMutation({
    mutationFn: (photoId: string) =>
      callEndpoint('DELETE /history/:id/photos/:photoId', { params: { id, photoId } }).catch(
        takeForDeleted,
      ),
    onMutate: async (photoId) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<DateDetail>(queryKey);
      client.setQueryData<DateDetail>(
        queryKey,
        (date) => date && { ...date, photos: date.photos.filter((photo) => photo.id !== photoId) },
      );
      return before;
    },
    onError: (_error, _id, before) => void client.setQueryData(queryKey, before),
  });
}
