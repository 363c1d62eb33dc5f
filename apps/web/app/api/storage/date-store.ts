import type { User } from '@rendezvous/contract';
import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { readStored, removeStored, writeStored } from '../../browser-storage.ts';
import { refinementKey } from './plan-keys.ts';
import { storeSteps } from './date-store-steps.ts';
import { isOfPlan, type KeptPlanner, keptPlannerOf, putKeptPlanner } from './planner-store.ts';
import { isRecord, storableOf } from './storable.ts';

/** What the browser keeps of the query cache between visits, under the name `date-store`. */
interface DateStore {
  readonly version: number;
  /** Null: a visitor's. */
  readonly user_id: number | null;
  /** Who that is, without the photo: without a connection nobody else can say. */
  readonly user: User | null;
  readonly saved_at: number;
  readonly state: DehydratedState;
  readonly plan: KeptPlanner | null;
}

const key = 'date-store';
/** Of the shape of the store: older ones are brought to it, unknown ones are dropped. */
const version = storeSteps.length;
const writeAfterMs = 500;
/** As long as a sign-in lasts. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Whose data the store holds; null without one that can be used, and where it is a visitor's. */
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
  ['date'],
  ['date-check'],
  ['saved-ideas'],
  refinementKey,
];

/**
 * Fills the cache with what was kept, of a user only where somebody is signed in. It counts as old,
 * so that every screen that shows it asks again.
 */
export function restoreDateStore(client: QueryClient): void {
  for (const queryKey of keptKeys)
    client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  const store = readDateStore();
  if (!store || (store.user_id !== null && readStored('refresh_token') === null)) return;
  hydrate(client, { mutations: [], queries: storableQueries(store.state) });
  putKeptPlanner(client, store.plan);
}

/**
 * Writes what changes in the cache, a moment later and when the page is left or put aside; of a
 * visitor (null) the planner alone. Returns the function that ends it.
 */
export function keepDateStore(client: QueryClient, user: User | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    // Signed out or in meanwhile: what was wiped stays wiped.
    if ((readStored('refresh_token') === null) !== (user === null)) return;
    const cached = dehydrate(client, { shouldDehydrateQuery: isStorable });
    const store: DateStore = {
      version,
      user_id: user?.id ?? null,
      user: user && { ...user, profile: { avatar: null } },
      saved_at: Date.now(),
      state: { mutations: [], queries: user ? storableQueries(cached) : [] },
      plan: keptPlannerOf(client),
    };
    if (user !== null || store.plan !== null) writeStored(key, JSON.stringify(store));
  }
  // A tab in the background may be discarded without another word.
  function writeNow(): void {
    if (timer !== undefined) write();
  }
  function writeSoon(): void {
    timer ??= setTimeout(write, writeAfterMs);
  }
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && (isStorable(query) || isOfPlan(query.queryKey))) writeSoon();
  });
  // What was typed before the page came alive is in the form before anybody listens here.
  if (keptPlannerOf(client) !== null) writeSoon();
  window.addEventListener('pagehide', writeNow);
  document.addEventListener('visibilitychange', writeNow);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('pagehide', writeNow);
    document.removeEventListener('visibilitychange', writeNow);
  };
}

/** Ends what is kept of a user; what a visitor planned stays. */
export function wipeDateStore(): void {
  if (readDateStore()?.user_id !== null) removeStored(key);
}

function isStorable({ queryKey, state }: Query): boolean {
  return storableOf(queryKey, state.data) !== undefined;
}

/**
 * The queries with what may be stored of their data, and as if they had just succeeded: a failed
 * refresh does not take away what was there.
 */
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
    const store = parseStore(readStored(key));
    if (
      !store ||
      (typeof store.user_id !== 'number' && store.user_id !== null) ||
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

/** What was written, in the shape of today; null where no version of the app has written it. */
function parseStore(text: string | null): Record<string, unknown> | null {
  const found: unknown = JSON.parse(text ?? 'null');
  if (!isRecord(found)) return null;
  const { version: written = 0 } = found;
  if (!Number.isInteger(written) || Number(written) < 0 || Number(written) > version) return null;
  return storeSteps.slice(Number(written)).reduce((store, step) => step(store), found);
}

function isStoredQuery(query: unknown): boolean {
  return (
    isRecord(query) &&
    Array.isArray(query.queryKey) &&
    typeof query.queryHash === 'string' &&
    isRecord(query.state)
  );
}
