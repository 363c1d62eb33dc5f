import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { aUser } from '../testing/a-user.ts';
import { calendarsOf } from './testing/calendars-of.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';

describeOnBothDatabases('calendars', (database) => {
  const { on, openFeed, read, expectGone, aDate } = calendarsOf(database);

  it('end a feed when it is revoked, when there is a newer one, and with the account', async () => {
    const state = async () => (await on.ana.inject('/api/calendar/feed')).json();
    expect(await state()).toEqual({ created_at: null });
    const first = await openFeed(on.ana);
    expect(await state()).toEqual({ created_at: '2026-11-20T18:00:00.000Z' });

    on.test.clock.now = new Date('2026-11-20T18:10:00Z');
    const second = await openFeed(on.ana);
    expect(await state()).toEqual({ created_at: '2026-11-20T18:10:00.000Z' });
    await expectGone(first);
    await read(second);

    expect((await on.ana.ask('DELETE', '/calendar/feed')).statusCode).toBe(204);
    expect((await on.ana.ask('DELETE', '/calendar/feed')).statusCode).toBe(204);
    expect(await state()).toEqual({ created_at: null });
    await expectGone(second);

    const third = await openFeed(on.ana);
    expect((await (await aUser(on.test)).ask('DELETE', '/calendar/feed')).statusCode).toBe(204);
    await read(third);
    await on.ana.ask('DELETE', '/users/me');
    await expectGone(third);
  });

  it('give a feed to nobody who guesses its address or has the database', async () => {
    const path = await openFeed(on.ana);
    const token = path.slice('/api/calendar/'.length, -'.ics'.length);
    const { token_hash } = await on.test.db
      .selectFrom('calendar_feeds')
      .select('token_hash')
      .where('user_id', '=', on.ana.id)
      .executeTakeFirstOrThrow();
    expect(token_hash).not.toContain(token);
    const guesses = [
      token_hash,
      token.slice(1),
      `${token}x`,
      token.toUpperCase(),
      randomBytes(32).toString('base64url'),
      String(on.ana.id),
      'x'.repeat(100),
      '%00',
      '..%2f',
      'feed',
      '',
    ];
    for (const guess of guesses) await expectGone(`/api/calendar/${guess}.ics`);
    await expectGone(`/api/calendar/${token}`);
    expect((await on.ana.ask('GET', '/users/me/export')).body).not.toContain(token);
  });

  it('send a feed again only when it has changed', async () => {
    const path = await openFeed(on.ana);
    const ask = (etag: unknown) =>
      on.test.app.inject({ url: path, headers: { 'if-none-match': String(etag) } });
    const { etag } = (await ask('')).headers;
    on.test.clock.now = new Date('2026-11-20T18:10:00Z');
    const same = await ask(etag);
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await aDate(on.ana, { date: '2026-11-28' });
    expect((await ask(etag)).statusCode).toBe(200);
  });
});
