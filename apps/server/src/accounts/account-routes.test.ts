import { user as userSchema, type User } from '@rendezvous/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/db/open-database.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { anEmail, aPassword, askAs, aUser, post, signIn } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { countRows, fillTables, tablesOfUsers } from '../testing/rows-of-users.ts';

const minuteMs = 60_000;

describeOnBothDatabases('an account', (database) => {
  let test: TestApp;
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await database.open();
    test = await aTestApp({ open: async () => opened });
  });
  afterAll(() => test.close());

  it('[API-01] is made, signed in to, read, changed and deleted', async () => {
    const registered = await post(test.app, '/users/register/', {
      email: ' Ana.Lee@Example.com ',
      password: aPassword,
      first_name: ' Ana ',
      last_name: 'Lee',
      is_admin: true,
    });
    expect(registered.statusCode).toBe(201);
    const expected = {
      id: expect.any(Number),
      email: 'Ana.Lee@Example.com',
      first_name: 'Ana',
      last_name: 'Lee',
      username: 'Ana.Lee',
      profile: { avatar: null },
      reminders_by_mail: true,
      reminder_hour: 9,
      reminder_lead_days: null,
      email_confirmed: false,
      pending_email: null,
    };
    expect(registered.json()).toEqual(expected);
    expect(userSchema.parse(registered.json()).id).toBeGreaterThan(0);

    const ana = await signIn(test.app, { email: 'ana.lee@EXAMPLE.com' });
    expect((await ana.ask('GET', '/users/me')).json()).toEqual(expected);

    const patched = await ana.ask('PATCH', '/users/me/', {
      email: 'ana@example.com',
      first_name: 'Annie',
      last_name: '',
    });
    expect(patched.statusCode).toBe(200);
    expect(patched.json()).toEqual({
      ...expected,
      email: 'ana@example.com',
      first_name: 'Annie',
      last_name: '',
    });
    expect((await ana.ask('PATCH', '/users/me', { last_name: 'Li' })).json()).toMatchObject({
      email: 'ana@example.com',
      first_name: 'Annie',
      last_name: 'Li',
      username: 'Ana.Lee',
    });
    expect(
      (await post(test.app, '/token/pair', { email: 'ana.lee@example.com', password: aPassword }))
        .statusCode,
    ).toBe(401);
    await signIn(test.app, { email: 'ana@example.com' });

    const deleted = await ana.ask('DELETE', '/users/me');
    expect([deleted.statusCode, deleted.body]).toEqual([204, '']);
    expect((await ana.ask('GET', '/users/me')).statusCode).toBe(401);
    expect(
      (
        await post(test.app, '/token/pair', { email: 'ana@example.com', password: aPassword })
      ).json(),
    ).toMatchObject({ detail: 'Invalid email or password' });
    expect((await post(test.app, '/token/refresh', { refresh: ana.refresh })).statusCode).toBe(401);
    await aUser(test, { email: 'ana@example.com' });
  });

  it('answers a taken e-mail like an invalid field, in any letter case, also for nine of ten parallel requests', async () => {
    const email = anEmail();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? email : email.toUpperCase())).map(
        (each) => post(test.app, '/users/register', { email: each, password: aPassword }),
      ),
    );
    const [made = [], others = []] = [201, 400].map((status) =>
      answers.filter(({ statusCode }) => statusCode === status),
    );
    expect([made.length, others.length]).toEqual([1, 9]);
    const refused = await post(test.app, '/users/register', { email, password: aPassword });
    expect(refused.statusCode).toBe(400);
    expect(refused.headers['content-type']).toBe('application/json');
    expect(refused.json()).toEqual({ email: ['An account with this email already exists'] });
    for (const { headers, body } of others)
      expect([headers['content-type'], body]).toEqual([
        refused.headers['content-type'],
        refused.body,
      ]);
  });

  it('limits the e-mails tried per hour, whether they are taken or not', async () => {
    const [ana, ben] = [await aUser(test), await aUser(test)];
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++)
      statuses.push(
        (await ben.ask('PATCH', '/users/me', { email: i % 2 === 0 ? ana.email : anEmail() }))
          .statusCode,
      );
    expect(statuses).toEqual([409, 200, 409, 200, 409, 200, 409, 200, 409, 200, 429]);
    expect((await ben.ask('PATCH', '/users/me', { first_name: 'Ben' })).statusCode).toBe(200);
  });

  it('is refused an e-mail that another account has', async () => {
    const [ana, ben] = [await aUser(test), await aUser(test)];
    const refused = await ben.ask('PATCH', '/users/me', {
      email: ana.email.toUpperCase(),
      first_name: 'Ben',
    });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'email-taken',
      detail: 'Another account uses this email.',
    });
    expect((await ben.ask('GET', '/users/me')).json()).toMatchObject({
      email: ben.email,
      first_name: '',
    });
    expect(
      (await ben.ask('PATCH', '/users/me', { email: ben.email.toUpperCase() })).json<User>().email,
    ).toBe(ben.email.toUpperCase());
  });

  it('leaves no row when it is deleted during a sign-in', async () => {
    const ana = await aUser(test);
    const signingIn = Array.from({ length: 6 }, () =>
      post(test.app, '/token/pair', { email: ana.email, password: aPassword }),
    );
    const deleted = await ana.ask('DELETE', '/users/me', { current_password: aPassword });
    expect(deleted.statusCode).toBe(204);
    for (const { statusCode } of await Promise.all(signingIn))
      expect([200, 401]).toContain(statusCode);
    expect(await countRows(opened.db, 'sessions', ana.id)).toBe(0);
  });

  it('stores the time zone that the browser sent last, and rejects anything that is not one', async () => {
    const ana = await aUser(test);
    const zone = async (said?: string) => {
      await ana.inject({
        url: '/api/users/me',
        headers: said === undefined ? {} : { 'x-time-zone': said },
      });
      return (
        await opened.db
          .selectFrom('users')
          .select('time_zone')
          .where('id', '=', ana.id)
          .executeTakeFirstOrThrow()
      ).time_zone;
    };
    expect(await zone()).toBe('UTC');
    expect(await zone('America/Chicago')).toBe('America/Chicago');
    for (const said of [undefined, '', 'Mars/Olympus', 'x'.repeat(5000), "'; drop table users"])
      expect(await zone(said)).toBe('America/Chicago');
    expect(await zone('Asia/Tokyo')).toBe('Asia/Tokyo');
  });

  it('asks for the password again for a new e-mail and for deletion, from 15 minutes after sign-in', async () => {
    const ana = await aUser(test);
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 15 * minuteMs + 1000);
    const { access } = (await post(test.app, '/token/refresh', { refresh: ana.refresh })).json();
    const ask = (method: 'PATCH' | 'DELETE', payload?: object) =>
      askAs(test.app, access, { method, url: '/api/users/me', ...(payload && { payload }) });

    expect((await ask('PATCH', { first_name: 'Ana', email: ana.email })).statusCode).toBe(200);
    for (const refused of [
      await ask('PATCH', { email: anEmail() }),
      await ask('DELETE'),
      await ask('DELETE', {}),
    ]) {
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ code: 'sign-in-again' });
    }
    for (const refused of [
      await ask('PATCH', { email: anEmail(), current_password: 'wrong' }),
      await ask('DELETE', { current_password: 'wrong' }),
    ]) {
      expect(refused.statusCode).toBe(422);
      expect(refused.json().errors).toEqual({
        current_password: ['The current password is wrong'],
      });
    }
    expect((await ask('PATCH', { email: anEmail(), current_password: aPassword })).statusCode).toBe(
      200,
    );
    expect((await ask('DELETE', { current_password: aPassword })).statusCode).toBe(204);
    test.clock.now = before;
  });

  it('[AUTH-12] leaves no row behind in any table when it is deleted', async () => {
    const [ana, ben] = [await aUser(test), await aUser(test)];
    await post(test.app, '/token/refresh', { refresh: ana.refresh, rotate: true });
    for (const { id } of [ana, ben]) await fillTables(opened.db, id);
    const tables = await tablesOfUsers(opened.db);
    expect(tables.length).toBeGreaterThanOrEqual(9);
    for (const table of tables)
      expect(await countRows(opened.db, table, ana.id), table).toBeGreaterThan(0);

    expect((await ana.ask('DELETE', '/users/me')).statusCode).toBe(204);
    for (const table of tables) {
      expect(await countRows(opened.db, table, ana.id), table).toBe(0);
      expect(await countRows(opened.db, table, ben.id), table).toBeGreaterThan(0);
    }
    expect(
      await opened.db
        .selectFrom('users')
        .select('id')
        .where('id', 'in', [ana.id, ben.id])
        .execute(),
    ).toEqual([{ id: ben.id }]);
    expect(await opened.db.selectFrom('photo_erasures').select('photo_id').execute()).toEqual([]);
  });
});
