import { randomUUID } from 'node:crypto';
import type {
  DateCheck,
  DateDetail,
  DateRecord,
  DateTotals,
  Suggestion,
} from '@rendezvous/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aSuggestion } from '../testing/a-suggestion.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { describeOnBothDatabases, sqlite } from '../testing/databases.ts';
import { theCataloguePlanner } from '../testing/the-catalogue-planner.ts';

type Plan = Suggestion['plans'][number];

/** What the app sends when a plan is scheduled. */
const scheduled = (plan: Plan, fields: object = {}) => ({
  id: randomUUID(),
  kind: 'scheduled',
  date: plan.date,
  plan,
  weather_info: aSuggestion().weather_info,
  activities: plan.venues.map(({ name, location, arrival, departure, cost }) => ({
    ...{ name, location, start_time: arrival, end_time: departure },
    cost: cost.expected,
  })),
  ...fields,
});

describeOnBothDatabases('a date that was planned', (database) => {
  let test: TestApp;
  let ana: TestUser;
  const [suggested] = aSuggestion().plans as [Plan];
  const plan = { ...suggested, tips: ['Bring a coat.'] };
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ana = await aUser(test);
  });

  const schedule = async (fields: object = {}): Promise<string> => {
    const date = scheduled(plan, fields);
    const answer = await ana.ask('POST', '/history', date);
    expect(answer.statusCode, answer.body).toBe(201);
    return date.id;
  };
  const read = async (id: string) => (await ana.ask('GET', `/history/${id}`)).json<DateDetail>();
  const change = (id: string, changes: object) => ana.ask('PUT', `/history/${id}`, changes);

  it('keeps its plan, and the sky of its day', async () => {
    const date = await read(await schedule());
    expect(date).toMatchObject({ title: plan.title, city: plan.city, cancelled_at: null });
    expect(date.plan).toMatchObject({ title: plan.title, tips: plan.tips, date: plan.date });
    expect(date.plan?.venues.map(({ description }) => description)).toEqual(
      plan.venues.map(({ description }) => description),
    );
    expect(date.sunset).toMatch(/^\d\d:\d\d$/);
    expect(date.weather_info?.conditions).toBe('Partly cloudy');
  });

  it('follows its activities, and drops what was said of another day or hour', async () => {
    const id = await schedule();
    await change(id, { date: '2027-06-20' });
    const summer = await read(id);
    expect(summer.plan).toMatchObject({ date: '2027-06-20', title: plan.title });
    expect(summer.plan?.tips).toBeUndefined();
    expect(summer.weather_info).toBeNull();
    const [first] = summer.activities;
    await change(id, { activities: [{ ...first, name: 'A walk' }] });
    const walk = await read(id);
    expect(walk.plan?.venues.map(({ name }) => name)).toEqual(['A walk']);
    expect(walk.plan?.route_info).toEqual({});
  });

  it.each([
    ['with a plan', () => scheduled(plan)],
    ['moved to another day', () => scheduled(plan, { date: '2027-06-20' })],
    ['without activities', () => ({ id: randomUUID(), kind: 'scheduled', date: plan.date })],
  ])('can be sent back as it was read: %s', async (_name, make) => {
    const date = make();
    await ana.ask('POST', '/history', date);
    const before = await read(date.id);
    const answer = await change(date.id, before);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await read(date.id)).toEqual(before);
  });

  it('can be cancelled and restored, and counts nowhere in between', async () => {
    const id = await schedule({ date: '2026-11-19', rating: 4, kind: 'recorded' });
    const totals = async () => (await ana.ask('GET', '/history/totals')).json<DateTotals>().dates;
    expect(await totals()).toBe(1);
    const off = (await change(id, { cancelled: true })).json<DateRecord>();
    expect(off.cancelled_at).toBe(test.clock.now.toISOString());
    expect(await totals()).toBe(0);
    expect((await ana.ask('GET', '/history')).json()).toHaveLength(0);
    expect((await read(id)).cancelled_at).not.toBeNull();
    await change(id, { cancelled: false });
    expect(await totals()).toBe(1);
  });

  it('counts only once it is rated', async () => {
    const id = await schedule({ date: '2026-11-19' });
    const totals = async () => (await ana.ask('GET', '/history/totals')).json<DateTotals>().dates;
    expect(await totals()).toBe(0);
    await change(id, { kind: 'recorded', rating: 4 });
    expect(await totals()).toBe(1);
  });

  it('has no opening hours when its city is unknown', async () => {
    const id = await schedule({ plan: { ...plan, city: 'Atlantis' } });
    const check = (await ana.ask('GET', `/history/${id}/check`)).json<DateCheck>();
    expect(check.weather_info).toBeNull();
    expect(new Set(check.stops.map(({ state }) => state))).toEqual(new Set(['unknown']));
  });
});

describe('the check of a date', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(sqlite, { checkOpenings: theCataloguePlanner.checkOpenings });
  });
  afterAll(() => test.close());

  it('says by today’s hours whether the stops are open then, also at another hour', async () => {
    const ana = await aUser(test);
    const [plan] = aSuggestion().plans as [Plan];
    const date = scheduled(plan, {
      date: '2026-11-28',
      plan: { ...plan, city: 'San Francisco' },
      activities: [
        {
          name: 'City Lights Bookstore',
          location: '261 Columbus Ave, San Francisco',
          start_time: '17:00',
          end_time: '18:00',
        },
        { name: 'Somewhere', location: 'Nowhere St', start_time: '19:00' },
      ],
    });
    await ana.ask('POST', '/history', date);
    const check = async (query = '') =>
      (await ana.ask('GET', `/history/${date.id}/check${query}`)).json<DateCheck>().stops;
    expect(await check()).toMatchObject([{ state: 'open' }, { state: 'unknown' }]);
    expect(await check('?date=2026-11-29&start_time=04:00')).toMatchObject([
      { state: 'closed' },
      {},
    ]);
    for (const day of ['1000-01-01', '2040-11-28', '9999-12-31'])
      expect(await check(`?date=${day}`)).toMatchObject([
        { state: 'unknown' },
        { state: 'unknown' },
      ]);
  });
});
