import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aUser, post, type TestUser } from '../testing/a-user.ts';
import { aSuggestion } from '../testing/a-suggestion.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { readCalendar } from '../testing/read-calendar.ts';

describeOnBothDatabases('calendars', (database) => {
  let test: TestApp;
  let ana: TestUser;
  beforeAll(async () => {
    test = await aTestApp(database, { env: { PUBLIC_URL: 'https://dates.example/' } });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.now = new Date('2026-11-20T18:00:00Z');
    ana = await aUser(test);
  });

  const made = async <Answer>(user: TestUser, path: string, payload?: object): Promise<Answer> => {
    const answer = await user.ask('POST', path, payload);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json<Answer>();
  };
  /** The path of a new feed. */
  const openFeed = async (user: TestUser): Promise<string> => {
    const { url } = await made<{ url: string }>(user, '/calendar/feed');
    expect(url).toMatch(/^https:\/\/dates\.example\/api\/calendar\/[\w-]{43}\.ics$/);
    return new URL(url).pathname;
  };
  const read = async (path: string) => {
    const answer = await test.app.inject(path);
    expect(answer.statusCode, answer.body).toBe(200);
    return readCalendar(answer.body);
  };
  const expectGone = async (path: string): Promise<void> => {
    const answer = await test.app.inject(path);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(answer.json()).toMatchObject({ code: 'not-found' });
  };
  const aDate = (user: TestUser, fields: object) =>
    made(user, '/history', { id: randomUUID(), kind: 'scheduled', ...fields });
  const aPerson = async (user: TestUser, fields: object) =>
    (await made<{ id: number }>(user, '/profiles', fields)).id;

  it('[NEW-14] give a saved plan to its owner as a file, like the plan itself', async () => {
    const { suggestion_id, weather_info, plans } = aSuggestion();
    const [plan] = plans;
    await made(ana, '/saved-ideas', { suggestion_id, weather_info, plans });
    const saved = await ana.inject(`/api/saved-ideas/${plan?.plan_id}/calendar.ics`);
    const posted = await post(test.app, '/calendar', plan ?? {});
    expect([saved.statusCode, saved.body, saved.headers['content-disposition']]).toEqual([
      200,
      posted.body,
      posted.headers['content-disposition'],
    ]);
    expect(readCalendar(saved.body).events.map(({ summary }) => summary)).toEqual([
      'Place one',
      'Place two',
      'Place three',
    ]);

    const ben = await aUser(test);
    for (const [user, id] of [
      [ben, plan?.plan_id],
      [ana, randomUUID()],
    ] as const) {
      const refused = await user.inject(`/api/saved-ideas/${id}/calendar.ics`);
      expect([refused.statusCode, refused.json()]).toMatchObject([404, { code: 'not-found' }]);
    }
  });

  it('refuse a saved plan that has no day', async () => {
    const venue = {
      name: 'Bar',
      location: '',
      description: '',
      estimated_cost: '',
      opening_hours: '',
      rating: 5,
    };
    const plan_id = randomUUID();
    await made(ana, '/saved-ideas', {
      suggestion_id: randomUUID(),
      weather_info: {},
      plans: [{ plan_id, venues: [venue], route_info: {}, total_cost: '' }],
    });
    const answer = await ana.inject(`/api/saved-ideas/${plan_id}/calendar.ics`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      detail: 'This plan has no day yet, so there is nothing to put into a calendar.',
    });
  });

  it('list upcoming dates in a feed, in the local time of its reader', async () => {
    const june = await aPerson(ana, { name: 'June Park' });
    await aDate(ana, {
      profile_id: june,
      date: '2026-11-28',
      notes: 'secret-canary',
      activities: [
        {
          name: 'SFJAZZ Center',
          location: '201 Franklin St',
          start_time: '20:00',
          end_time: '23:30',
          cost: 80,
          notes: 'secret-canary',
        },
        { name: 'A last drink', start_time: '00:15', end_time: '01:00' },
        { name: 'Flowers, before' },
      ],
    });
    await aDate(ana, { date: '2026-12-05' });
    await aDate(ana, {
      date: '2026-12-06',
      activities: [{ name: 'Hike', location: 'Lands End', start_time: '05:30', end_time: '05:30' }],
    });
    await aDate(ana, { date: '2026-11-19', kind: 'recorded', activities: [{ name: 'Gone by' }] });
    const path = await openFeed(ana);
    const answer = await test.app.inject(path);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    expect(answer.body).not.toMatch(/secret-canary|Gone by/);
    const { name, events } = readCalendar(answer.body);
    expect(name).toBe('Rendezvous dates');
    expect(
      events.map(({ summary, location, description, start, end, timeZone }) => ({
        summary,
        location,
        description,
        start,
        end,
        timeZone,
      })),
    ).toEqual([
      {
        summary: 'Date with June Park',
        location: null,
        description: 'Flowers, before',
        start: '2026-11-28',
        end: null,
        timeZone: null,
      },
      {
        summary: 'SFJAZZ Center with June Park',
        location: '201 Franklin St',
        description: null,
        start: '2026-11-28T20:00:00',
        end: '2026-11-28T23:30:00',
        timeZone: null,
      },
      {
        summary: 'A last drink with June Park',
        location: null,
        description: null,
        start: '2026-11-29T00:15:00',
        end: '2026-11-29T01:00:00',
        timeZone: null,
      },
      {
        summary: 'Date',
        location: null,
        description: null,
        start: '2026-12-05',
        end: null,
        timeZone: null,
      },
      {
        summary: 'Hike',
        location: 'Lands End',
        description: null,
        start: '2026-12-06T05:30:00',
        end: null,
        timeZone: null,
      },
    ]);
    expect((await read(path)).events.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
  });

  it('list birthdays in a feed every year, and other important dates once', async () => {
    const otherDates = [
      { description: 'First kiss', date: '2026-06-13' },
      { description: '', date: '2026-12-24' },
    ];
    await aPerson(ana, { name: 'Sam', importantDates: { birthday: '1996-02-29', otherDates } });
    await aPerson(ana, { name: 'Kim' });
    await aPerson(ana, {
      name: 'June; Park',
      importantDates: { birthday: '1994-04-12', firstDate: '2025-06-01', otherDates: [] },
    });
    const { events } = await read(await openFeed(ana));
    expect(events.map(({ summary, start, end }) => [summary, start, end])).toEqual([
      ['June; Park: birthday', '1994-04-12', null],
      ['June; Park: first date', '2025-06-01', null],
      ['Sam: birthday', '1996-02-29', null],
      ['Sam: First kiss', '2026-06-13', null],
      ['Sam', '2026-12-24', null],
    ]);
    const daysOf = (summary: string) =>
      events.find((event) => event.summary === summary)?.days('2026-01-01', 3);
    expect(daysOf('June; Park: birthday')).toEqual(['2026-04-12', '2027-04-12', '2028-04-12']);
    expect(daysOf('Sam: birthday')).toEqual(['2026-02-28', '2027-02-28', '2028-02-29']);
    expect(daysOf('Sam: First kiss')).toEqual(['2026-06-13']);
  });

  it('decide what is upcoming by the last time zone of the user', async () => {
    await aDate(ana, { date: '2026-11-20', kind: 'recorded', activities: [{ name: 'Over' }] });
    await aDate(ana, { date: '2026-11-20', activities: [{ name: 'Tonight' }] });
    await aDate(ana, { date: '2026-11-21', activities: [{ name: 'Tomorrow' }] });
    const path = await openFeed(ana);
    const told = async (timeZone: string) => {
      await ana.inject({ url: '/api/users/me', headers: { 'x-time-zone': timeZone } });
      return (await read(path)).events.map(({ description }) => description);
    };
    expect(await told('America/Chicago')).toEqual(['Tonight', 'Tomorrow']);
    // At six in the evening in London it is the 21st in Auckland.
    expect(await told('Pacific/Auckland')).toEqual(['Tomorrow']);
  });

  it('put only current data of the user into a feed', async () => {
    const ben = await aUser(test);
    const id = await aPerson(ben, {
      name: 'Bens friend',
      importantDates: { birthday: '1990-05-05', otherDates: [] },
    });
    await aDate(ben, { profile_id: id, date: '2026-11-28' });
    const [ofAna, ofBen] = [await openFeed(ana), await openFeed(ben)];
    expect((await read(ofAna)).events).toEqual([]);
    expect((await read(ofBen)).events).toHaveLength(2);
    await ben.ask('DELETE', `/profiles/${id}`);
    expect((await read(ofBen)).events).toEqual([]);
  });

  it('limit the dates in a feed to more than anybody has', async () => {
    const one = {
      user_id: ana.id,
      profile_id: null,
      kind: 'scheduled',
      rated: 1,
      rating_halves: 10,
      total_cost_cents: 0,
      notes: '',
      activities: '[]',
      learnt_names: '[]',
      created_at: 0,
    };
    const days = Array.from({ length: 501 }, (_, i) =>
      new Date(Date.UTC(2027, 0, 1 + i)).toISOString().slice(0, 10),
    );
    await test.db
      .insertInto('dates')
      .values(days.map((day) => ({ ...one, id: day, day })))
      .execute();
    expect((await read(await openFeed(ana))).events.map(({ start }) => start)).toEqual(
      days.slice(0, 500),
    );
  });

  it('put every birthday in a feed, and the nearest of too many other days', async () => {
    const daysFrom = (first: number) =>
      Array.from({ length: 50 }, (_, i) => ({
        description: `Day ${i}`,
        date: new Date(Date.UTC(2026, 10, 20) + (first + i) * 86_400_000)
          .toISOString()
          .slice(0, 10),
      }));
    for (let i = -2; i < 21; i++)
      await aPerson(ana, {
        name: `Sam ${i}`,
        importantDates: { birthday: '1990-12-01', otherDates: daysFrom(50 * i) },
      });
    const { events } = await read(await openFeed(ana));
    const starts = events.map(({ start }) => start).toSorted();
    expect(starts.filter((start) => start === '1990-12-01')).toHaveLength(23);
    const others = starts.filter((start) => start !== '1990-12-01');
    expect([others.length, others[0], others.at(-1)]).toEqual([1000, '2026-11-20', '2029-08-15']);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it('end a feed when it is revoked, when there is a newer one, and with the account', async () => {
    const state = async () => (await ana.inject('/api/calendar/feed')).json();
    expect(await state()).toEqual({ created_at: null });
    const first = await openFeed(ana);
    expect(await state()).toEqual({ created_at: '2026-11-20T18:00:00.000Z' });

    test.clock.now = new Date('2026-11-20T18:10:00Z');
    const second = await openFeed(ana);
    expect(await state()).toEqual({ created_at: '2026-11-20T18:10:00.000Z' });
    await expectGone(first);
    await read(second);

    expect((await ana.ask('DELETE', '/calendar/feed')).statusCode).toBe(204);
    expect((await ana.ask('DELETE', '/calendar/feed')).statusCode).toBe(204);
    expect(await state()).toEqual({ created_at: null });
    await expectGone(second);

    const third = await openFeed(ana);
    expect((await (await aUser(test)).ask('DELETE', '/calendar/feed')).statusCode).toBe(204);
    await read(third);
    await ana.ask('DELETE', '/users/me');
    await expectGone(third);
  });

  it('give a feed to nobody who guesses its address or has the database', async () => {
    const path = await openFeed(ana);
    const token = path.slice('/api/calendar/'.length, -'.ics'.length);
    const { token_hash } = await test.db
      .selectFrom('calendar_feeds')
      .select('token_hash')
      .where('user_id', '=', ana.id)
      .executeTakeFirstOrThrow();
    expect(token_hash).not.toContain(token);
    const guesses = [
      token_hash,
      token.slice(1),
      `${token}x`,
      token.toUpperCase(),
      randomBytes(32).toString('base64url'),
      String(ana.id),
      'x'.repeat(100),
      '%00',
      '..%2f',
      'feed',
      '',
    ];
    for (const guess of guesses) await expectGone(`/api/calendar/${guess}.ics`);
    await expectGone(`/api/calendar/${token}`);
    expect((await ana.ask('GET', '/users/me/export')).body).not.toContain(token);
  });

  it('send a feed again only when it has changed', async () => {
    const path = await openFeed(ana);
    const ask = (etag: unknown) =>
      test.app.inject({ url: path, headers: { 'if-none-match': String(etag) } });
    const { etag } = (await ask('')).headers;
    test.clock.now = new Date('2026-11-20T18:10:00Z');
    const same = await ask(etag);
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await aDate(ana, { date: '2026-11-28' });
    expect((await ask(etag)).statusCode).toBe(200);
  });
});
