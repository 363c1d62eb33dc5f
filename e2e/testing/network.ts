import type { BrowserContext, Request, Route } from '@playwright/test';

/** A call of the API that left the browser. */
interface Call {
  readonly method: string;
  readonly path: string;
  /** JSON as a value, anything else as bytes. */
  readonly body: unknown;
}

interface Refusal {
  readonly status: number;
  readonly body: unknown;
}

/**
 * What lies between the browser and the real server: it passes every call on, unless a test makes
 * it fail.
 */
export interface Network {
  /** Every call so far, whether it was passed on or not. */
  readonly calls: readonly Call[];
  /** How many calls were `POST /token/pair` or its like. */
  readonly count: (call: string) => number;
  /**
   * From now on, calls whose `METHOD /path` fits are refused with this; null: the connection drops.
   */
  readonly refuse: (call: RegExp, refusal: Refusal | null) => Promise<void>;
  /** Calls are passed on again. */
  readonly recover: () => void;
  /** Calls that fit wait until the returned function lets them through. */
  readonly hold: (call: RegExp) => Promise<() => void>;
}

/** What a server says that cannot take a call right now. */
export const busy: Refusal = {
  status: 503,
  body: {
    type: '/problems/unavailable',
    title: 'Not available right now',
    status: 503,
    code: 'unavailable',
    detail: 'The store is busy. Try again in a minute.',
  },
};

/**
 * Calls are listened to. Only when one is to be refused or held do all requests of the browser go
 * by way of the test.
 */
export function watchNetwork(context: BrowserContext): Network {
  const calls: Call[] = [];
  const gates: { call: RegExp; open: Promise<void> }[] = [];
  let refusals: { call: RegExp; refusal: Refusal | null }[] = [];
  let between: Promise<unknown> | undefined;

  context.on('request', (request) => {
    const path = pathOf(request);
    if (path !== undefined) calls.push({ method: request.method(), path, body: bodyOf(request) });
  });

  const comeBetween = () => (between ??= context.route('**/api/**', meddle));
  async function meddle(route: Route): Promise<void> {
    const request = route.request();
    const named = nameOf({ method: request.method(), path: pathOf(request) ?? '' });
    await gates.find((gate) => gate.call.test(named))?.open;
    const refused = refusals.find((other) => other.call.test(named));
    if (!refused) return route.fallback();
    if (refused.refusal === null) return route.abort('internetdisconnected');
    const { status, body } = refused.refusal;
    return route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: body === null ? '' : JSON.stringify(body),
    });
  }

  return {
    calls,
    count: (named) => calls.filter((call) => nameOf(call) === named).length,
    refuse: async (call, refusal) => {
      refusals.push({ call, refusal });
      await comeBetween();
    },
    recover: () => {
      refusals = [];
    },
    hold: async (call) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const gate = { call, open: promise };
      gates.push(gate);
      await comeBetween();
      return () => {
        gates.splice(gates.indexOf(gate), 1);
        resolve();
      };
    },
  };
}

function nameOf({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** Where in the API a request goes; undefined: elsewhere. */
function pathOf(request: Request): string | undefined {
  return /^\/api(\/.*)/.exec(new URL(request.url()).pathname)?.[1];
}

function bodyOf(request: Request): unknown {
  return request.headers()['content-type']?.startsWith('application/json')
    ? request.postDataJSON()
    : request.postDataBuffer();
}

/** What was asked of a plan, request by request. */
export const refinementsIn = ({ calls }: Network): Record<string, unknown>[] =>
  calls
    .filter(({ path }) => path === '/public/refine-suggestion')
    .map(({ body }) => body as Record<string, unknown>);
