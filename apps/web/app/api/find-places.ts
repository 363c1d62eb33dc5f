import type { Place } from '@rendezvous/contract';
import { callEndpoint } from './call-endpoint.ts';

/** Places that the text typed so far may mean, the best first. */
export async function findPlaces(query: string, signal: AbortSignal): Promise<readonly Place[]> {
  const places: unknown = await callEndpoint('GET /places/autocomplete', {
    query: { q: query },
    signal,
  });
  return Array.isArray(places) ? places.filter(isPlace) : [];
}

function isPlace(value: unknown): value is Place {
  return (
    typeof value === 'object' &&
    value !== null &&
    'label' in value &&
    typeof value.label === 'string'
  );
}
