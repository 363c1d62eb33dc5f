import type { Place } from '@rendezvous/contract';
import { callApi } from './call-api.ts';

/** Places that what was typed so far may mean, the best first. */
export async function findPlaces(query: string, signal: AbortSignal): Promise<readonly Place[]> {
  const response = await callApi({
    method: 'GET',
    path: `/places/autocomplete?q=${encodeURIComponent(query)}`,
    signal,
  });
  const places: unknown = await response.json();
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
