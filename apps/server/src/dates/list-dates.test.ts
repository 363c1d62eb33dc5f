import type { DateRecord } from '@rendezvous/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aDateBook } from '../testing/a-date-book.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';

describeOnBothDatabases('the list of dates', (database) => {
  let test: TestApp;
  let ana: TestUser;
  let sam: number;
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.now = new Date('2026-11-20T18:00:00Z');
    ana = await aUser(test);
    sam = (
      await ana.inject({ method: 'POST', url: '/api/profiles', payload: { name: 'Sam' } })
    ).json<{ id: number }>().id;
  });

  const { record, list } = aDateBook(() => ({ test, user: ana }));

  it('[HIST-01] splits past and upcoming by the user’s day', async () => {
    for (const [date, kind] of [
      ['2026-11-19', 'scheduled'],
      ['2026-11-20', 'recorded'],
      ['2026-11-20', 'scheduled'],
      ['2026-11-21', 'recorded'],
      ['2026-12-24', 'scheduled'],
    ]) {
      await record({ date, kind });
    }
    const days = (dates: DateRecord[]) => dates.map(({ date, kind }) => `${date} ${kind}`);
    expect(days(await list('timeline=past'))).toEqual([
      '2026-11-20 recorded',
      '2026-11-19 scheduled',
    ]);
    expect(days(await list(''))).toEqual(['2026-11-20 recorded', '2026-11-19 scheduled']);
    expect(days(await list('timeline=upcoming'))).toEqual([
      '2026-11-20 scheduled',
      '2026-11-21 recorded',
      '2026-12-24 scheduled',
    ]);
    expect(days(await list('timeline=past', 'Pacific/Kiritimati'))).toEqual([
      '2026-11-21 recorded',
      '2026-11-20 scheduled',
      '2026-11-20 recorded',
      '2026-11-19 scheduled',
    ]);
    expect(days(await list('timeline=past', 'Nowhere/At_All'))).toEqual(
      days(await list('timeline=past')),
    );
  });

  it('[HIST-01] turns over at midnight of the zone', async () => {
    test.clock.now = new Date('2026-11-21T07:59:58Z');
    ana = await aUser(test);
    await record({ date: '2026-11-20', kind: 'scheduled' });
    test.clock.now = new Date('2026-11-21T07:59:59Z');
    expect(await list('timeline=upcoming', 'America/Los_Angeles')).toHaveLength(1);
    test.clock.now = new Date('2026-11-21T08:00:00Z');
    expect(await list('timeline=upcoming', 'America/Los_Angeles')).toEqual([]);
    expect(await list('timeline=past', 'America/Los_Angeles')).toHaveLength(1);
  });

  it('[HIST-01] filters by profile', async () => {
    await record({ date: '2026-11-18', profile_id: sam });
    await record({ date: '2026-11-19' });
    expect((await list(`timeline=past&profile_id=${sam}`)).map(({ date }) => date)).toEqual([
      '2026-11-18',
    ]);
    expect((await list('timeline=past&profile_id=-1')).map(({ date }) => date)).toEqual([
      '2026-11-19',
    ]);
    expect((await ana.inject('/api/history?profile_id=4711')).json()).toMatchObject({
      status: 404,
      code: 'not-found',
    });
  });

  it('[DASH-01] totals all past dates by month, and averages the rated ones', async () => {
    await record({ date: '2025-12-13', profile_id: sam, rating: 1.5, total_cost: 0.1 });
    await record({ date: '2026-11-02', profile_id: sam, rating: 5, total_cost: 0.2 });
    await record({ date: '2026-11-19', total_cost: 1_000_000 });
    await record({ date: '2026-11-21', profile_id: sam, total_cost: 7 });
    const november = { month: '2026-11', dates: 2, rated: 1, spending: 1_000_000.2, rating_sum: 5 };
    const december = { month: '2025-12', dates: 1, rated: 1, spending: 0.1, rating_sum: 1.5 };
    expect((await ana.ask('GET', '/history/totals')).json()).toEqual({
      dates: 3,
      rated: 2,
      spending: 1_000_000.3,
      average_rating: 3.25,
      since: '2025-12-13',
      months: [december, november],
    });
    expect((await ana.ask('GET', `/history/totals?profile_id=${sam}`)).json()).toMatchObject({
      dates: 2,
      spending: 0.3,
      months: [december, { ...november, dates: 1, spending: 0.2 }],
    });
    const eve = await aUser(test);
    expect((await eve.ask('GET', '/history/totals')).json()).toEqual({
      dates: 0,
      rated: 0,
      spending: 0,
      average_rating: null,
      since: null,
      months: [],
    });
  });
});
