import { readStored } from '../browser-storage.ts';
import { ApiFailure, failureOf } from './api-failure.ts';
import { sendRequest } from './send-request.ts';
import { clearTokens, isSameUser, storeTokens, type Tokens } from './tokens.ts';

const lockName = 'token-refresh';
const limitMs = 15_000;

let renewal: Promise<string | null> | null = null;
const listeners = new Set<() => void>();

/** Calls back whenever this tab finds that the session is over. */
export function onSessionOver(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The access token that stands in for one the server no longer takes. Whoever asks meanwhile waits for the same answer, in
 * other tabs too. Null when the session is over: then the tokens are gone. Throws when the server cannot be asked; the
 * tokens are kept, because the next try may succeed.
 */
export async function renewAccess(stale: string | null): Promise<string | null> {
  const known = currentAccess(stale);
  if (known !== null) return known;
  renewal ??= whileOthersWait(() => renew(stale)).finally(() => {
    renewal = null;
  });
  return renewal;
}

/** What another request, or another tab, has brought since `stale` was read. */
function currentAccess(stale: string | null): string | null {
  const current = readStored('access_token');
  if (current === null || current === stale) return null;
  // Somebody else signed in meanwhile: what the one before asked for must not happen in the other's account.
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
  const response = await sendRequest({ method: 'POST', path: '/token/refresh', body: { refresh, rotate: true }, signal: AbortSignal.timeout(limitMs) }, null).catch(
    (cause: unknown) => {
      throw cause instanceof ApiFailure ? cause : new ApiFailure(null, null, { cause });
    },
  );
  if (response.status === 401) return null;
  if (!response.ok) throw await failureOf(response);
  const tokens = (await response.json()) as { access: string; refresh?: string };
  return { access: tokens.access, refresh: tokens.refresh ?? refresh };
}

/** One tab at a time. Pages that are not secure have no locks; there the server bears two tabs asking at once. */
function whileOthersWait<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(lockName, work) : work();
}
