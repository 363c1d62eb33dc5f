import type { Place } from '@rendezvous/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { findPlaces } from './find-places.ts';

const nothing: readonly Place[] = [];

/**
 * Places matching the typed text: requested on every keystroke, aborting the previous request.
 * Without an answer there are no suggestions.
 */
export function usePlacesAutocomplete(typed: string, isOpen: boolean): readonly Place[] {
  const now = typed.trim();
  // To ask takes a while on a slow phone: the letter is shown before.
  const query = useDeferredValue(now);
  const isAsking = isOpen && now !== '' && query !== '';
  const { data = nothing } = useQuery({
    queryKey: ['places', query],
    queryFn: ({ signal }) => findPlaces(query, signal),
    enabled: isAsking,
    placeholderData: keepPreviousData,
  });
  return isAsking ? data : nothing;
}
