import { readStored } from '../../browser-storage.ts';
import { ApiFailure, failureOf } from '../api-failure.ts';
import { readBody } from '../read-body.ts';
import { sendRequest } from '../send-request.ts';
import { clearTokens, isSameUser, storeTokens, type Tokens } from './tokens.ts';

const lockName = 'token-refresh';
const limitMs = 15_000;

/** Longer than what one tab stores takes to be read in another. */
const settleMs = 1000;

let renewal: Promise<string | null> | null = null;
const listeners = new Set<() => void>();

/** Calls back whenever this tab finds that the session is over. */
export function onSessionOver(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The access token that stands in for one the server no longer takes. Whoever asks meanwhile waits
 * for the same answer, in other tabs too. Null when the session is over: then the tokens are gone.
 * Throws when the server cannot be asked; the tokens are kept, because the next try may succeed.
 */
export async function renewAccess(stale: string | null): Promise<string | null> {
  const known = currentAccess(stale);
  if (known !== null) return known;
  renewal ??= ('locks' in navigator ? renewAsOneTab(stale) : renew(stale)).finally(() => {
    renewal = null;
  });
  return renewal;
}

/** What another request, or another tab, has brought since `stale` was read. */
function currentAccess(stale: string | null): string | null {
  const current = readStored('access_token');
  if (current === null || current === stale) return null;
  // Somebody else signed in meanwhile: what the one before asked for must not
  // happen in the other's account.
  if (!isSameUser(stale, current)) throw new ApiFailure(401);
  return current;
}

async function renew(stale: string | null): Promise<string | null> {
  const known = currentAccess(stale);
  if (known !== null) return known;
  const refresh = readStored('refresh_token');
  const tokens = refresh === null ? null : await requestTokens(refresh);
  if (tokens !== null) {
    // Signed out while the answer was on its way: it must not sign in again.
    if (readStored('refresh_token') === refresh) storeTokens(tokens);
    return readStored('access_token');
  }
  if (readStored('refresh_token') !== refresh) return null;
  clearTokens();
  for (const listener of listeners) listener();
  return null;
}

async function requestTokens(refresh: string): Promise<Tokens | null> {
  const response = await sendRequest(
    {
      method: 'POST',
      path: '/token/refresh',
      body: { refresh, rotate: true },
      signal: AbortSignal.timeout(limitMs),
    },
    null,
  ).catch((cause: unknown) => {
    throw cause instanceof ApiFailure ? cause : new ApiFailure(null, null, { cause });
  });
  if (response.status === 401) return null;
  if (!response.ok) throw await failureOf(response);
  const tokens = (await readBody(response, 'POST /token/refresh')) as {
    access: string;
    refresh?: string;
  };
  return { access: tokens.access, refresh: tokens.refresh ?? refresh };
}

/**
 * Renews while no other tab does, or takes what another tab stores meanwhile. What one tab has
 * stored can reach another later than its lock does, so the lock is held on to until it has surely
 * arrived. Pages that are not secure have no locks; there the server bears two tabs asking at once.
 */
function renewAsOneTab(stale: string | null): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const waiting = new AbortController();

    function handleStorage(): void {
      try {
        const known = currentAccess(stale);
        if (known === null) return;
        resolve(known);
      } catch (failure) {
        reject(failure);
      }
      stopWaiting();
    }

    function stopWaiting(): void {
      window.removeEventListener('storage', handleStorage);
      waiting.abort();
    }

    async function renewAlone(): Promise<void> {
      const renewed = await renew(stale);
      resolve(renewed);
      stopWaiting();
      if (renewed !== null) await new Promise((settled) => setTimeout(settled, settleMs));
    }

    window.addEventListener('storage', handleStorage);
    // Once something has arrived from elsewhere, that the wait was given up
    // changes nothing any more.
    navigator.locks
      .request(lockName, { signal: waiting.signal }, renewAlone)
      .catch(reject)
      .finally(stopWaiting);
  });
}
