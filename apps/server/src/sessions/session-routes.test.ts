import { randomUUID } from 'node:crypto';
import type { ListedSession } from '@rendezvous/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { anAddress, anEmail, askAs, aUser, post } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';

const minuteMs = 60_000;
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

describeOnBothDatabases('sessions', (database) => {
  let test: TestApp;
  const google = { sub: anEmail(), email: anEmail() };
  beforeAll(async () => {
    test = await aTestApp(database, { findGoogleAccount: async () => google });
  });
  afterAll(() => test.close());
  beforeEach(() => {
    test.clock.now = new Date('2026-11-20T18:00:00Z');
  });

  const list = async (access: string) =>
    (await askAs(test.app, access, { url: '/api/users/me/sessions' })).json<ListedSession[]>();
  const end = (access: string, path = '') =>
    askAs(test.app, access, { method: 'DELETE', url: `/api/users/me/sessions${path}` });
  const signIn = async (path: string, payload: object) =>
    (
      await test.app.inject({
        method: 'POST',
        url: `/api${path}`,
        remoteAddress: anAddress(),
        headers: { 'user-agent': safari },
        payload,
      })
    ).json<{ access: string; refresh: string }>();

  it('are listed with device and times, the last used first', async () => {
    const ana = await aUser(test);
    test.clock.now = new Date(test.clock.now.getTime() + 10 * minuteMs);
    const phone = await signIn('/token/pair', { email: ana.email, password: ana.password });
    const [opened, used] = ['2026-11-20T18:10:00.000Z', '2026-11-20T18:14:00.000Z'];
    expect(await list(phone.access)).toEqual([
      {
        id: expect.any(String),
        created_at: opened,
        last_used_at: opened,
        device: 'Safari on iPhone',
        current: true,
      },
      {
        id: expect.any(String),
        created_at: '2026-11-20T18:00:00.000Z',
        last_used_at: '2026-11-20T18:00:00.000Z',
        device: 'Chrome on Android',
        current: false,
      },
    ]);
    test.clock.now = new Date(used);
    await post(test.app, '/token/refresh', { refresh: ana.refresh });
    expect(await list(ana.access)).toMatchObject([
      { device: 'Chrome on Android', last_used_at: used, current: true },
      { device: 'Safari on iPhone', last_used_at: opened, current: false },
    ]);
    test.clock.now = new Date(test.clock.now.getTime() + 30 * 24 * 60 * minuteMs);
    const later = await signIn('/token/pair', { email: ana.email, password: ana.password });
    expect(await list(later.access)).toHaveLength(1);
  });

  it('end one by one, at once, and only for their owner', async () => {
    const [ana, ben] = [await aUser(test), await aUser(test)];
    const phone = await signIn('/token/pair', { email: ana.email, password: ana.password });
    const id = (await list(ana.access)).find(({ current }) => !current)?.id ?? '';
    expect((await end(ben.access, `/${id}`)).statusCode).toBe(404);
    expect((await end(ana.access, `/${randomUUID()}`)).statusCode).toBe(404);
    expect((await end(ana.access, '/x')).statusCode).toBe(422);
    expect((await end(ana.access, `/${id}`)).statusCode).toBe(204);
    expect((await end(ana.access, `/${id}`)).statusCode).toBe(404);
    expect((await askAs(test.app, phone.access, { url: '/api/users/me' })).statusCode).toBe(401);
    expect((await post(test.app, '/token/refresh', { refresh: phone.refresh })).statusCode).toBe(
      401,
    );
    expect(await list(ana.access)).toHaveLength(1);
  });

  it('end all but this one, even for accounts that only use Google', async () => {
    const sessions = [];
    for (let i = 0; i < 3; i++)
      sessions.push(await signIn('/social/google', { credential: 'ya29' }));
    const [here, ...others] = sessions;
    expect(await list(here?.access ?? '')).toHaveLength(3);
    expect((await end(here?.access ?? '')).statusCode).toBe(204);
    for (const { access } of others)
      expect((await askAs(test.app, access, { url: '/api/users/me' })).statusCode).toBe(401);
    const [current] = await list(here?.access ?? '');
    expect(current).toMatchObject({ current: true, device: 'Safari on iPhone' });
    expect((await end(here?.access ?? '', `/${current?.id}`)).statusCode).toBe(204);
    expect((await end(here?.access ?? '')).statusCode).toBe(401);
  });
});
