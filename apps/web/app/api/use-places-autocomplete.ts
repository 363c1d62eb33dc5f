import type { Place } from '@rendezvous/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { findPlaces } from './find-places.ts';

const nothing: readonly Place[] = [];

/** Places for what is typed: asked at every keystroke, the request before it ended. Without an answer there are no suggestions. */
export function usePlacesAutocomplete(typed: string, isOpen: boolean): readonly Place[] {
  const query = typed.trim();
  const isAsking = isOpen && query !== '';
  const { data = nothing } = useQuery({
    queryKey: ['places', query],
    queryFn: ({ signal }) => findPlaces(query, signal),
    enabled: isAsking,
    placeholderData: keepPreviousData,
  });
  return isAsking ? data : nothing;
}
