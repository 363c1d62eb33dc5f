import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';

/** What a visitor planned, carried from one document to the next where a page must be reloaded. */

const key = 'carried';

interface Carried {
  readonly plan: DehydratedState;
  readonly notice: string | null;
}

/** Loads this page as a new document that goes on with what was planned. */
export function reloadDocument(client: QueryClient): void {
  carry(plannedOf(client), null);
  window.location.reload();
}

/**
 * Loads `path` as a new document that goes on with what was planned, has `state` as the state of
 * its navigation and says `notice`.
 */
export function loadDocument(
  client: QueryClient,
  path: string,
  { notice, state }: { notice: string; state: unknown },
): void {
  carry(plannedOf(client), notice);
  // This is how the router keeps the state of a navigation in the browser's history.
  window.history.pushState({ usr: state, key: 'default' }, '', path);
  window.location.reload();
}

/** Leaves the app for the document at `path`, which says `notice`; nothing else goes along. */
export function leaveFor(path: string, notice: string): void {
  carry({ queries: [], mutations: [] }, notice);
  window.location.assign(path);
}

function plannedOf(client: QueryClient): DehydratedState {
  return dehydrate(client, {
    shouldDehydrateQuery: ({ queryKey, state }) =>
      queryKey[0] === 'plan' && state.data !== undefined,
  });
}

function carry(plan: DehydratedState, notice: string | null): void {
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
    for (const query of plan.queries)
      client.setQueryDefaults(query.queryKey, { gcTime: Number.POSITIVE_INFINITY });
    hydrate(client, plan);
    return notice;
  } catch {
    return null;
  }
}
