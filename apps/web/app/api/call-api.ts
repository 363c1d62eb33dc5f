import { ApiFailure, failureOf } from './api-failure.ts';

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly accept?: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** One call of the API. Throws an ApiFailure unless the answer is OK, and the AbortError of its signal. */
export async function callApi({ method, path, accept = 'application/json', body, signal }: Call): Promise<Response> {
  const headers: Record<string, string> = { accept, 'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const request: RequestInit = { method, headers };
  if (body !== undefined) request.body = JSON.stringify(body);
  if (signal) request.signal = signal;

  const response = await fetch(`/api${path}`, request).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new ApiFailure(null, null, { cause });
  });
  if (!response.ok) throw await failureOf(response);
  return response;
}
