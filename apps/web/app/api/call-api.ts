import { ApiFailure, failureOf } from './api-failure.ts';

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly accept?: string;
  /** Sent as JSON, or as multipart/form-data where it is a form. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** One call of the API. Throws an ApiFailure unless the answer is OK, and the AbortError of its signal. */
export async function callApi({ method, path, accept = 'application/json', body, signal }: Call): Promise<Response> {
  const headers: Record<string, string> = { accept, 'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone };
  const request: RequestInit = { method, headers };
  if (body instanceof FormData) request.body = body;
  else if (body !== undefined) {
    headers['content-type'] = 'application/json';
    request.body = JSON.stringify(body);
  }
  if (signal) request.signal = signal;

  const response = await fetch(`/api${path}`, request).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new ApiFailure(null, null, { cause });
  });
  if (!response.ok) throw await failureOf(response);
  return response;
}
