import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callEndpoint } from './call-endpoint.ts';

export type BrowserConfig = Awaited<ReturnType<typeof requestConfig>>;

export const configKey = ['config'] as const;

/** What this installation offers; it does not change while the page is open. */
export function useConfig(): UseQueryResult<BrowserConfig> {
  return useQuery({
    queryKey: configKey,
    queryFn: requestConfig,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function requestConfig() {
  return callEndpoint('GET /config');
}
