import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteOldRows } from '../delete-old-rows.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { anAddress, anEmail, aPassword, askAs, post } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';

describeOnBothDatabases('what happened to accounts', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());

  const events = () =>
    test.db.selectFrom('account_events').selectAll().orderBy('happened_at').execute();
  const tick = () => {
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
  };

  it('is recorded once each, from the first day to the last, without naming anybody', async () => {
    const [email, home, cafe] = [anEmail(), anAddress(), anAddress()];
    const signIn = async (password: string, from: string) => {
      tick();
      return (await post(test.app, '/token/pair', { email, password }, from)).json<{
        access: string;
        refresh: string;
      }>();
    };
    const { id } = (
      await post(
        test.app,
        '/users/register',
        { email, password: aPassword, first_name: 'Ana', last_name: 'Marsh' },
        home,
      )
    ).json<{ id: number }>();
    const { access, refresh } = await signIn(aPassword, home);
    await signIn('wrong password', cafe);
    const other = await signIn(aPassword, home);
    const does = async (request: Parameters<typeof askAs>[2]) => {
      tick();
      expect((await askAs(test.app, access, request)).statusCode).toBeLessThan(300);
    };
    tick();
    await post(test.app, '/token/revoke', { refresh: other.refresh }, home);
    tick();
    const child = (await post(test.app, '/token/refresh', { refresh, rotate: true })).json<{
      access: string;
    }>();
    await does({ method: 'PATCH', url: '/api/users/me', payload: { email: `new-${email}` } });
    await does({
      method: 'POST',
      url: '/api/users/me/change-password',
      payload: { current_password: aPassword, new_password: 'ocean beach at five' },
    });
    await does({ method: 'POST', url: '/api/calendar/feed' });
    await does({ url: '/api/users/me/export' });
    // The child has been used, and the grace is over: whoever comes with its parent has a copy.
    await askAs(test.app, child.access, { url: '/api/users/me' });
    test.clock.now = new Date(test.clock.now.getTime() + 31_000);
    await post(test.app, '/token/refresh', { refresh, rotate: true });
    tick();
    const last = (
      await post(
        test.app,
        '/token/pair',
        { email: `new-${email}`, password: 'ocean beach at five' },
        home,
      )
    ).json<{ access: string }>();
    tick();
    await askAs(test.app, last.access, { method: 'DELETE', url: '/api/users/me', payload: {} });

    const noted = await events();
    expect(noted.map(({ event }) => event)).toEqual([
      'registered',
      'signed-in',
      'sign-in-refused',
      'signed-in',
      'signed-out',
      'email-changed',
      'password-changed',
      'calendar-feed-made',
      'data-exported',
      'copied-token-used',
      'signed-in',
      'account-deleted',
    ]);
    expect(new Set(noted.map(({ actor }) => actor)).size).toBe(1);
    expect(
      new Set(noted.map(({ network }) => network).filter((network) => network !== '')).size,
    ).toBe(3);
    const text = JSON.stringify(noted.map(({ event, actor, network }) => [event, actor, network]));
    for (const name of [email, String(id), 'Ana', home, cafe]) expect(text).not.toContain(name);
  });

  it('is forgotten after ninety days', async () => {
    await post(test.app, '/token/pair', { email: anEmail(), password: aPassword }, anAddress());
    expect(await events()).not.toEqual([]);
    await deleteOldRows(test.store, new Date(test.clock.now.getTime() + 89 * 86_400_000));
    expect(await events()).not.toEqual([]);
    await deleteOldRows(test.store, new Date(test.clock.now.getTime() + 91 * 86_400_000));
    expect(await events()).toEqual([]);
  });
});
