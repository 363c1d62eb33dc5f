import { randomInt } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { attemptLimits } from '../limits/require-attempt.ts';
import { familyOf, networkOf } from '../platform/http/network-of.ts';
import { attemptKey } from '../limits/attempt-key.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { anAddress, anEmail, aPassword, aUser, post } from '../testing/a-user.ts';
import { describeOnBothDatabases, sqlite } from '../testing/databases.ts';

/** The sorted statuses of this many attempts with wrong passwords, a dozen at a time. */
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

const statusesOf = (answers: readonly LightMyRequestResponse[]) =>
  answers.map(({ statusCode }) => statusCode);

const start = new Date('2026-11-20T18:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);

describeOnBothDatabases('limits on passwords', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());
  afterEach(() => {
    test.clock.now = start;
  });

  const tryIn = (email: string, password: string, from: string) =>
    post(test.app, '/token/pair', { email, password }, from);

  it('checks ten wrong passwords from one network in ten minutes, then none', async () => {
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

  it('counts an IPv6 household as one network, and does not count correct passwords', async () => {
    const ana = await aUser(test);
    let host = 1;
    const fromHousehold = (password: string) =>
      tryIn(ana.email, password, `2001:db8:7:7::${host++}`);
    expect(await guess(9, fromHousehold)).toEqual(Array(9).fill(401));
    for (let i = 0; i < 3; i++) expect((await fromHousehold(aPassword)).statusCode).toBe(200);
    expect((await fromHousehold('guess 10')).statusCode).toBe(401);
    expect((await tryIn(ana.email, aPassword, '2001:db8:7:99::9')).statusCode).toBe(429);
    expect((await tryIn(ana.email, aPassword, '2001:db8:7:107::1')).statusCode).toBe(200);
  });

  it('[AUTH-02] counts the failures of an e-mail nobody has in the same way', async () => {
    const [nobody, attacker] = [anEmail(), anAddress()];
    expect(await guess(11, (password) => tryIn(nobody, password, attacker))).toEqual([
      ...Array<number>(10).fill(401),
      429,
    ]);
  });

  it('checks no password from a network that was wrong about three hundred accounts within the hour', async () => {
    const [ana, attacker] = [await aUser(test), anAddress()];
    const spend = () =>
      test.store.attempts.take(
        attemptKey('signInsFromNetwork', networkOf(attacker)),
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

  it('limits wrong passwords per hour from unknown networks, and still lets the owner in', async () => {
    const [home, stranger] = [anAddress(), anAddress()];
    const ana = await aUser(test);
    expect((await tryIn(ana.email, aPassword, home)).statusCode).toBe(200);
    let host = 0;
    const guessNearby = (password: string) => tryIn(ana.email, password, `172.16.1.${++host}`);
    for (let i = 0; i < 30; i++)
      await test.store.attempts.take(
        attemptKey('signIn', ana.email),
        attemptLimits.signIn,
        start.getTime(),
      );
    // No neighborhood of networks spends more than so many of what all strangers share.
    expect(await guess(22, guessNearby)).toEqual([...Array<number>(20).fill(401), 429, 429]);
    expect((await tryIn(ana.email, 'a guess', stranger)).statusCode).toBe(401);
    expect((await tryIn(ana.email, aPassword, stranger)).statusCode).toBe(429);
    // Nobody can have spent the first try of every neighborhood.
    expect((await tryIn(ana.email, aPassword, '198.51.100.7')).statusCode).toBe(200);
    expect((await tryIn(ana.email, 'guess 53', '198.51.100.8')).statusCode).toBe(401);
    expect((await tryIn(ana.email, 'guess 54', '198.51.100.9')).statusCode).toBe(429);

    expect((await tryIn(ana.email, 'a typo of mine', home)).statusCode).toBe(401);
    expect((await tryIn(ana.email, aPassword, home)).statusCode).toBe(200);
    test.clock.now = later(60 * 60_000);
    expect((await tryIn(ana.email, aPassword, stranger)).statusCode).toBe(200);
  });

  it('recognizes a browser that was signed in before, from any network, while strangers guess', async () => {
    const ana = await aUser(test);
    const spend = async () => {
      for (const [key, limit] of [
        [attemptKey('signIn', ana.email), attemptLimits.signIn],
        [attemptKey('signInOfFamilies', ana.email), attemptLimits.signInOfFamilies],
      ] as const)
        while (await test.store.attempts.take(key, limit, start.getTime()));
    };
    const tryWith = (password: string, cookie?: string, email = ana.email) =>
      test.app.inject({
        method: 'POST',
        url: '/api/token/pair',
        remoteAddress: anAddress(),
        payload: { email, password },
        ...(cookie !== undefined && { cookies: { device: cookie } }),
      });
    const first = await tryWith(aPassword);
    const [cookie] = first.cookies;
    expect(cookie).toMatchObject({
      name: 'device',
      path: '/api/token/pair',
      httpOnly: true,
      sameSite: 'Lax',
    });
    await spend();
    expect((await tryWith(aPassword)).statusCode).toBe(429);
    expect((await tryWith(aPassword, cookie?.value)).statusCode).toBe(200);
    for (const forged of ['', 'x', `${cookie?.value}x`, `1${cookie?.value}`])
      expect((await tryWith(aPassword, forged)).statusCode).toBe(429);

    const ben = await aUser(test);
    const bens = (await tryWith(aPassword, undefined, ben.email)).cookies[0];
    expect((await tryWith(aPassword, bens?.value)).statusCode).toBe(429);
    const spent = {
      key: attemptKey('signInKnown', ana.email, cookie?.value.split('.')[1] ?? ''),
    };
    while (await test.store.attempts.take(spent.key, attemptLimits.signInKnown, start.getTime()));
    expect((await tryWith(aPassword, cookie?.value)).statusCode).toBe(429);
  });

  it('lets the owner in from a known browser, whatever others on the same network do', async () => {
    // In a neighborhood of its own, all of whose turns are spent here.
    const [ana, cafe] = [await aUser(test), `203.0.${randomInt(256)}.7`];
    const tryWith = (password: string, cookie?: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/token/pair',
        remoteAddress: cafe,
        payload: { email: ana.email, password },
        ...(cookie !== undefined && { cookies: { device: cookie } }),
      });
    const device = (await tryWith(aPassword)).cookies[0]?.value ?? '';
    expect(await guess(11, tryWith)).toEqual([...Array<number>(10).fill(401), 429]);
    for (const [key, limit] of [
      [attemptKey('passwordsFromNetwork', networkOf(cafe)), attemptLimits.passwordsFromNetwork],
      [attemptKey('signInsFromNetwork', networkOf(cafe)), attemptLimits.signInsFromNetwork],
      [
        attemptKey('passwordsFromFamily', familyOf(networkOf(cafe))),
        attemptLimits.passwordsFromFamily,
      ],
    ] as const)
      while (await test.store.attempts.take(key, limit, start.getTime()));
    expect((await tryWith(aPassword)).statusCode).toBe(429);

    const again = await tryWith(aPassword, device);
    expect(again.statusCode).toBe(200);
    // The same browser still, with what it has left.
    expect(again.cookies[0]?.value).toBe(device);
    expect(await guess(11, (password) => tryWith(password, device))).toEqual([
      ...Array<number>(10).fill(401),
      429,
    ]);
    expect((await tryWith(aPassword, device)).statusCode).toBe(429);
  });

  it('limits passwords per network and account, correct ones included', async () => {
    const [ana, from] = [await aUser(test), anAddress()];
    const key = attemptKey('passwordsForAccount', ana.email, networkOf(from));
    for (let i = 0; i < 39; i++)
      await test.store.attempts.take(key, attemptLimits.passwordsForAccount, start.getTime());
    expect(
      statusesOf([
        await tryIn(ana.email, aPassword, from),
        await tryIn(ana.email, aPassword, from),
        await tryIn(ana.email, aPassword, anAddress()),
      ]),
    ).toEqual([200, 429, 200]);
  });

  it('limits passwords per account from all networks, correct ones included, and lets its browsers in', async () => {
    const ana = await aUser(test);
    const withDevice = (device: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/token/pair',
        remoteAddress: anAddress(),
        payload: { email: ana.email, password: aPassword },
        cookies: { device },
      });
    const spend = async (name: 'passwordsOfStrangers' | 'passwordsOfKnownNetworks', left = 0) => {
      for (let i = 0; i < attemptLimits[name].most - left; i++)
        await test.store.attempts.take(
          attemptKey(name, ana.email),
          attemptLimits[name],
          start.getTime(),
        );
    };
    // Wrong ones end before, so that no stranger without the password comes so far.
    expect(attemptLimits.signIn.most + attemptLimits.signInOfFamilies.most).toBeLessThan(
      attemptLimits.passwordsOfStrangers.most,
    );
    await spend('passwordsOfStrangers', 1);
    const home = anAddress();
    const first = await tryIn(ana.email, aPassword, home);
    expect(first.statusCode).toBe(200);
    expect((await tryIn(ana.email, aPassword, anAddress())).statusCode).toBe(429);
    expect((await tryIn(ana.email, aPassword, home)).statusCode).toBe(200);
    await spend('passwordsOfKnownNetworks');
    expect((await tryIn(ana.email, aPassword, home)).statusCode).toBe(429);
    expect((await withDevice(first.cookies[0]?.value ?? '')).statusCode).toBe(200);
  });

  it('allows twenty new accounts a day from one network', async () => {
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

describe('limits on passwords with RATE_LIMITS=off', () => {
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
