import { randomInt, randomUUID } from 'node:crypto';
import * as contract from '@rendezvous/contract';
import type { InjectOptions } from 'fastify';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aForm, aJpeg } from '../testing/a-photo.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { describeOnBothDatabases, sqlite } from '../testing/databases.ts';

const tags = ['Profiles', 'History', 'Saved ideas'];
const endpoints = Object.values<unknown>(contract).filter(
  (value): value is contract.Endpoint =>
    typeof value === 'object' &&
    value !== null &&
    'method' in value &&
    'path' in value &&
    tags.includes((value as contract.Endpoint).tag),
);
const privateEndpoints = endpoints.filter(({ access }) => access === 'user');
const planOf = (plan_id: string) => ({
  plan_id,
  venues: [
    {
      name: 'Bar',
      location: '',
      description: '',
      estimated_cost: '',
      opening_hours: '',
      rating: 5,
    },
  ],
  route_info: {},
  total_cost: '',
});
const ideaBody = { suggestion_id: randomUUID(), weather_info: {}, plans: [planOf(randomUUID())] };

interface Ids {
  readonly profile: number;
  readonly ownProfile: number;
  readonly date: string;
  readonly attachment: string;
  readonly note: string;
  readonly plan: string;
}

async function everythingOf(user: TestUser): Promise<unknown> {
  const answer = await user.inject('/api/users/me/export');
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** One thing of every kind. */
async function thingsOf(user: TestUser): Promise<Ids> {
  const post = async <Answer>(url: string, payload: object) =>
    (await user.inject({ method: 'POST', url: `/api${url}`, payload })).json<Answer>();
  const { id: profile } = await post<{ id: number }>('/profiles', { name: 'Sam' });
  const { id: ownProfile } = (await user.inject('/api/profiles/my-profile')).json<{ id: number }>();
  const date = randomUUID();
  await post('/history', { id: date, profile_id: profile, date: '2026-11-19' });
  const note = randomUUID();
  await post(`/profiles/${profile}/notes`, { id: note, text: 'Her sister has an exam' });
  const plan = randomUUID();
  await post('/saved-ideas', {
    ...ideaBody,
    suggestion_id: randomUUID(),
    profile_id: profile,
    plans: [planOf(plan)],
  });
  const { id: attachment } = (
    await user.inject({
      method: 'POST',
      url: `/api/profiles/${profile}/attachments`,
      ...(await aForm(await aJpeg())),
    })
  ).json<{ id: string }>();
  return { profile, ownProfile, date, attachment, note, plan };
}

/** Every place where an id of something private can stand. */
const references: [string, (ids: Ids, own: Ids) => InjectOptions | Promise<InjectOptions>][] = [
  ['GET /profiles/{id}', ({ profile }) => ({ url: `/profiles/${profile}` })],
  ['GET /profiles/{id}/insights', ({ profile }) => ({ url: `/profiles/${profile}/insights` })],
  [
    'GET /profiles/{id} of the own profile',
    ({ ownProfile }) => ({ url: `/profiles/${ownProfile}` }),
  ],
  [
    'PUT /profiles/{id}',
    ({ profile }) => ({ method: 'PUT', url: `/profiles/${profile}`, payload: { name: 'Mine' } }),
  ],
  ['DELETE /profiles/{id}', ({ profile }) => ({ method: 'DELETE', url: `/profiles/${profile}` })],
  [
    'POST /profiles/{id}/upload-photo',
    async ({ profile }) => ({
      method: 'POST',
      url: `/profiles/${profile}/upload-photo`,
      ...(await aForm(await aJpeg())),
    }),
  ],
  [
    'POST /profiles/{id}/attachments',
    async ({ profile }) => ({
      method: 'POST',
      url: `/profiles/${profile}/attachments`,
      ...(await aForm(await aJpeg())),
    }),
  ],
  [
    'DELETE /profiles/{id}/attachments/{id}',
    ({ profile, attachment }) => ({
      method: 'DELETE',
      url: `/profiles/${profile}/attachments/${attachment}`,
    }),
  ],
  [
    'DELETE /profiles/{own}/attachments/{id}',
    ({ attachment }, own) => ({
      method: 'DELETE',
      url: `/profiles/${own.profile}/attachments/${attachment}`,
    }),
  ],
  ['GET /profiles/{id}/notes', ({ profile }) => ({ url: `/profiles/${profile}/notes` })],
  [
    'POST /profiles/{id}/notes',
    ({ profile }) => ({
      method: 'POST',
      url: `/profiles/${profile}/notes`,
      payload: { id: randomUUID(), text: 'Mine' },
    }),
  ],
  [
    'PUT /profiles/{id}/notes/{id}',
    ({ profile, note }) => ({
      method: 'PUT',
      url: `/profiles/${profile}/notes/${note}`,
      payload: { text: 'Mine' },
    }),
  ],
  [
    'PUT /profiles/{own}/notes/{id}',
    ({ note }, own) => ({
      method: 'PUT',
      url: `/profiles/${own.profile}/notes/${note}`,
      payload: { text: 'Mine' },
    }),
  ],
  [
    'DELETE /profiles/{id}/notes/{id}',
    ({ profile, note }) => ({ method: 'DELETE', url: `/profiles/${profile}/notes/${note}` }),
  ],
  [
    'DELETE /profiles/{own}/notes/{id}',
    ({ note }, own) => ({ method: 'DELETE', url: `/profiles/${own.profile}/notes/${note}` }),
  ],
  ['GET /history?profile_id', ({ profile }) => ({ url: `/history?profile_id=${profile}` })],
  [
    'POST /history with profile_id',
    ({ profile }) => ({
      method: 'POST',
      url: '/history',
      payload: { id: randomUUID(), date: '2026-11-19', profile_id: profile },
    }),
  ],
  [
    'PUT /history/{id}',
    ({ date }) => ({ method: 'PUT', url: `/history/${date}`, payload: { notes: 'mine' } }),
  ],
  [
    'PUT /history/{own} with profile_id',
    ({ profile }, own) => ({
      method: 'PUT',
      url: `/history/${own.date}`,
      payload: { profile_id: profile },
    }),
  ],
  ['DELETE /history/{id}', ({ date }) => ({ method: 'DELETE', url: `/history/${date}` })],
  ['GET /saved-ideas?profile_id', ({ profile }) => ({ url: `/saved-ideas?profile_id=${profile}` })],
  [
    'POST /profiles/suggest',
    ({ profile }) => ({
      method: 'POST',
      url: '/profiles/suggest',
      payload: { profileId: profile, config: { location: 'Chicago' } },
    }),
  ],
  [
    'POST /profiles/suggest with a stream',
    ({ profile }) => ({
      method: 'POST',
      url: '/profiles/suggest',
      headers: { accept: 'text/event-stream' },
      payload: { profileId: profile, config: { location: 'Chicago' } },
    }),
  ],
  [
    'POST /saved-ideas with profile_id',
    ({ profile }) => ({
      method: 'POST',
      url: '/saved-ideas',
      payload: { ...ideaBody, suggestion_id: randomUUID(), profile_id: profile },
    }),
  ],
  [
    'GET /saved-ideas/{id}/calendar.ics',
    ({ plan }) => ({ url: `/saved-ideas/${plan}/calendar.ics` }),
  ],
  [
    'POST /saved-ideas/{id}/share',
    ({ plan }) => ({ method: 'POST', url: `/saved-ideas/${plan}/share` }),
  ],
  [
    'DELETE /saved-ideas/{id}/share',
    ({ plan }) => ({ method: 'DELETE', url: `/saved-ideas/${plan}/share` }),
  ],
  ['DELETE /saved-ideas/{id}', ({ plan }) => ({ method: 'DELETE', url: `/saved-ideas/${plan}` })],
];

describeOnBothDatabases("another user's", (database) => {
  let test: TestApp;
  let [ana, ben]: TestUser[] = [];
  let [ofAna, ofBen]: Ids[] = [];
  const nobodys: Ids = {
    profile: randomInt(2 ** 47),
    ownProfile: randomInt(2 ** 47),
    date: randomUUID(),
    attachment: 'f'.repeat(48),
    note: randomUUID(),
    plan: randomUUID(),
  };
  beforeAll(async () => {
    test = await aTestApp(database);
    [ana, ben] = [await aUser(test), await aUser(test)];
    [ofAna, ofBen] = [await thingsOf(ana), await thingsOf(ben)];
  });
  afterAll(() => test.close());

  it.each(references)(
    '[API-03] thing answers 404 like one that never existed: %s',
    async (_name, request) => {
      if (!ana || !ben || !ofAna || !ofBen) throw new Error('not set up');
      const before = await everythingOf(ana);
      const ask = async (ids: Ids, own: Ids) => {
        const options = await request(ids, own);
        return ben?.inject({ ...options, url: `/api${String(options.url)}` });
      };
      const [foreign, absent] = [await ask(ofAna, ofBen), await ask(nobodys, ofBen)];
      expect([foreign?.statusCode, foreign?.body]).toEqual([404, absent?.body]);
      expect(foreign?.json()).toMatchObject({ code: 'not-found' });
      expect(await everythingOf(ana)).toEqual(before);
    },
  );

  it('export holds everything of one user and nothing of another', async () => {
    if (!ana || !ofAna || !ofBen) throw new Error('not set up');
    const everything = JSON.stringify(await everythingOf(ana));
    for (const id of Object.values(ofAna)) expect(everything).toContain(String(id));
    for (const id of Object.values(ofBen)) expect(everything).not.toContain(String(id));
  });
});

describe('an export as a zip', () => {
  it('holds the document and the files of the photos', async () => {
    const test = await aTestApp(sqlite);
    const ana = await aUser(test);
    const { attachment } = await thingsOf(ana);
    const answer = await ana.inject('/api/users/me/export?format=zip');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = unzipSync(answer.rawPayload);
    expect(Object.keys(files).sort()).toEqual([`photos/${attachment}.webp`, 'rendezvous.json']);
    expect(Buffer.from(files['rendezvous.json'] ?? []).toString()).toContain(ana.email);
    const photo = await ana.inject(`/api/photos/${attachment}`);
    expect(Buffer.from(files[`photos/${attachment}.webp`] ?? []).equals(photo.rawPayload)).toBe(
      true,
    );
    await test.close();
  });
});

describe('somebody who is not signed in', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(sqlite);
  });
  afterAll(() => test.close());

  it.each(privateEndpoints.map(({ method, path }) => [method, path] as const))(
    '[API-02] is refused %s %s before anything is looked at',
    async (method, path) => {
      const answer = await test.app.inject({
        method,
        url: `/api${path}`,
        ...(method !== 'GET' &&
          method !== 'DELETE' && { headers: { 'content-type': 'text/plain' }, payload: '{' }),
      });
      expect(answer.json()).toMatchObject({ status: 401, code: 'signed-out' });
    },
  );

  it('may only see photos', () => {
    expect(privateEndpoints.length).toBe(endpoints.length - 1);
    expect(endpoints.filter(({ access }) => access === 'anyone').map(({ path }) => path)).toEqual([
      '/photos/:id',
    ]);
  });
});
