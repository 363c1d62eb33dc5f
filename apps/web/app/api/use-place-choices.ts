import type { PlaceChoice } from '@rendezvous/contract';
import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from './call-endpoint.ts';

const nothing: readonly PlaceChoice[] = [];

/** What a location may mean, where it may mean more than one place. Asked once typing is over; without an answer there is no choice. */
export function usePlaceChoices(location: string, isTyping: boolean): readonly PlaceChoice[] {
  const query = location.trim();
  const isAsking = !isTyping && query !== '';
  const { data = nothing } = useQuery({
    queryKey: ['place-choices', query],
    queryFn: () => callEndpoint('GET /places/choices', { query: { q: query } }),
    enabled: isAsking,
  });
  return isAsking ? data : nothing;
}
