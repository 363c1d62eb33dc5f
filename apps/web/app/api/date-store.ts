import type { User } from '@rendezvous/contract';
import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { readStored, removeStored, writeStored } from '../browser-storage.ts';
import { refinementKey } from './plan-keys.ts';
import { isRecord, storableOf } from './storable.ts';

/** What the browser keeps of the query cache between visits, under the name `date-store`. */
interface DateStore {
  readonly user_id: number;
  /** Who that is, without the photo: without a connection nobody else can say. */
  readonly user: User;
  readonly saved_at: number;
  readonly state: DehydratedState;
}

const key = 'date-store';
const writeAfterMs = 500;
/** As long as a sign-in lasts. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Whose data the store holds; null without one that can be used. */
export function ownerOfDateStore(): number | null {
  return readDateStore()?.user_id ?? null;
}

/** The user this browser last worked for, as far as is kept. */
export function rememberedUser(): User | null {
  const user: unknown = readDateStore()?.user;
  return isRecord(user) && typeof user.id === 'number' && typeof user.username === 'string'
    ? (user as unknown as User)
    : null;
}

/** Nothing that is kept is forgotten while the app is open, shown or not. */
const keptKeys: readonly QueryKey[] = [
  ['profiles', 'list'],
  ['history'],
  ['saved-ideas'],
  refinementKey,
];

/** Fills the cache with what was kept. It counts as old, so that every screen that shows it asks again. */
export function restoreDateStore(client: QueryClient): void {
  for (const queryKey of keptKeys)
    client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  const store = readDateStore();
  if (store) hydrate(client, { mutations: [], queries: storableQueries(store.state) });
}

/** Writes what changes in the cache, a moment later and when the page is left. Returns the function that ends it. */
export function keepDateStore(client: QueryClient, user: User): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    // Signed out meanwhile: what was wiped stays wiped.
    if (readStored('refresh_token') === null) return;
    const state = {
      mutations: [],
      queries: storableQueries(dehydrate(client, { shouldDehydrateQuery: isStorable })),
    };
    const store: DateStore = {
      user_id: user.id,
      user: { ...user, profile: { avatar: null } },
      saved_at: Date.now(),
      state,
    };
    writeStored(key, JSON.stringify(store));
  }
  function writeNow(): void {
    if (timer !== undefined) write();
  }
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isStorable(query)) timer ??= setTimeout(write, writeAfterMs);
  });
  window.addEventListener('pagehide', writeNow);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('pagehide', writeNow);
  };
}

export function wipeDateStore(): void {
  removeStored(key);
}

function isStorable({ queryKey, state }: Query): boolean {
  return storableOf(queryKey, state.data) !== undefined;
}

/** The queries with what may be stored of their data, and as if they had just succeeded: a failed refresh does not take away what was there. */
function storableQueries({ queries }: DehydratedState): DehydratedState['queries'] {
  return queries.flatMap(({ queryKey, queryHash, state, dehydratedAt }) => {
    const data = storableOf(queryKey, state.data);
    if (data === undefined) return [];
    const fresh = {
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
    } as const;
    return [
      {
        queryKey,
        queryHash,
        dehydratedAt,
        state: {
          ...fresh,
          data,
          dataUpdateCount: 0,
          dataUpdatedAt: 1,
          isInvalidated: true,
          status: 'success',
          fetchStatus: 'idle',
        },
      },
    ];
  });
}

/** Storage may hold anything: an older version's store, or what somebody wrote there. */
function readDateStore(): DateStore | null {
  try {
    const store: unknown = JSON.parse(readStored(key) ?? 'null');
    if (
      !isRecord(store) ||
      typeof store.user_id !== 'number' ||
      typeof store.saved_at !== 'number' ||
      !isRecord(store.state)
    )
      return null;
    const { queries } = store.state;
    if (
      !Array.isArray(queries) ||
      !queries.every(isStoredQuery) ||
      Date.now() - store.saved_at > keptMs
    )
      return null;
    return store as unknown as DateStore;
  } catch {
    return null;
  }
}

function isStoredQuery(query: unknown): boolean {
  return (
    isRecord(query) &&
    Array.isArray(query.queryKey) &&
    typeof query.queryHash === 'string' &&
    isRecord(query.state)
  );
}
