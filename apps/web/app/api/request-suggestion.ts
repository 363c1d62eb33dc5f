import type { Progress, SuggestionRequestBody } from '@rendezvous/contract';
import { isOfShape, type Shape } from './answer-shape.ts';
import { ApiFailure } from './api-failure.ts';
import { openEndpoint } from './call-endpoint.ts';
import { readEventStream } from './event-stream.ts';
import { readBody, unreadable } from './read-body.ts';

const withPlans: Shape = {
  fields: { plans: { items: { fields: { venues: { items: { fields: {} } } } } } },
};

interface Listening {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/**
 * Requests plans, and reports what is being checked in the meantime. Resolves with the answer as it
 * came.
 */
export async function requestSuggestion(
  endpoint: 'POST /public/date-suggestions' | 'POST /profiles/suggest',
  body: SuggestionRequestBody & { readonly request_id?: string },
  { signal, onProgress }: Listening,
): Promise<unknown> {
  const response = await openEndpoint(endpoint, { accept: 'text/event-stream', body, signal });
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream'))
    return plansIn(await readBody(response, 'any'), response);
  for await (const { event, data } of readEventStream(response.body)) {
    signal.throwIfAborted();
    const value: unknown = JSON.parse(data);
    if (event === 'suggestion') return plansIn(value, response);
    if (event === 'problem') throw new ApiFailure(statusOf(value), value);
    if (event === 'progress' && isProgress(value)) onProgress(value);
  }
  signal.throwIfAborted();
  throw new ApiFailure(null);
}

/**
 * An answer with plans to show, from whatever server: anything else that is missing gets a default
 * when it is read.
 */
function plansIn(answer: unknown, response: Response): unknown {
  if (!isOfShape(withPlans, answer)) throw unreadable(response);
  const { plans } = answer as {
    readonly plans: readonly { readonly venues: readonly unknown[] }[];
  };
  if (!plans.some(({ venues }) => venues.length > 0)) throw unreadable(response);
  return answer;
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
