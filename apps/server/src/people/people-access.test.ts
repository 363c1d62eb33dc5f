import { randomInt, randomUUID } from 'node:crypto';
import * as contract from '@rendezvous/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { describeOnBothDatabases, sqlite } from '../testing/databases.ts';
import { type Ids, thingsOf, references } from './testing/private-things.ts';

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

async function everythingOf(user: TestUser): Promise<unknown> {
  const answer = await user.inject('/api/users/me/export');
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

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
