import type { DateCheck, DateDetail } from '@rendezvous/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callEndpoint } from './call-endpoint.ts';

/** One date with its plan as it stands. */
export function useDate(id: string): UseQueryResult<DateDetail> {
  return useQuery({
    queryKey: ['date', id],
    queryFn: ({ signal }) => callEndpoint('GET /history/:id', { params: { id }, signal }),
  });
}

/** Another day and hour for a date. */
export interface Move {
  readonly date: string;
  /** `HH:mm`; undefined: the hour stays. */
  readonly start_time?: string | undefined;
}

/** Whether the stops are open when the two are there, asked again whenever the page is opened; with a move, were the date there. */
export function useDateCheck(id: string, move?: Move): UseQueryResult<DateCheck> {
  return useQuery({
    queryKey: ['date-check', id, move?.date ?? null, move?.start_time ?? null],
    queryFn: ({ signal }) =>
      callEndpoint('GET /history/:id/check', { params: { id }, query: { ...move }, signal }),
    staleTime: 0,
    retry: false,
  });
}
