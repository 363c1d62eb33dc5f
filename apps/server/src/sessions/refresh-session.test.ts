import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { askAs, aUser, post, type TestUser } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';

const daysMs = (days: number) => days * 24 * 60 * 60_000;

interface Pair {
  readonly access: string;
  readonly refresh: string;
}

describeOnBothDatabases('a session', (database) => {
  let test: TestApp;
  let ana: TestUser;
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.now = new Date('2026-11-20T18:00:00Z');
    ana = await aUser(test);
  });

  const wait = (ms: number) => {
    test.clock.now = new Date(test.clock.now.getTime() + ms);
  };
  const refreshWith = (refresh: string, rotate?: boolean) =>
    post(test.app, '/token/refresh', { refresh, ...(rotate !== undefined && { rotate }) });
  const rotate = async (refresh: string): Promise<Pair> => {
    const answer = await refreshWith(refresh, true);
    expect(answer.statusCode).toBe(200);
    return answer.json<Pair>();
  };
  const me = (access: string) => askAs(test.app, access, { url: '/api/users/me' });
  const expectSignedOut = (answer: LightMyRequestResponse) => {
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'signed-out' });
  };

  it('[API-01] gives a literal client one access token after another, and keeps its refresh token', async () => {
    for (let i = 0; i < 50; i++) {
      wait(14 * 60_000);
      const answer = await refreshWith(ana.refresh);
      expect(answer.statusCode).toBe(200);
      expect(Object.keys(answer.json())).toEqual(['access']);
      expect((await me(answer.json<Pair>().access)).json()).toMatchObject({ id: ana.id });
    }
  });

  it('ends 30 days after the sign-in for a literal client, and goes on for one that rotates', async () => {
    const other = await aUser(test);
    wait(daysMs(29));
    expect((await refreshWith(ana.refresh)).statusCode).toBe(200);
    const { refresh } = await rotate(other.refresh);
    wait(daysMs(2));
    expectSignedOut(await refreshWith(ana.refresh));
    await rotate(refresh);
    wait(daysMs(30));
    expectSignedOut(await refreshWith(refresh, true));
  });

  it('lets an access token live 15 minutes', async () => {
    wait(15 * 60_000 - 1000);
    expect((await me(ana.access)).statusCode).toBe(200);
    wait(1000);
    expectSignedOut(await me(ana.access));
  });

  it('rotates: each token gives the next', async () => {
    let { refresh } = ana;
    const seen = new Set([refresh]);
    for (let i = 0; i < 5; i++) {
      wait(14 * 60_000);
      const pair = await rotate(refresh);
      expect((await me(pair.access)).statusCode).toBe(200);
      refresh = pair.refresh;
      seen.add(refresh);
    }
    expect(seen.size).toBe(6);
  });

  it('returns the same child again after a lost answer, however late', async () => {
    const first = await rotate(ana.refresh);
    wait(daysMs(3));
    const again = await rotate(ana.refresh);
    expect(again.refresh).toBe(first.refresh);
    expect((await me(again.access)).statusCode).toBe(200);
    await rotate(again.refresh);
  });

  it('accepts the previous token for 30 seconds after the child was used, then treats it as stolen', async () => {
    const child = await rotate(ana.refresh);
    expect((await me(child.access)).statusCode).toBe(200);
    wait(30_000);
    expect((await rotate(ana.refresh)).refresh).toBe(child.refresh);
    expect((await me(child.access)).statusCode).toBe(200);
    wait(1);
    expectSignedOut(await refreshWith(ana.refresh, true));
    expectSignedOut(await me(child.access));
    expectSignedOut(await refreshWith(child.refresh, true));
  });

  it('counts use of the access token as use of the child, so that alternating with a thief ends', async () => {
    const victim = await rotate(ana.refresh);
    wait(60_000);
    expect((await rotate(ana.refresh)).refresh).toBe(victim.refresh);
    expect((await me(victim.access)).statusCode).toBe(200);
    wait(30_001);
    expectSignedOut(await refreshWith(ana.refresh, true));
    expectSignedOut(await me(victim.access));
  });

  it('ends the family when an old token is reused, with or without the flag', async () => {
    let { refresh } = ana;
    for (let i = 0; i < 3; i++) {
      refresh = (await rotate(refresh)).refresh;
      wait(60_000);
    }
    expectSignedOut(await refreshWith(ana.refresh));
    expectSignedOut(await refreshWith(refresh, true));
  });

  it('cannot be made to stop rotating', async () => {
    const { refresh } = await rotate(ana.refresh);
    const answer = await refreshWith(refresh);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Pair>().refresh).toEqual(expect.any(String));
    wait(14 * 60_000);
    await rotate(answer.json<Pair>().refresh);
    wait(30_001);
    expectSignedOut(await refreshWith(refresh));
  });

  it('gives one child to twenty refreshes at once', async () => {
    const pairs = await Promise.all(Array.from({ length: 20 }, () => rotate(ana.refresh)));
    expect(new Set(pairs.map(({ refresh }) => refresh)).size).toBe(1);
    for (const { access } of pairs) expect((await me(access)).statusCode).toBe(200);
    await rotate(pairs[0]?.refresh ?? '');
  });

  it('[AUTH-09] ends when any of its refresh tokens is revoked, and revoking always succeeds', async () => {
    const { access } = await rotate(ana.refresh);
    for (const refresh of [
      ana.refresh,
      ana.refresh,
      'nothing',
      '',
      'x'.repeat(4096),
      '\0\ud800',
      ana.access,
    ]) {
      const answer = await post(test.app, '/token/revoke/', { refresh });
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
    }
    for (const payload of [
      {},
      { refresh: null },
      { refresh: 7 },
      { refresh: 'x'.repeat(5000) },
      [],
    ])
      expect((await post(test.app, '/token/revoke', payload)).statusCode).toBe(204);
    const bare = await test.app.inject({ method: 'POST', url: '/api/token/revoke' });
    expect(bare.statusCode).toBe(204);
    expectSignedOut(await me(access));
    expectSignedOut(await refreshWith(ana.refresh, true));
  });

  it('accepts only its own refresh tokens', async () => {
    for (const refresh of [
      '',
      'nothing',
      ana.access,
      `${ana.refresh}x`,
      ana.refresh.slice(1),
      '\0\ud800',
    ])
      expectSignedOut(await refreshWith(refresh));
    expect((await post(test.app, '/token/refresh', {})).json()).toMatchObject({
      code: 'invalid-input',
      errors: { refresh: [expect.any(String)] },
    });
  });

  it('is independent of other sessions', async () => {
    const other = (
      await post(test.app, '/token/pair', { email: ana.email, password: ana.password })
    ).json<Pair>();
    await post(test.app, '/token/revoke', { refresh: other.refresh });
    expectSignedOut(await me(other.access));
    expect((await me(ana.access)).statusCode).toBe(200);
  });
});
