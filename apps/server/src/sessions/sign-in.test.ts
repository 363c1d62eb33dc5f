import { hash } from '@node-rs/argon2';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passwordCost } from '../passwords/passwords.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { anAddress, anEmail, aPassword, aUser, post } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';

const statusesOf = (answers: readonly LightMyRequestResponse[]) =>
  answers.map(({ statusCode }) => statusCode);

describeOnBothDatabases('signing in', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());

  const tryIn = (email: string, password: string, from: string) =>
    post(test.app, '/token/pair', { email, password }, from);

  it('[AUTH-02] answers a wrong password, an unknown e-mail, none at all and a Google account alike', async () => {
    const ana = await aUser(test);
    const google = await test.store.users.create({
      email: anEmail(),
      passwordHash: null,
      googleSub: anEmail(),
      isEmailConfirmed: true,
      firstName: '',
      lastName: '',
      now: 0,
    });
    const answers = await Promise.all(
      [ana.email, anEmail(), 'no e-mail', '', '\ud800@example.com', google?.email ?? ''].map(
        (email) => tryIn(email, 'wrong password', anAddress()),
      ),
    );
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.body).toBe(answers[0]?.body);
      expect({ ...answer.headers, 'x-request-id': '', date: '' }).toEqual({
        ...answers[0]?.headers,
        'x-request-id': '',
        date: '',
      });
    }
    expect(answers[0]?.json()).toMatchObject({
      code: 'bad-credentials',
      detail: 'Invalid email or password',
    });
  });

  it('accepts any text as a password, and compares it', async () => {
    const ana = await aUser(test);
    for (const password of ['', '\ud800', '🍷'.repeat(250), 'x'.repeat(1000)])
      expect((await tryIn(ana.email, password, anAddress())).statusCode).toBe(401);
    for (const [email, password] of [
      [ana.email, 'x'.repeat(1001)],
      ['x'.repeat(1001), aPassword],
      [ana.email, '\0'],
      ['a\0b@example.com', aPassword],
      [ana.email, null],
      [7, aPassword],
    ]) {
      expect((await post(test.app, '/token/pair', { email, password })).statusCode).toBe(422);
    }
  });
});

describeOnBothDatabases('signing in, with hashing as expensive as in production', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(database, { passwordCost });
  });
  afterAll(() => test.close());

  const tryIn = (email: string, password: string, from: string) =>
    post(test.app, '/token/pair', { email, password }, from);
  const passwordHashOf = async (id: number) =>
    (
      await test.db
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).password_hash ?? '';

  it('lets the owner in from a known browser before all waiting strangers', async () => {
    const ana = await aUser(test);
    const withDevice = (cookie?: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/token/pair',
        remoteAddress: anAddress(),
        payload: { email: ana.email, password: aPassword },
        ...(cookie !== undefined && { cookies: { device: cookie } }),
      });
    const device = (await withDevice()).cookies[0]?.value;
    const strangers = Array.from({ length: 38 }, (_, i) =>
      tryIn(anEmail(), 'wrong password', `2001:db8:${i + 256}::1`),
    );
    const owners = [withDevice(device), withDevice(device)];
    expect(statusesOf(await Promise.all(owners))).toEqual([200, 200]);
    const statuses = statusesOf(await Promise.all(strangers));
    expect(statuses).toContain(503);
    expect(new Set(statuses)).toEqual(new Set([401, 503]));
  });

  it('rehashes a weaker hash at the next sign-in', async () => {
    const ana = await aUser(test);
    const weak = await hash(aPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await test.db
      .updateTable('users')
      .set({ password_hash: weak })
      .where('id', '=', ana.id)
      .execute();
    expect((await tryIn(ana.email, 'wrong', anAddress())).statusCode).toBe(401);
    expect(await passwordHashOf(ana.id)).toBe(weak);
    expect((await tryIn(ana.email, aPassword, anAddress())).statusCode).toBe(200);
    expect(await passwordHashOf(ana.id)).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect((await tryIn(ana.email, aPassword, anAddress())).statusCode).toBe(200);
  });
});
