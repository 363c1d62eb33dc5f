import type { Progress, SuggestionRequestBody } from '@rendezvous/contract';
import { ApiFailure } from './api-failure.ts';
import { openEndpoint } from './call-endpoint.ts';
import { readEventStream } from './event-stream.ts';

interface Listening {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** Asks for plans and hears what is being checked meanwhile. Resolves with the answer as it came. */
export async function requestSuggestion(
  endpoint: 'POST /public/date-suggestions' | 'POST /profiles/suggest',
  body: SuggestionRequestBody & { readonly request_id?: string },
  { signal, onProgress }: Listening,
): Promise<unknown> {
  const response = await openEndpoint(endpoint, { accept: 'text/event-stream', body, signal });
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream'))
    return response.json();
  for await (const { event, data } of readEventStream(response.body)) {
    signal.throwIfAborted();
    const value: unknown = JSON.parse(data);
    if (event === 'suggestion') return value;
    if (event === 'problem') throw new ApiFailure(statusOf(value), value);
    if (event === 'progress' && isProgress(value)) onProgress(value);
  }
  signal.throwIfAborted();
  throw new ApiFailure(null);
}

function statusOf(problem: unknown): number | null {
  return typeof problem === 'object' &&
    problem !== null &&
    'status' in problem &&
    typeof problem.status === 'number'
    ? problem.status
    : null;
}

function isProgress(value: unknown): value is Progress {
  return (
    typeof value === 'object' &&
    value !== null &&
    'detail' in value &&
    typeof value.detail === 'string'
  );
}
