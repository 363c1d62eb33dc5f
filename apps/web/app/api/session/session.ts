import type { User } from '@rendezvous/contract';
import { type QueryClient, type QueryKey, useQuery } from '@tanstack/react-query';
import { readStored, useIsStored } from '../../browser-storage.ts';
import { messages } from '../../messages.ts';
import { ApiFailure, failureOf, explainFailure } from '../api-failure.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { ownerOfDateStore, rememberedUser, wipeDateStore } from '../storage/date-store.ts';
import { endDrafts, findDraft, keepDraft, openDrafts, plannerDraft } from '../storage/drafts.ts';
import { formKey, optionKey, refinementKey, suggestionKey } from '../storage/plan-keys.ts';
import { readBody } from '../read-body.ts';
import { sendRequest } from '../send-request.ts';
import { clearTokens, storeTokens, type Tokens } from './tokens.ts';

/** Who is using the app in this browser. */
export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'anonymous' }
  /** `isRemembered`: the server could not be asked; it is who this browser last knew. */
  | { readonly kind: 'signed-in'; readonly user: User; readonly isRemembered: boolean }
  /** There is a session, but the server could not say whose. */
  | { readonly kind: 'failed'; readonly text: string; readonly retry: () => void };

export const meKey: QueryKey = ['me'];

/** What the cache holds of nobody in particular. */
const publicNouns = ['plan', 'places', 'config'];

/** The user this tab last worked for, also after the session has ended. */
let lastUserId: number | null = null;

export function useSession(): Session {
  const hasToken = useIsStored('refresh_token');
  const { data, isFetching, isError, error, refetch } = useQuery({
    queryKey: meKey,
    queryFn: ({ signal, client }) =>
      callEndpoint('GET /users/me', { signal }).catch((error: unknown) =>
        rememberedAfter(error, client),
      ),
    enabled: hasToken === true,
    // What was remembered is asked for as soon as there is a connection again.
    refetchOnReconnect: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  if (hasToken === null) return { kind: 'loading' };
  if (!hasToken) return { kind: 'anonymous' };
  if (data) return { kind: 'signed-in', user: data, isRemembered: remembered.has(data) };
  if (isError && !isFetching)
    return {
      kind: 'failed',
      text: explainFailure(error, messages.authenticationFailed),
      retry: () => void refetch(),
    };
  return { kind: 'loading' };
}

const remembered = new WeakSet<User>();

/**
 * Without an answer the session begins with whom it was last known to be; whatever the server
 * does answer is believed.
 */
function rememberedAfter(error: unknown, client: QueryClient): User {
  const isUnanswered = error instanceof ApiFailure && error.status === null;
  const user = isUnanswered && client.getQueryData(meKey) === undefined ? rememberedUser() : null;
  if (user === null) throw error;
  remembered.add(user);
  return user;
}

/**
 * Signs in with tokens that have just been given out. Other tabs see the session before
 * end, then this one begin.
 */
export async function startSession(
  client: QueryClient,
  tokens: Tokens,
  given?: User,
): Promise<void> {
  const user = given ?? (await requestUser(tokens.access));
  const former = readStored('refresh_token');
  clearTokens();
  if (former !== null) revoke(former);
  beginWith(client, user.id);
  client.setQueryData(meKey, user);
  storeTokens(tokens);
}

/** Ends the session in this browser, and in its other tabs. */
export function endSession(client: QueryClient): void {
  endDrafts();
  // Before the tokens: that is how other tabs tell this from a session that has run out.
  wipeDateStore();
  clearTokens();
  forgetAccount(client);
}

/**
 * Ends the session here and, as far as it can be reached, on the server. The page is left for good:
 * nothing of the user stays in memory.
 */
export function signOut(client: QueryClient): void {
  const refresh = readStored('refresh_token');
  endSession(client);
  if (refresh !== null) revoke(refresh);
  window.location.assign('/sign-in');
}

/**
 * Drops whatever belongs to an account: the cache and what is stored of it. What was planned stays,
 * unless it was for one of the user's people.
 */
export function forgetAccount(client: QueryClient): void {
  wipeDateStore();
  client.getMutationCache().clear();
  const cache = client.getQueryCache();
  for (const query of cache.findAll({
    predicate: ({ queryKey, state }) =>
      !publicNouns.includes(String(queryKey[0])) || isForSomebody(state.data),
  })) {
    if (query.isActive()) query.reset();
    else cache.remove(query);
  }
}

function isForSomebody(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const { person = null, form, suggestion } = data as Readonly<Record<string, unknown>>;
  return person !== null || isForSomebody(form) || isForSomebody(suggestion);
}

/**
 * Somebody is known to be signed in. What another user left behind, on screen or stored, is dropped
 * first; also what that one planned.
 */
export function beginWith(client: QueryClient, userId: number): void {
  const owner = lastUserId ?? ownerOfDateStore();
  if (owner !== null && owner !== userId) {
    const me = client.getQueryData<User>(meKey);
    forgetAccount(client);
    if (me?.id === userId) client.setQueryData(meKey, me);
    client.removeQueries({ queryKey: ['plan'] });
  }
  lastUserId = userId;
  openDrafts(userId);
  bringBackPlanner(client, userId);
}

/** The session has run out: what was planned for the user's people waits for the same user. */
export function setPlannerAside(client: QueryClient): void {
  const value = listPlanner(client);
  if (lastUserId !== null && value.length > 0)
    keepDraft(plannerDraft, { userId: lastUserId, value });
}

function listPlanner(client: QueryClient) {
  return [formKey, suggestionKey, optionKey, refinementKey].flatMap((queryKey) => {
    const data = client.getQueryData(queryKey);
    return data === undefined ? [] : [{ queryKey, data }];
  });
}

function bringBackPlanner(client: QueryClient, userId: number): void {
  const kept = findDraft(plannerDraft, userId) as ReturnType<typeof listPlanner> | undefined;
  const isPlannedAnew = client.getQueryData(suggestionKey) !== undefined;
  for (const { queryKey, data } of kept ?? []) {
    const now = client.getQueryData(queryKey);
    // A form that was emptied because the session was over gives way to what had
    // been typed for somebody.
    const isEmptied = !isPlannedAnew && isForSomebody(data) && !isForSomebody(now);
    if (now !== undefined && !isEmptied) continue;
    client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(queryKey, data);
  }
}

/**
 * Whether this tab has worked for a user. What is planned in it from then on is not kept
 * for whoever opens the next.
 */
export function hasHadUser(): boolean {
  return lastUserId !== null;
}

/**
 * The user of an access token that is not stored yet: a sign-in that fails half-way
 * leaves everything as it was.
 */
async function requestUser(access: string): Promise<User> {
  const response = await sendRequest({ method: 'GET', path: '/users/me' }, access);
  if (!response.ok) throw await failureOf(response);
  return (await readBody(response, 'GET /users/me')) as User;
}

/** Best effort: the session is over in this browser whatever comes of it. */
function revoke(refresh: string): void {
  sendRequest(
    { method: 'POST', path: '/token/revoke', body: { refresh }, keepalive: true },
    null,
  ).catch(() => undefined);
}
