import type { Page, Route } from '@playwright/test';
import { accessTokenOf } from './account-answers.ts';
import type { DateRecord, Profile, WireLesson, ProfileChanges, SavedIdea } from '@rendezvous/contract';

/** The people, dates and ideas of one user, answered the way the server does. */
export interface People {
  readonly profiles: Profile[];
  readonly own: Profile;
  readonly history: DateRecord[];
  readonly ideas: SavedIdea[];
}

/** What the server was asked, in order. */
interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export interface PeopleServer {
  readonly people: People;
  readonly calls: readonly Call[];
  /** From now on, calls whose "METHOD /path" fits are refused with this; null: the connection drops. */
  readonly refuse: (call: RegExp, refusal: { readonly status: number; readonly body: unknown } | null) => void;
  /** Calls are answered again. */
  readonly recover: () => void;
  /** Calls that fit wait until the returned function lets them through. */
  readonly hold: (call: RegExp) => () => void;
}

/** The day on which every one of these tests takes place. */
export const today = '2026-11-20';

/** Whose people these are. */
const elena = { id: 70, email: 'elena@example.com', first_name: 'Elena', last_name: 'Marsh', username: 'elena_m', profile: { avatar: null } };

const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z/C/HgAGgwJ/lK3Q6wAAAABJRU5ErkJggg==', 'base64');

/** Answers the calls of a signed-in user in this page, from memory. */
export async function servePeople(page: Page, people: People): Promise<PeopleServer> {
  const calls: Call[] = [];
  let refusals: { call: RegExp; refusal: { status: number; body: unknown } | null }[] = [];
  const gates: { call: RegExp; open: Promise<void> }[] = [];

  await page.clock.setFixedTime(new Date(`${today}T15:00:00`));
  await page.addInitScript((access) => {
    localStorage.setItem('access_token', access);
    localStorage.setItem('refresh_token', access);
  }, accessTokenOf(elena));
  await page.route('**/api/users/me', (route) => route.fulfill({ json: elena }));
  await page.route('**/photos/*.png', (route) => route.fulfill({ contentType: 'image/png', body: pixel }));
  await page.route(/\/api\/(profiles|history|saved-ideas)(\/|\?|$)/, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const path = url.pathname.slice('/api'.length);
    const method = request.method();
    const isJson = request.headers()['content-type']?.startsWith('application/json');
    const body: unknown = isJson ? request.postDataJSON() : request.postDataBuffer();
    calls.push({ method, path, body });
    const named = `${method} ${path}`;
    await gates.find(({ call }) => call.test(named))?.open;
    const refused = refusals.find(({ call }) => call.test(named));
    if (refused) return refused.refusal ? problem(route, refused.refusal.status, refused.refusal.body) : route.abort('internetdisconnected');
    const answer = answerCall(people, { method, path, query: url.searchParams, body });
    if (answer === null) return problem(route, 404, notFound);
    return answer === undefined
      ? route.fulfill({ status: 204 })
      : route.fulfill({ status: method === 'POST' ? 201 : 200, contentType: 'application/json', body: JSON.stringify(answer) });
  });

  return {
    people,
    calls,
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

/** What a server says that cannot take a call right now. */
export const busy = {
  status: 503,
  body: { type: '/problems/unavailable', title: 'Not available right now', status: 503, code: 'unavailable', detail: 'The store is busy. Try again in a minute.' },
};

const notFound = { type: '/problems/not-found', title: 'Not found', status: 404, code: 'not-found', detail: 'There is nothing at this address.' };

function problem(route: Route, status: number, body: unknown): Promise<void> {
  return route.fulfill({ status, contentType: 'application/problem+json', body: body === null ? '' : JSON.stringify(body) });
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** The answer to a call; undefined is "no content", null is "not found". */
function answerCall(people: People, { method, path, query, body }: Asked): unknown {
  const [, noun, id, part, partId] = path.split('/');
  if (noun === 'saved-ideas') return people.ideas;
  if (noun === 'history') return id === undefined ? answerHistory(people, method, query, body) : changeDate(people, method, id, body);
  if (id === undefined) return method === 'POST' ? addProfile(people, body as ProfileChanges & { name: string }) : people.profiles.map((profile) => counted(people, profile));
  const profile = id === 'my-profile' ? people.own : people.profiles.find((other) => String(other.id) === id);
  if (!profile) return null;
  if (part === 'insights') return lessonsOf(people, profile);
  if (part === 'upload-photo') return Object.assign(profile, { avatar: `/photos/${profile.id}-${Date.now()}.png` });
  if (part === 'attachments') return changeGallery(profile, method, partId);
  if (method === 'PUT') Object.assign(profile, withHistory(profile, body as ProfileChanges));
  if (method !== 'DELETE') return counted(people, profile);
  people.profiles.splice(people.profiles.indexOf(profile), 1);
  return undefined;
}

function counted(people: People, profile: Profile): Profile {
  return { ...profile, dates_count: people.history.filter((record) => record.profile_id === profile.id && isPast(record)).length };
}

function withHistory(profile: Profile, changes: ProfileChanges): ProfileChanges {
  if (changes.status && changes.status !== profile.status) profile.status_changes.push({ status: changes.status, date: `${today}T15:00:00Z` });
  return changes;
}

function addProfile(people: People, body: ProfileChanges & { name: string }): Profile {
  const profile = aProfile({ ...(body as Profile), id: 1000 + people.profiles.length });
  people.profiles.unshift(profile);
  return profile;
}

/** What the server would say of a person with whom something was done. */
function lessonsOf(people: People, profile: Profile): WireLesson[] {
  if (!people.history.some((record) => record.profile_id === profile.id && isPast(record))) return [];
  const lesson = {
    text: 'Ceramics: two good evenings of two',
    sureness: 'fairly sure',
    effect: 'More of it in the next plans',
    dates: 2,
    good: 2,
    rough: 0,
    prior: 0.5,
    belief: 0.66,
  };
  return [{ name: 'Ceramics', ...lesson }];
}

function changeGallery(profile: Profile, method: string, attachmentId: string | undefined): unknown {
  if (method === 'DELETE') {
    profile.attachments.splice(
      profile.attachments.findIndex(({ id }) => id === attachmentId),
      1,
    );
    return undefined;
  }
  const attachment = { id: crypto.randomUUID(), type: 'image' as const, url: `/photos/${crypto.randomUUID()}.png`, name: 'New photo' };
  profile.attachments.push(attachment);
  return attachment;
}

function isPast({ date, kind }: DateRecord): boolean {
  return date < today || (date === today && kind === 'recorded');
}

function answerHistory(people: People, method: string, query: URLSearchParams, body: unknown): unknown {
  if (method === 'POST') {
    const { kind, ...date } = body as DateRecord;
    const person = people.profiles.find(({ id }) => id === date.profile_id);
    const activities = date.activities.map((activity) => ({ ...activity, id: activity.id ?? crypto.randomUUID() }));
    const profile = person ? { id: person.id, name: person.name } : null;
    const record: DateRecord = { ...date, activities, profile, kind: kind ?? (date.date > today ? 'scheduled' : 'recorded'), created_at: `${today}T15:00:00Z` };
    people.history.push(record);
    return record;
  }
  const isWanted = query.get('timeline') === 'upcoming' ? (record: DateRecord) => !isPast(record) : isPast;
  const list = people.history.filter((record) => isWanted(record) && (!query.has('profile_id') || String(record.profile_id) === query.get('profile_id')));
  const direction = query.get('timeline') === 'upcoming' ? 1 : -1;
  return list.toSorted((a, b) => direction * a.date.localeCompare(b.date));
}

function changeDate(people: People, method: string, id: string, body: unknown): unknown {
  const record = people.history.find((other) => other.id === id);
  if (!record) return null;
  if (method === 'PUT') return Object.assign(record, body);
  people.history.splice(people.history.indexOf(record), 1);
  return undefined;
}

export function aProfile(fields: Partial<Profile> & { readonly name: string }): Profile {
  return {
    id: 1,
    gender: 'female',
    age: null,
    location: '',
    bio: '',
    occupation: '',
    relationship_status: 'single',
    phone_number: '',
    languages: [],
    hobbies: [],
    socialMedia: { instagram: '', facebook: '' },
    importantDates: { birthday: null, otherDates: [] },
    interests: [],
    dislikes: [],
    dietary_restrictions: [],
    preferred_cuisines: [],
    budget_preference: { min: 50, max: 200 },
    transport_preference: 'driving',
    notes: '',
    status: 'talking',
    avatar: null,
    attachments: [],
    previous_dates: [],
    dates_count: 0,
    status_changes: [{ status: 'talking', date: `${today}T15:00:00Z` }],
    created_at: `${today}T15:00:00Z`,
    ...fields,
  };
}
