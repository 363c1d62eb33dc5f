import { hash } from '@node-rs/argon2';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { attemptLimits } from '../commands/require-attempt.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { networkOf } from '../store/address-counters.ts';
import { attemptKey } from '../store/attempts.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { anAddress, anEmail, aPassword, aUser, post } from '../testing/a-user.ts';
import { describeOnBothDatabases, sqlite } from '../testing/databases.ts';

/** What is answered to so many wrong passwords, a dozen at a time, in the order of the numbers. */
async function guess(
  count: number,
  attempt: (guess: string) => Promise<LightMyRequestResponse>,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let done = 0; done < count; done += 13) {
    const batch = Array.from({ length: Math.min(13, count - done) }, (_, i) =>
      attempt(`guess ${done + i}`),
    );
    statuses.push(...(await Promise.all(batch)).map(({ statusCode }) => statusCode));
  }
  return statuses.sort();
}

const start = new Date('2026-11-20T18:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);

describeOnBothDatabases('signing in', (database) => {
  let test: TestApp;
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await database.open();
    test = await aTestApp({ open: async () => opened });
  });
  afterAll(() => test.close());
  afterEach(() => {
    test.clock.now = start;
  });

  const tryIn = (email: string, password: string, from: string) =>
    post(test.app, '/token/pair', { email, password }, from);
  const statusesOf = (answers: readonly LightMyRequestResponse[]) =>
    answers.map(({ statusCode }) => statusCode);
  const passwordHashOf = async (id: number) =>
    (
      await opened.db
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).password_hash ?? '';

  it('[AUTH-02] answers a wrong password, an unknown e-mail, none at all and a Google account alike', async () => {
    const ana = await aUser(test);
    const google = await test.store.users.create({
      email: anEmail(),
      passwordHash: null,
      googleSub: anEmail(),
      firstName: '',
      lastName: '',
      now: 0,
    });
    const answers = await Promise.all(
      [
        ana.email,
        anEmail(),
        'no e-mail',
        '',
        'a\0b@example.com',
        '\ud800@example.com',
        google?.email ?? '',
      ].map((email) => tryIn(email, 'wrong password', anAddress())),
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

  it('takes any text for a password, and compares it', async () => {
    const ana = await aUser(test);
    for (const password of ['', '\0', '\ud800', '🍷'.repeat(250), 'x'.repeat(1000)])
      expect((await tryIn(ana.email, password, anAddress())).statusCode).toBe(401);
    for (const [email, password] of [
      [ana.email, 'x'.repeat(1001)],
      ['x'.repeat(1001), aPassword],
      [ana.email, null],
      [7, aPassword],
    ]) {
      expect((await post(test.app, '/token/pair', { email, password })).statusCode).toBe(422);
    }
  });

  it('looks at ten wrong passwords from one network in ten minutes, and then at none', async () => {
    const ana = await aUser(test);
    const attacker = anAddress();
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, i) =>
        tryIn(
          [ana.email, ana.email.toUpperCase(), ` ${ana.email} `][i % 3] ?? '',
          `guess ${i}`,
          attacker,
        ),
      ),
    );
    expect(statusesOf(answers).sort()).toEqual([
      ...Array<number>(10).fill(401),
      ...Array<number>(15).fill(429),
    ]);

    const refused = await tryIn(ana.email, aPassword, attacker);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('600');
    expect(refused.json()).toMatchObject({ code: 'too-many-requests' });
    test.clock.now = later(10 * 60_000 - 1);
    expect((await tryIn(ana.email, aPassword, attacker)).statusCode).toBe(429);
    test.clock.now = later(10 * 60_000);
    expect((await tryIn(ana.email, aPassword, attacker)).statusCode).toBe(200);
  });

  it('counts one IPv6 household as one network, and does not count what is right', async () => {
    const ana = await aUser(test);
    let host = 1;
    const fromHousehold = (password: string) =>
      tryIn(ana.email, password, `2001:db8:7:7::${host++}`);
    expect(await guess(9, fromHousehold)).toEqual(Array(9).fill(401));
    for (let i = 0; i < 3; i++) expect((await fromHousehold(aPassword)).statusCode).toBe(200);
    expect((await fromHousehold('guess 10')).statusCode).toBe(401);
    expect((await tryIn(ana.email, aPassword, '2001:db8:7:7:ffff::9')).statusCode).toBe(429);
    expect((await tryIn(ana.email, aPassword, '2001:db8:7:8::1')).statusCode).toBe(200);
  });

  it('[AUTH-02] counts the failures of an e-mail nobody has in the same way', async () => {
    const [nobody, attacker] = [anEmail(), anAddress()];
    expect(await guess(11, (password) => tryIn(nobody, password, attacker))).toEqual([
      ...Array<number>(10).fill(401),
      429,
    ]);
  });

  it('looks at no password from a network that was wrong about three hundred accounts within the hour', async () => {
    const [ana, attacker] = [await aUser(test), anAddress()];
    const spend = () =>
      test.store.attempts.take(
        attemptKey('sign-ins-from', networkOf(attacker)),
        attemptLimits.signInsFromNetwork,
        start.getTime(),
      );
    for (let i = 0; i < 299; i++) await spend();
    expect(
      statusesOf([
        await tryIn(anEmail(), 'wrong password', attacker),
        await tryIn(ana.email, aPassword, attacker),
      ]),
    ).toEqual([401, 429]);
    expect((await tryIn(ana.email, aPassword, anAddress())).statusCode).toBe(200);
  });

  it('looks at fifty wrong passwords in an hour from networks it does not know, and still lets the owner in', async () => {
    const [home, stranger] = [anAddress(), anAddress()];
    const ana = await aUser(test);
    expect((await tryIn(ana.email, aPassword, home)).statusCode).toBe(200);
    expect(await guess(52, (password) => tryIn(ana.email, password, anAddress()))).toEqual([
      ...Array<number>(50).fill(401),
      429,
      429,
    ]);
    expect((await tryIn(ana.email, aPassword, stranger)).statusCode).toBe(429);

    expect((await tryIn(ana.email, 'a typo of mine', home)).statusCode).toBe(401);
    expect((await tryIn(ana.email, aPassword, home)).statusCode).toBe(200);
    test.clock.now = later(60 * 60_000);
    expect((await tryIn(ana.email, aPassword, stranger)).statusCode).toBe(200);
  });

  it('hashes again, at the next sign-in, what was hashed in a weaker way', async () => {
    const ana = await aUser(test);
    expect(await passwordHashOf(ana.id)).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    const weak = await hash(aPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await opened.db
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

  it('makes at most twenty accounts a day from one network', async () => {
    const school = anAddress();
    const register = () =>
      post(test.app, '/users/register', { email: anEmail(), password: aPassword }, school);
    expect(await guess(21, register)).toEqual([...Array<number>(20).fill(201), 429]);
    expect((await register()).headers).toMatchObject({
      'content-type': 'application/problem+json',
      'retry-after': String(24 * 60 * 60),
    });
    test.clock.now = later(24 * 60 * 60_000);
    expect((await register()).statusCode).toBe(201);
  });
});

describe('with RATE_LIMITS=off', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(sqlite, { env: { RATE_LIMITS: 'off' } });
  });
  afterAll(() => test.close());

  it('no network is limited, but an account stays protected', async () => {
    const from = anAddress();
    const ana = await aUser(test);
    expect(
      await guess(52, (password) =>
        post(test.app, '/token/pair', { email: ana.email, password }, from),
      ),
    ).toEqual([...Array<number>(50).fill(401), 429, 429]);
    expect(
      await guess(22, () =>
        post(test.app, '/users/register', { email: anEmail(), password: aPassword }, from),
      ),
    ).toEqual(Array(22).fill(201));
  });
});
