import { randomUUID } from 'node:crypto';
import type { DateDetail, Reminder, UserExport } from '@rendezvous/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readCalendar } from '../testing/read-calendar.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aUser, anAddress, type TestUser } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';

describeOnBothDatabases('an invitation to a date', (database) => {
  let test: TestApp;
  let ana: TestUser;
  let id: string;
  beforeAll(async () => {
    test = await aTestApp(database, { env: { PUBLIC_URL: 'https://dates.example' } });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ana = await aUser(test, { firstName: 'Ana Maria' });
    const sam = (await ana.ask('POST', '/profiles', { name: 'Samira Okafor' })).json<{
      id: number;
    }>();
    id = randomUUID();
    await ana.ask('POST', '/history', {
      ...{ id, kind: 'scheduled', profile_id: sam.id, date: '2026-11-28', notes: 'a canary note' },
      activities: [
        { name: 'Coit Tower', location: '1 Telegraph Hill Blvd', start_time: '15:50', cost: 20 },
        { name: 'Tosca Cafe', location: '242 Columbus Ave', start_time: '18:30', cost: 130 },
      ],
    });
  });

  const invite = async (): Promise<string> =>
    new URL((await ana.ask('POST', `/history/${id}/invitation`)).json<{ url: string }>().url)
      .pathname;
  const answer = (path: string, form: string, ip = anAddress()) =>
    test.app.inject({
      method: 'POST',
      url: `${path}/reply`,
      payload: form,
      remoteAddress: ip,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const read = async () => (await ana.ask('GET', `/history/${id}`)).json<DateDetail>();
  const inbox = async () =>
    (await ana.ask('GET', '/inbox')).json<Reminder[]>().map(({ text }) => text);

  it('shows the date to anybody with its link, until it ends', async () => {
    const path = await invite();
    expect(await invite()).toBe(path);
    const page = await test.app.inject(path);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Ana | open');
    for (const secret of ['canary', 'Samira', 'Okafor', ana.email])
      expect(page.body).not.toContain(secret);
    expect((await ana.ask('DELETE', `/history/${id}/invitation`)).statusCode).toBe(204);
    expect((await test.app.inject(path)).statusCode).toBe(404);
    expect((await answer(path, 'answer=yes')).statusCode).toBe(404);
  });

  it('accepts a yes, tells the owner, and accepts another answer instead', async () => {
    const path = await invite();
    expect((await answer(path, 'answer=yes&words=I+get+the+rocking+chair')).statusCode).toBe(303);
    expect((await read()).invitation?.reply).toMatchObject({
      answer: 'yes',
      words: 'I get the rocking chair',
      for_date: '2026-11-28',
    });
    expect(await inbox()).toEqual([
      'Samira Okafor says yes to your date in 8 days, on Saturday, November 28.',
    ]);
    await answer(path, 'answer=something-else&stops=Tosca+Cafe&stops=Elsewhere&words=Vegetarian');
    expect((await read()).invitation?.reply).toMatchObject({ stops: ['Tosca Cafe'] });
    expect((await read()).guest_answer).toBe('something-else');
  });

  it('proposes another time, for the owner to decide on', async () => {
    const path = await invite();
    expect((await answer(path, 'answer=another-time')).statusCode).toBe(422);
    await answer(path, 'answer=another-time&date=2026-11-29&start_time=16:00');
    expect(await inbox()).toHaveLength(1);
    await ana.ask('PUT', `/history/${id}/invitation`, { decision: 'kept' });
    expect((await read()).invitation?.reply).toMatchObject({
      date: '2026-11-29',
      decision: 'kept',
    });
    expect(await inbox()).toEqual([]);
  });

  it('is decided as it was seen, not as it was changed since', async () => {
    const path = await invite();
    await answer(path, 'answer=another-time&date=2026-11-29&start_time=16:00');
    const { replied_at } = (await read()).invitation?.reply ?? {};
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    await answer(path, 'answer=another-time&date=2026-12-05&start_time=19:00');
    const decide = (about: string | undefined) =>
      ana.ask('PUT', `/history/${id}/invitation`, { decision: 'accepted', replied_at: about });
    const refused = await decide(replied_at);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      409,
      'answered-anew',
    ]);
    expect((await read()).invitation?.reply).toMatchObject({ date: '2026-12-05', decision: null });
    expect((await decide((await read()).invitation?.reply?.replied_at)).statusCode).toBe(204);
    expect((await read()).invitation?.reply).toMatchObject({ decision: 'accepted' });
  });

  it('is a calendar file for the guest, without prices, for as long as the date is on', async () => {
    const path = await invite();
    const file = await test.app.inject(`${path}/calendar.ics`);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(
      readCalendar(file.body).events.map(({ summary, location, start }) => [
        summary,
        location,
        start,
      ]),
    ).toEqual([
      ['Coit Tower', '1 Telegraph Hill Blvd', '2026-11-28T15:50:00'],
      ['Tosca Cafe', '242 Columbus Ave', '2026-11-28T18:30:00'],
    ]);
    for (const secret of ['canary', 'Samira', '$', ana.email])
      expect(file.body).not.toContain(secret);
    await ana.ask('PUT', `/history/${id}`, { cancelled: true });
    expect((await test.app.inject(`${path}/calendar.ics`)).statusCode).toBe(404);
    await ana.ask('PUT', `/history/${id}`, { cancelled: false });
    await ana.ask('DELETE', `/history/${id}/invitation`);
    expect((await test.app.inject(`${path}/calendar.ics`)).statusCode).toBe(404);
  });

  it('is part of what its owner exports, with when it was made and what was answered', async () => {
    const path = await invite();
    await answer(path, 'answer=yes&words=See+you');
    const { invitations } = (await ana.ask('GET', '/users/me/export')).json<UserExport>();
    expect(invitations).toEqual([
      {
        date_id: id,
        created_at: test.clock.now.toISOString(),
        reply: expect.objectContaining({ answer: 'yes', words: 'See you' }),
      },
    ]);
    await ana.ask('DELETE', '/users/me');
    expect((await test.app.inject(path)).statusCode).toBe(404);
  });

  it('limits answers per hour', async () => {
    const path = await invite();
    for (let i = 0; i < 20; i += 1) expect((await answer(path, 'answer=yes')).statusCode).toBe(303);
    const refused = await answer(path, 'answer=yes');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('accepts no answer to a date that is over', async () => {
    const path = await invite();
    await ana.ask('PUT', `/history/${id}`, { date: '2026-11-10' });
    expect((await answer(path, 'answer=yes')).statusCode).toBe(404);
    expect((await read()).invitation).toEqual({ reply: null });
  });

  it('accepts no past day as another time', async () => {
    const path = await invite();
    expect((await answer(path, 'answer=another-time&date=2026-11-10')).statusCode).toBe(422);
    expect((await read()).invitation).toEqual({ reply: null });
  });

  it('accepts no answer to a cancelled date, and says why', async () => {
    const path = await invite();
    await ana.ask('PUT', `/history/${id}`, { cancelled: true });
    expect((await answer(path, 'answer=yes')).statusCode).toBe(404);
    expect((await test.app.inject(path)).body).toContain('cancelled');
  });
});
