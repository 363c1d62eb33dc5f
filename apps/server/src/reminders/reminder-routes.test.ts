import { randomUUID } from 'node:crypto';
import type { Reminder } from '@rendezvous/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aReminder } from '../testing/a-reminder.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { testUnsubscribeTokens } from '../testing/unsubscribe-secret.ts';

describeOnBothDatabases('reminders', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());

  const inboxOf = async (user: TestUser, timeZone = 'UTC'): Promise<Reminder[]> =>
    (await user.inject({ url: '/api/inbox', headers: { 'x-time-zone': timeZone } })).json();
  const addPerson = async (user: TestUser, profile: object): Promise<number> =>
    (await user.ask('POST', '/profiles', profile)).json<{ id: number }>().id;
  const schedule = (user: TestUser, date: string, profile_id = -1) =>
    user.ask('POST', '/history', { id: randomUUID(), date, kind: 'scheduled', profile_id });

  it('are those of the people and dates of a user, the nearest first', async () => {
    const ana = await aUser(test);
    const sam = await addPerson(ana, {
      name: 'Sam Lee',
      importantDates: {
        birthday: '1990-11-27',
        otherDates: [{ description: 'Concert', date: '2026-11-22' }],
      },
    });
    await schedule(ana, '2026-11-21', sam);
    await schedule(ana, '2026-11-20');
    await ana.ask('POST', '/history', { id: randomUUID(), date: '2026-11-20', kind: 'recorded' });
    const inbox = await inboxOf(ana);
    expect(inbox.map(({ kind, day, text }) => ({ kind, day, text }))).toEqual([
      { kind: 'date-today', day: '2026-11-20', text: 'You have a date today.' },
      { kind: 'date-tomorrow', day: '2026-11-21', text: 'You have a date with Sam Lee tomorrow.' },
      {
        kind: 'important-date-soon',
        day: '2026-11-22',
        text: 'Sam Lee: Concert, in 2 days, on Sunday, November 22.',
      },
      {
        kind: 'birthday-soon',
        day: '2026-11-27',
        text: 'Sam Lee’s birthday is in 7 days, on Friday, November 27.',
      },
    ]);
    expect(inbox.map(({ profile, date_id }) => [profile?.id ?? null, date_id])).toEqual([
      [null, expect.any(String)],
      [sam, expect.any(String)],
      [sam, null],
      [sam, null],
    ]);
  });

  it('ask how a scheduled date was, until it is rated, called off or not to be asked about', async () => {
    const ana = await aUser(test);
    const made = async (date: string) => (await schedule(ana, date)).json<{ id: string }>().id;
    const [rated, gone, later] = [
      await made('2026-11-19'),
      await made('2026-11-18'),
      await made('2026-11-17'),
    ];
    await made('2026-11-05');
    const asked = async () =>
      (await inboxOf(ana)).map(({ kind, date_id }) => [kind, date_id ?? null]);
    expect(await asked()).toEqual([rated, gone, later].map((id) => ['how-was-it', id]));
    await ana.ask('PUT', `/history/${rated}`, { rating: 4 });
    await ana.ask('DELETE', `/history/${gone}`);
    const [{ id = '' } = {}] = await inboxOf(ana);
    expect((await ana.ask('POST', `/inbox/${id}/dismiss`)).statusCode).toBe(200);
    expect(await asked()).toEqual([]);
  });

  it('are hidden for somebody who is no longer dated, until they are again', async () => {
    const ana = await aUser(test);
    const sam = await addPerson(ana, {
      name: 'Sam',
      status: 'ended',
      importantDates: {
        birthday: '1990-11-24',
        firstDate: '2024-11-25',
        otherDates: [{ description: 'Concert', date: '2026-11-22' }],
      },
    });
    const kinds = async () => (await inboxOf(ana)).map(({ kind }) => kind);
    expect(await kinds()).toEqual([]);
    await ana.ask('PUT', `/profiles/${sam}`, { status: 'dating' });
    expect(await kinds()).toEqual(['important-date-soon', 'birthday-soon', 'anniversary-soon']);
    await ana.ask('PUT', `/profiles/${sam}`, { importantDates: { birthday: null } });
    expect(await kinds()).toEqual(['important-date-soon', 'anniversary-soon']);
  });

  it('are limited to the nearest two hundred, a page at a time', async () => {
    const ana = await aUser(test);
    for (const date of ['2026-11-23', '2026-11-20', '2026-11-21'])
      for (let i = 0; i < 3; i++)
        await addPerson(ana, {
          name: `Sam of ${date}`,
          importantDates: {
            otherDates: Array.from({ length: 40 }, (_, j) => ({ description: `Day ${j}`, date })),
          },
        });
    const days: string[] = [];
    for (let url: string | undefined = '/api/inbox?limit=90'; url !== undefined; ) {
      const answer = await ana.inject(url);
      days.push(...answer.json<Reminder[]>().map(({ day }) => day));
      url = /<(.+)>/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    const expected = [
      ...Array.from({ length: 120 }, () => '2026-11-20'),
      ...Array.from({ length: 80 }, () => '2026-11-21'),
    ];
    expect(days).toEqual(expected);
  });

  it('follow the time zone of the request, or the last known one', async () => {
    const ana = await aUser(test);
    await schedule(ana, '2026-11-21');
    // 18:00 in UTC is 10 AM in Los Angeles and 3 AM of the 21st in Tokyo.
    expect(await inboxOf(ana, 'America/Los_Angeles')).toEqual([]);
    expect(await inboxOf(ana, 'Asia/Tokyo')).toMatchObject([{ kind: 'date-today' }]);
    expect((await ana.ask('GET', '/inbox')).json()).toMatchObject([{ kind: 'date-today' }]);
    await inboxOf(ana, 'America/Los_Angeles');
    expect((await ana.ask('GET', '/inbox')).json()).toEqual([]);
  });

  it('disappear once dismissed, however often, and return when the day is moved', async () => {
    const ana = await aUser(test);
    const sam = await addPerson(ana, { name: 'Sam', importantDates: { birthday: '1990-11-24' } });
    const [reminder] = await inboxOf(ana);
    for (let i = 0; i < 2; i++) {
      const answer = await ana.ask('POST', `/inbox/${reminder?.id}/dismiss`);
      expect([answer.statusCode, answer.json()]).toEqual([200, { id: reminder?.id }]);
      expect(await inboxOf(ana)).toEqual([]);
    }
    await ana.ask('PUT', `/profiles/${sam}`, { importantDates: { birthday: '1990-11-25' } });
    expect(await inboxOf(ana)).toMatchObject([{ day: '2026-11-25' }]);
    // Late, after the day: still nothing to complain about.
    test.clock.now = new Date('2026-11-28T18:00:00Z');
    const back = await aSessionOf(ana);
    expect((await back.ask('POST', `/inbox/${reminder?.id}/dismiss`)).statusCode).toBe(200);
    test.clock.now = new Date('2026-11-20T18:00:00Z');
  });

  /** Access tokens end after minutes: a new one for the same user. */
  async function aSessionOf(user: TestUser): Promise<Pick<TestUser, 'ask'>> {
    const { access } = (
      await test.app.inject({
        method: 'POST',
        url: '/api/token/refresh',
        payload: { refresh: user.refresh },
      })
    ).json<{ access: string }>();
    return {
      ask: (method, path, payload) =>
        test.app.inject({
          method,
          url: `/api${path}`,
          headers: { authorization: `Bearer ${access}` },
          ...(payload && { payload }),
        }),
    };
  }

  it('come at the hour and as long before as the user says', async () => {
    const ana = await aUser(test);
    await addPerson(ana, { name: 'Sam', importantDates: { birthday: '1990-11-23' } });
    const kinds = async () => (await inboxOf(ana)).map(({ kind }) => kind);
    expect((await ana.ask('GET', '/users/me')).json()).toMatchObject({
      reminder_hour: 9,
      reminder_lead_days: null,
    });
    expect(await kinds()).toEqual(['birthday-soon']);
    const set = (body: object) => ana.ask('PATCH', '/users/me', body);
    // It is 18:00, three days before.
    const changed = await set({ reminder_hour: 19, reminder_lead_days: 3 });
    expect(changed.json()).toMatchObject({ reminder_hour: 19, reminder_lead_days: 3 });
    expect(await kinds()).toEqual([]);
    await set({ reminder_hour: 18 });
    expect(await kinds()).toEqual(['birthday-soon']);
    await set({ reminder_lead_days: 1 });
    expect(await kinds()).toEqual([]);
    await set({ reminder_lead_days: null });
    expect(await kinds()).toEqual(['birthday-soon']);
    for (const wrong of [
      { reminder_hour: 24 },
      { reminder_hour: 8.5 },
      { reminder_hour: null },
      { reminder_lead_days: 2 },
    ])
      expect((await set(wrong)).statusCode).toBe(422);
    expect((await ana.ask('GET', '/users/me/export')).json()).toMatchObject({
      user: { reminder_hour: 18, reminder_lead_days: null },
    });
  });

  it("that are unknown, or another user's, cannot be dismissed", async () => {
    const [ana, ben] = [await aUser(test), await aUser(test)];
    const id = await aReminder(ana);
    for (const answer of [
      await ben.ask('POST', `/inbox/${id}/dismiss`),
      await ana.ask('POST', '/inbox/birthday-today.1.2026-11-20/dismiss'),
      await ana.ask('POST', '/inbox/x/dismiss'),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not-found' });
    }
    expect(await inboxOf(ana)).toHaveLength(1);
  });

  it('by mail are on, and can be turned off and on again', async () => {
    const ana = await aUser(test);
    expect((await ana.ask('GET', '/users/me')).json()).toMatchObject({ reminders_by_mail: true });
    expect(
      (await ana.ask('PATCH', '/users/me', { reminders_by_mail: false })).json(),
    ).toMatchObject({ reminders_by_mail: false });
    expect((await ana.ask('PATCH', '/users/me', { first_name: 'Ana' })).json()).toMatchObject({
      reminders_by_mail: false,
      first_name: 'Ana',
    });
    expect((await ana.ask('PATCH', '/users/me', { reminders_by_mail: true })).json()).toMatchObject(
      { reminders_by_mail: true },
    );
    expect((await ana.ask('PATCH', '/users/me', { reminders_by_mail: 'no' })).statusCode).toBe(422);
  });

  it.each([
    ['of a mail program', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'as its other form',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['of the page', 'application/x-www-form-urlencoded', ''],
  ])(
    'by mail end with one click %s, without signing in; following the link alone changes nothing',
    async (_what, type, payload) => {
      const ana = await aUser(test);
      const url = `/api/reminders/unsubscribe/${testUnsubscribeTokens.create(ana.id)}`;
      const page = await test.app.inject(url);
      expect([page.statusCode, page.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(page.body).toContain('<form method="post">');
      expect((await ana.ask('GET', '/users/me')).json()).toMatchObject({ reminders_by_mail: true });

      const done = await test.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': type },
        payload,
      });
      expect(done.statusCode).toBe(200);
      expect(done.body).toContain('Reminders by email are off');
      expect((await ana.ask('GET', '/users/me')).json()).toMatchObject({
        reminders_by_mail: false,
      });
    },
  );

  it('by mail cannot be ended by a forged token', async () => {
    const [ana, ben] = [await aUser(test), await aUser(test)];
    const [own, other] = [
      testUnsubscribeTokens.create(ana.id),
      testUnsubscribeTokens.create(ben.id),
    ];
    const swapped = `${own.split('.')[0]}.${other.split('.')[1]}`;
    for (const token of [swapped, own.slice(0, -1), `${own}A`, 'x', ana.id.toString(36)]) {
      for (const method of ['GET', 'POST'] as const)
        expect(
          (await test.app.inject({ method, url: `/api/reminders/unsubscribe/${token}` }))
            .statusCode,
        ).toBe(404);
    }
    expect((await ana.ask('GET', '/users/me')).json()).toMatchObject({ reminders_by_mail: true });
  });
});
