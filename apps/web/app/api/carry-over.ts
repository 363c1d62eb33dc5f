import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';

/** What a visitor planned, carried from one document to the next where a page has to be loaded anew. */

const key = 'carried';

interface Carried {
  readonly plan: DehydratedState;
  readonly notice: string | null;
}

/** Loads this page as a new document that goes on with what was planned. */
export function reloadDocument(client: QueryClient): void {
  carry(client, null);
  window.location.reload();
}

/** Loads `path` as a new document that goes on with what was planned, has `state` as the state of its navigation and says `notice`. */
export function loadDocument(client: QueryClient, path: string, { notice, state }: { notice: string; state: unknown }): void {
  carry(client, notice);
  // This is how the router keeps the state of a navigation in the browser's history.
  window.history.pushState({ usr: state, key: 'default' }, '', path);
  window.location.reload();
}

function carry(client: QueryClient, notice: string | null): void {
  const plan = dehydrate(client, { shouldDehydrateQuery: ({ queryKey, state }) => queryKey[0] === 'plan' && state.data !== undefined });
  try {
    sessionStorage.setItem(key, JSON.stringify({ plan, notice } satisfies Carried));
  } catch {
    // Blocked storage carries nothing; the page itself still comes.
  }
}

/** Takes what the document before left, once. Returns the notice that came with it. */
export function takeCarried(client: QueryClient): string | null {
  try {
    const text = sessionStorage.getItem(key);
    if (text === null) return null;
    sessionStorage.removeItem(key);
    const { plan, notice } = JSON.parse(text) as Carried;
    for (const query of plan.queries) client.setQueryDefaults(query.queryKey, { gcTime: Number.POSITIVE_INFINITY });
    hydrate(client, plan);
    return notice;
  } catch {
    return null;
  }
}
