import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aForm, aJpeg } from '../testing/a-photo.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aPassword, aUser, post, type TestUser } from '../testing/a-user.ts';
import { sqlite } from '../testing/databases.ts';

let isDiskLow = false;
let test: TestApp;
let user: TestUser;
beforeAll(async () => {
  test = await aTestApp(sqlite, { isDiskLow: () => isDiskLow });
  user = await aUser(test);
});
afterAll(() => test.close());

const write = () =>
  user.ask('POST', '/history', { id: randomUUID(), date: '2026-11-19', notes: 'x'.repeat(2000) });

describe('a SQLite file that cannot grow', () => {
  it('refuses writes with 503, goes on reading, and accepts writes again as soon as there is room', async () => {
    expect((await write()).statusCode).toBe(201);
    // As on a full disk: SQLite itself says SQLITE_FULL, in the middle of a transaction. It takes
    // no fewer pages than there are.
    await sql.raw('PRAGMA max_page_count = 1').execute(test.db);
    const refused = [];
    for (let i = 0; i < 30; i += 1) refused.push(await write());
    const last = refused.at(-1);
    expect(last?.statusCode).toBe(503);
    expect(last?.headers['retry-after']).toBeDefined();
    expect(refused.filter(({ statusCode }) => ![201, 503].includes(statusCode))).toEqual([]);
    expect((await user.ask('GET', '/history')).statusCode).toBe(200);

    await sql.raw('PRAGMA max_page_count = 1073741823').execute(test.db);
    expect((await write()).statusCode).toBe(201);
  });

  it('is not ready when it cannot be written at all', async () => {
    await sql.raw('PRAGMA query_only = on').execute(test.db);
    await expect.poll(async () => (await test.app.inject('/api/readyz')).statusCode).toBe(503);
    expect((await write()).statusCode).toBe(503);
    expect((await user.ask('GET', '/history')).statusCode).toBe(200);
    await sql.raw('PRAGMA query_only = off').execute(test.db);
    expect((await test.app.inject('/api/readyz')).statusCode).toBe(200);
  });
});

describe('a disk that is nearly full', () => {
  it('accepts nothing more to store, and reports it', async () => {
    const { id } = (await user.ask('POST', '/profiles', { name: 'Sam' })).json<{ id: number }>();
    isDiskLow = true;
    const refused = [
      await write(),
      await user.ask('PUT', `/profiles/${id}`, { name: 'Kim' }),
      await user.inject({
        method: 'POST',
        url: `/api/profiles/${id}/upload-photo`,
        ...(await aForm(await aJpeg())),
      }),
      await test.app.inject('/api/readyz'),
    ];
    for (const answer of refused) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBeDefined();
      expect(answer.json()).toMatchObject({
        detail: expect.stringMatching(/unavailable .*disk is nearly full/),
      });
    }
  });

  it('goes on reading, signing in and deleting', async () => {
    isDiskLow = false;
    const { id } = (await user.ask('POST', '/profiles', { name: 'Sam' })).json<{ id: number }>();
    isDiskLow = true;
    const { email, refresh } = user;
    expect((await user.ask('GET', '/profiles')).statusCode).toBe(200);
    expect((await post(test.app, '/token/pair', { email, password: aPassword })).statusCode).toBe(
      200,
    );
    expect((await post(test.app, '/token/refresh', { refresh })).statusCode).toBe(200);
    expect((await user.ask('DELETE', `/profiles/${id}`)).statusCode).toBe(204);
    isDiskLow = false;
  });
});
