import type { BrowserContext, Route } from '@playwright/test';

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

/** What lies between the browser and the real server: it passes every call on, unless a test makes it fail. */
export interface Network {
  /** Every call so far, whether it was passed on or not. */
  readonly calls: readonly Call[];
  /** How many calls were `POST /token/pair` or its like. */
  readonly count: (call: string) => number;
  /** From now on, calls whose `METHOD /path` fits are refused with this; null: the connection drops. */
  readonly refuse: (call: RegExp, refusal: Refusal | null) => void;
  /** Calls are passed on again. */
  readonly recover: () => void;
  /** Calls that fit wait until the returned function lets them through. */
  readonly hold: (call: RegExp) => () => void;
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

export async function watchNetwork(context: BrowserContext): Promise<Network> {
  const calls: Call[] = [];
  const gates: { call: RegExp; open: Promise<void> }[] = [];
  let refusals: { call: RegExp; refusal: Refusal | null }[] = [];

  await context.route('**/api/**', async (route) => {
    const request = route.request();
    const call = {
      method: request.method(),
      path: new URL(request.url()).pathname.slice('/api'.length),
      body: bodyOf(route),
    };
    calls.push(call);
    const named = nameOf(call);
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
  });

  return {
    calls,
    count: (named) => calls.filter((call) => nameOf(call) === named).length,
    refuse: (call, refusal) => void refusals.push({ call, refusal }),
    recover: () => {
      refusals = [];
    },
    hold: (call) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const gate = { call, open: promise };
      gates.push(gate);
      return () => {
        gates.splice(gates.indexOf(gate), 1);
        resolve();
      };
    },
  };
}

function nameOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

function bodyOf(route: Route): unknown {
  const request = route.request();
  return request.headers()['content-type']?.startsWith('application/json')
    ? request.postDataJSON()
    : request.postDataBuffer();
}

/** What was asked of a plan, request by request. */
export const refinementsIn = ({ calls }: Network): Record<string, unknown>[] =>
  calls
    .filter(({ path }) => path === '/public/refine-suggestion')
    .map(({ body }) => body as Record<string, unknown>);
