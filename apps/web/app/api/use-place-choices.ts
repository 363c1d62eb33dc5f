import type { PlaceChoice } from '@rendezvous/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { callEndpoint } from './call-endpoint.ts';

const nothing: readonly PlaceChoice[] = [];

/** How long somebody waits for it who has asked for a plan. */
const limitMs = 800;

const choicesOf = (query: string) =>
  queryOptions({
    queryKey: ['place-choices', query],
    queryFn: () => callEndpoint('GET /places/choices', { query: { q: query } }),
  });

/**
 * What a location may mean, if it may mean more than one place. Requested once typing stops;
 * without an answer there is no choice.
 */
export function usePlaceChoices(location: string, isTyping: boolean): readonly PlaceChoice[] {
  const query = location.trim();
  const isAsking = !isTyping && query !== '';
  // Otherwise each letter typed would make a request of its own.
  const { data = nothing } = useQuery({
    ...choicesOf(isAsking ? query : ''),
    enabled: isAsking,
  });
  return isAsking ? data : nothing;
}

/** The same, requested now. Without an answer in time there is no choice. Never rejects. */
export function findPlaceChoices(
  client: QueryClient,
  location: string,
): Promise<readonly PlaceChoice[]> {
  const late = new Promise<readonly PlaceChoice[]>((resolve) => {
    setTimeout(resolve, limitMs, nothing);
  });
  return Promise.race([client.fetchQuery(choicesOf(location.trim())).catch(() => nothing), late]);
}
