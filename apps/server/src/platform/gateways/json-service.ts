import { circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel';

interface Options {
  readonly timeLimitMs: number;
  readonly maxBytes: number;
  /**
   * How long a service that has failed again and again is left alone before one request tries it.
   */
  readonly restMs: number;
  /** Statuses beside success whose answer says something, and is no failure of the service. */
  readonly readableStatuses?: readonly number[];
  /**
   * Told every failure, so that the operator can learn of it; those who ask only learn that there
   * is no answer.
   */
  readonly onError: (error: unknown) => void;
}

/** An outside service that answers JSON. */
export interface JsonService {
  /**
   * What `parse` makes of the answer. Rejects when the service fails, `parse` throws, the time is
   * up or the service is resting.
   */
  ask<T>(url: URL, parse: (answer: unknown) => T, question?: Question): Promise<T>;
}

interface Question {
  /** Sent as the body of a POST. */
  readonly form?: URLSearchParams;
}

const failuresBeforeRest = 5;

export function createJsonService({
  timeLimitMs,
  maxBytes,
  restMs,
  readableStatuses = [],
  onError,
}: Options): JsonService {
  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(failuresBeforeRest),
    halfOpenAfter: restMs,
  });
  breaker.onFailure(({ reason }) => onError('error' in reason ? reason.error : reason.value));
  return {
    // The clock starts here, not at the request: while one request tries a service that has rested,
    // the others wait for its outcome.
    ask: (url, parse, question = {}) =>
      breaker.execute(async ({ signal }) => {
        const response = await request(url, question, signal);
        if (!response.ok && !readableStatuses.includes(response.status))
          await refuse(response, url);
        return parse(await readJson(response, maxBytes));
      }, AbortSignal.timeout(timeLimitMs)),
  };
}

function request(url: URL, { form }: Question, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    signal,
    redirect: 'error',
    headers: { accept: 'application/json' },
    ...(form && { method: 'POST', body: form }),
  });
}

async function refuse(response: Response, url: URL): Promise<never> {
  await response.body?.cancel();
  throw new Error(`Cannot ask ${url.host}: it answered ${response.status}`);
}

/** Reads no further than the limit, whatever length the answer claims to have. */
async function readJson({ body, url }: Response, maxBytes: number): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes)
      throw new Error(
        `Cannot read the answer of ${new URL(url).host}: it is longer than ${maxBytes} bytes`,
      );
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
