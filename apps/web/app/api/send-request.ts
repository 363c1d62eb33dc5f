import { ApiFailure } from './api-failure.ts';

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly accept?: string;
  /** Sent as JSON, or as multipart/form-data if it is a form. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** The request outlives the page that sends it. */
  readonly keepalive?: true;
}

/**
 * Sends one request as `bearer`, or anonymously, and resolves with whatever response arrives.
 * Throws an ApiFailure if there is none, and the AbortError of its signal.
 */
export async function sendRequest(
  { method, path, accept = 'application/json', body, signal, keepalive }: ApiRequest,
  bearer: string | null,
): Promise<Response> {
  const headers: Record<string, string> = {
    accept,
    'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const request: RequestInit = { method, headers };
  if (bearer !== null) headers.authorization = `Bearer ${bearer}`;
  if (body instanceof FormData) request.body = body;
  else if (body !== undefined) {
    headers['content-type'] = 'application/json';
    request.body = JSON.stringify(body);
  }
  if (signal) request.signal = signal;
  if (keepalive) request.keepalive = true;

  return fetch(`/api${path}`, request).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new ApiFailure(null, null, { cause });
  });
}
