import type { DateRecord, Profile, SavedIdea, User } from '@rendezvous/contract';
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

/**
 * What of a query's data may lie in the browser's storage, or undefined. Of saved ideas it is what their screen shows, so
 * that it opens without a connection; of people and dates what their lists show: no notes, phone numbers or photos; of
 * refinements what was asked, without the plans.
 */
export function storableOf(queryKey: QueryKey, data: unknown): unknown {
  if (queryKey[0] === refinementKey[0])
    return isRefinement(data)
      ? { ...data, held: {}, reading: null, failure: null, arrived: null }
      : undefined;
  if (!Array.isArray(data) || !data.every(isRecord)) return undefined;
  const [noun, which] = queryKey;
  if (noun === 'profiles' && which === 'list') return data.filter(isProfile).map(listedProfile);
  if (noun === 'history') return data.filter(isDate).map(listedDate);
  if (noun === 'saved-ideas' && which === 'everyone') return data.filter(isIdea).map(listedIdea);
  return undefined;
}

/** Enough of a look to tell the things apart from what else may lie in a browser's storage. */
function isProfile(item: Record<string, unknown>): item is Record<string, unknown> & Profile {
  return (
    typeof item.id === 'number' &&
    typeof item.name === 'string' &&
    typeof item.location === 'string'
  );
}

function isDate(item: Record<string, unknown>): item is Record<string, unknown> & DateRecord {
  return (
    typeof item.id === 'string' && typeof item.date === 'string' && Array.isArray(item.activities)
  );
}

function isIdea(item: Record<string, unknown>): item is Record<string, unknown> & SavedIdea {
  return (
    typeof item.id === 'string' &&
    Array.isArray(item.plans) &&
    item.plans.every((plan) => isRecord(plan) && Array.isArray(plan.venues))
  );
}

/** The counts, what was asked each time and the version it made, which of them is shown, whom it is for, and what is to stay. */
function isRefinement(data: unknown): data is Record<string, unknown> {
  if (!isRecord(data) || !Array.isArray(data.versions) || !Array.isArray(data.locked)) return false;
  const isPerson =
    data.person === null ||
    (isRecord(data.person) &&
      typeof data.person.id === 'number' &&
      typeof data.person.firstName === 'string');
  return (
    isPerson &&
    [data.count, data.max, data.shown].every(Number.isInteger) &&
    data.versions.every(isVersion) &&
    data.locked.every((key) => typeof key === 'string')
  );
}

function isVersion(version: unknown): boolean {
  if (
    !isRecord(version) ||
    !Array.isArray(version.removed) ||
    !version.removed.every((key) => typeof key === 'string')
  )
    return false;
  const isTimed =
    version.timestamp === null ||
    (typeof version.timestamp === 'string' && !Number.isNaN(Date.parse(version.timestamp)));
  return (
    isTimed &&
    [version.type, version.value, version.suggestion_id].every((text) => typeof text === 'string')
  );
}

function listedProfile({
  id,
  name,
  gender,
  location,
  status,
  relationship_status,
  budget_preference,
  transport_preference,
  dates_count,
  created_at,
}: Profile): Profile {
  const shown = {
    id,
    name,
    gender,
    location,
    status,
    relationship_status,
    budget_preference,
    transport_preference,
    dates_count,
    created_at,
  };
  const texts = {
    bio: '',
    occupation: '',
    phone_number: '',
    notes: '',
    socialMedia: { instagram: '', facebook: '' },
  };
  const lists = {
    languages: [],
    hobbies: [],
    interests: [],
    dislikes: [],
    dietary_restrictions: [],
    preferred_cuisines: [],
    previous_dates: [],
    status_changes: [],
  };
  return {
    ...shown,
    ...texts,
    ...lists,
    age: null,
    importantDates: { birthday: null, otherDates: [] },
    avatar: null,
    attachments: [],
  };
}

function listedDate({
  id,
  profile_id,
  profile,
  kind,
  date,
  rating,
  total_cost,
  activities,
  created_at,
}: DateRecord): DateRecord {
  const names = activities.map((activity) => ({ ...activity, notes: '' }));
  return {
    id,
    profile_id,
    profile,
    kind,
    date,
    rating,
    total_cost,
    notes: '',
    activities: names,
    created_at,
  };
}

function listedIdea({
  id,
  suggestion_id,
  log_id,
  profile_id,
  weather_info,
  plans,
  edited,
  created_at,
}: SavedIdea): SavedIdea {
  return {
    id,
    suggestion_id,
    log_id,
    profile_id,
    weather_info,
    plans: plans.map(listedPlan),
    edited,
    created_at,
  };
}

type Plan = SavedIdea['plans'][number];

/** JSON leaves out what is undefined. */
function listedPlan({
  plan_id,
  title,
  date,
  city,
  start_time,
  end_time,
  venues,
  route_info,
  total_cost,
}: Plan): Plan {
  const { travel_time } = route_info ?? {};
  return {
    plan_id,
    title,
    date,
    city,
    start_time,
    end_time,
    venues: venues.map(listedVenue),
    route_info: { travel_time },
    total_cost,
  };
}

function listedVenue({
  venue_id,
  name,
  location,
  estimated_cost,
  cost,
  arrival,
  departure,
  rating,
}: Plan['venues'][number]): Plan['venues'][number] {
  return {
    venue_id,
    name,
    location,
    estimated_cost,
    cost,
    arrival,
    departure,
    rating,
    description: '',
    opening_hours: '',
  };
}

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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
