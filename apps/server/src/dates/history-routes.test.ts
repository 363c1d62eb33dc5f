import { randomUUID } from 'node:crypto';
import { dateRecord, type DateRecord, type Profile } from '@rendezvous/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aUser, signIn, type TestUser } from '../testing/a-user.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';

describeOnBothDatabases('history', (database) => {
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

  const post = (payload: object, { user = ana, zone = 'UTC' } = {}) =>
    user.inject({ method: 'POST', url: '/api/history', payload, headers: { 'x-time-zone': zone } });
  const record = async (payload: object): Promise<DateRecord> => {
    test.clock.now = new Date(test.clock.now.getTime() + 1);
    return dateRecord.strict().parse((await post({ id: randomUUID(), ...payload })).json());
  };
  const list = async (query: string, zone = 'UTC') => {
    const answer = await ana.inject({
      url: `/api/history?${query}`,
      headers: { 'x-time-zone': zone },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<DateRecord[]>();
  };

  it('[API-05] records a date with its activities', async () => {
    const id = randomUUID();
    const activities = [
      {
        id: randomUUID(),
        name: 'Clay',
        location: '1 Valencia St',
        start_time: '18:00',
        end_time: '19:30',
        cost: 60.01,
        notes: 'wear black',
      },
      { name: 'Noodles', cost: 0.29 },
    ];
    const answer = await post({
      id,
      profile_id: sam,
      date: '2026-11-19',
      rating: 4.5,
      total_cost: 60.3,
      notes: 'Fun',
      activities,
      created_at: '1999',
      user_id: 3,
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id,
      profile_id: sam,
      profile: { id: sam, name: 'Sam' },
      kind: 'recorded',
      date: '2026-11-19',
      rating: 4.5,
      rated: true,
      total_cost: 60.3,
      notes: 'Fun',
      activities: [
        { ...activities[0], booked: false },
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          name: 'Noodles',
          location: '',
          start_time: null,
          end_time: null,
          cost: 0.29,
          notes: '',
          booked: false,
        },
      ],
      cancelled_at: null,
      title: null,
      city: null,
      time_zone: null,
      guest_answer: null,
      sunset: null,
      created_at: '2026-11-20T18:00:00.000Z',
    });
    expect(await list('timeline=past')).toEqual([answer.json()]);
  });

  it('[API-05] fills in defaults', async () => {
    expect(await record({ date: '2026-11-19' })).toMatchObject({
      profile_id: -1,
      profile: null,
      rating: 5,
      total_cost: 0,
      notes: '',
      activities: [],
    });
    expect(await record({ date: '2026-11-19', profile_id: null })).toMatchObject({
      profile_id: -1,
      profile: null,
    });
    expect(
      await record({
        date: '2026-11-19',
        activities: Array.from({ length: 3 }, () => ({ name: 'x', cost: 0.1 })),
      }),
    ).toMatchObject({ total_cost: 0.3 });
  });

  it('[API-05] answers a repeated id with what is stored, unchanged', async () => {
    const id = randomUUID();
    const first = await post({ id, date: '2026-11-19', notes: 'first' });
    test.clock.now = new Date('2026-11-20T18:10:00Z');
    const second = await post({ id, date: '2026-11-18', notes: 'second', rating: 1 });
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    expect(await list('timeline=past')).toHaveLength(1);
  });

  it('[API-05] makes one row from parallel posts of one id', async () => {
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        post({ id, date: '2026-11-19', notes: `try ${index}` }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array<number>(9).fill(200),
      201,
    ]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await list('timeline=past')).toHaveLength(1);
  });

  it('[API-03] lets two users use the same id', async () => {
    const ben = await aUser(test);
    const id = randomUUID();
    await post({ id, date: '2026-11-19', notes: 'of Ana' });
    expect(
      (await post({ id, date: '2026-11-18', notes: 'of Ben' }, { user: ben })).statusCode,
    ).toBe(201);
    expect((await ben.inject({ method: 'DELETE', url: `/api/history/${id}` })).statusCode).toBe(
      204,
    );
    expect((await list('timeline=past'))[0]).toMatchObject({ notes: 'of Ana' });
  });

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

  it('[DATE-02] takes a day after today as scheduled if the kind is missing', async () => {
    expect((await record({ date: '2026-11-21' })).kind).toBe('scheduled');
    expect((await record({ date: '2026-11-20' })).kind).toBe('recorded');
    expect(
      (
        await post({ id: randomUUID(), date: '2026-11-21' }, { zone: 'Pacific/Kiritimati' })
      ).json<DateRecord>().kind,
    ).toBe('recorded');
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

  it('[DATE-04] changes the fields it carries, and deletes', async () => {
    const before = await record({
      date: '2026-11-19',
      profile_id: sam,
      total_cost: 12.34,
      notes: 'old',
      activities: [{ name: 'x' }],
    });
    const change = async (payload: object) =>
      (
        await ana.inject({ method: 'PUT', url: `/api/history/${before.id}`, payload })
      ).json<DateRecord>();
    expect(
      await change({ id: randomUUID(), notes: 'new', rating: 1.5, created_at: '1999' }),
    ).toEqual({ ...before, notes: 'new', rating: 1.5, rated: true });
    expect(
      await change({
        profile_id: null,
        activities: [],
        kind: 'scheduled',
        date: '2026-12-31',
        total_cost: 0,
      }),
    ).toEqual({
      ...before,
      ...{
        notes: 'new',
        rating: 5,
        profile_id: -1,
        profile: null,
        activities: [],
        kind: 'scheduled',
        date: '2026-12-31',
        total_cost: 0,
        rated: false,
      },
    });
    const deletion = () => ana.inject({ method: 'DELETE', url: `/api/history/${before.id}` });
    expect((await deletion()).statusCode).toBe(204);
    expect((await deletion()).statusCode).toBe(404);
  });

  describe('whether a date is rated', () => {
    const change = async (id: string, payload: object): Promise<DateRecord> =>
      (await ana.ask('PUT', `/history/${id}`, payload)).json();
    const rated = ({ rating, rated: isRated }: DateRecord) => [rating, isRated];

    it('[DATE-01] follows from a rating that was sent, and a missing one is 5', async () => {
      expect(rated(await record({ date: '2026-11-19', rating: 3.5 }))).toEqual([3.5, true]);
      expect(rated(await record({ date: '2026-11-19' }))).toEqual([5, false]);
    });

    it('is decided once a scheduled date is over, whatever was sent before', async () => {
      const { id, ...made } = await record({ date: '2026-11-21', profile_id: sam, rating: 4 });
      expect([made.kind, made.rated]).toEqual(['scheduled', false]);
      expect((await change(id, { rating: 3, notes: 'a table' })).rated).toBe(false);
      test.clock.now = new Date('2026-11-22T18:00:00Z');
      ana = { ...ana, ...(await signIn(test.app, { email: ana.email })) };
      expect((await list('timeline=past'))[0]).toMatchObject({ id, rated: false });
      expect((await change(id, { notes: 'It rained.' })).rated).toBe(false);
      const insights = async () => (await ana.ask('GET', `/profiles/${sam}/insights`)).json();
      await change(id, { activities: [{ name: 'Bowling' }] });
      expect(await insights()).toEqual([]);
      expect(rated(await change(id, { rating: 5 }))).toEqual([5, true]);
      expect(await insights()).not.toEqual([]);
      expect((await change(id, { notes: 'And thunder.' })).rated).toBe(true);
      const profile = (await ana.ask('GET', `/profiles/${sam}`)).json<Profile>();
      expect(profile.previous_dates).toEqual([{ id, date: '2026-11-21', rating: 5, rated: true }]);
    });

    it('ends when the date is postponed to a later day', async () => {
      const { id } = await record({ date: '2026-11-19', rating: 2 });
      expect((await change(id, { date: '2026-11-25', kind: 'scheduled' })).rated).toBe(false);
    });

    it('is not decided earlier for a date that is scheduled for today', async () => {
      const sent = { date: '2026-11-20', kind: 'scheduled', profile_id: sam, rating: 5 };
      const { id, ...made } = await record(sent);
      expect(made.rated).toBe(false);
      expect((await change(id, { rating: 1 })).rated).toBe(false);
      test.clock.now = new Date('2026-11-21T18:00:00Z');
      ana = { ...ana, ...(await signIn(test.app, { email: ana.email })) };
      expect((await list('timeline=past'))[0]).toMatchObject({ id, rated: false });
      expect((await change(id, { rating: 1 })).rated).toBe(true);
    });

    it('can be undone', async () => {
      const { id } = await record({ date: '2026-11-19', kind: 'scheduled' });
      await change(id, { kind: 'recorded', rating: 4 });
      const back = await change(id, { kind: 'scheduled', rated: false });
      expect([back.kind, ...rated(back)]).toEqual(['scheduled', 5, false]);
      expect(rated(await change(id, { rated: true }))).toEqual([5, false]);
      // As a client sends back the record that it has read.
      expect(rated(await change(id, { ...back, notes: 'new' }))).toEqual([5, false]);
      expect(rated(await change(id, { rating: 3 }))).toEqual([3, true]);
      expect((await ana.ask('PUT', `/history/${id}`, { rated: 'no' })).statusCode).toBe(422);
    });

    it('can be decided on the evening itself', async () => {
      const { id } = await record({ date: '2026-11-20', kind: 'scheduled' });
      expect(rated(await change(id, { kind: 'recorded', rating: 4 }))).toEqual([4, true]);
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

  it('[DATE-08] never shifts a day, whatever the zone', async () => {
    for (const zone of [
      'UTC',
      'America/New_York',
      'Asia/Kolkata',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
    ]) {
      for (const date of ['1000-01-01', '2024-02-29', '2026-03-08', '2026-11-01', '9999-12-31']) {
        expect((await post({ id: randomUUID(), date }, { zone })).json<DateRecord>().date).toBe(
          date,
        );
      }
    }
  });

  it('keeps cents and halves exact', async () => {
    for (const total_cost of [0, 0.01, 0.07, 0.29, 1.1, 19.99, 4.35, 1_000_000])
      expect((await record({ date: '2026-11-19', total_cost })).total_cost).toBe(total_cost);
    for (const rating of [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5])
      expect((await record({ date: '2026-11-19', rating })).rating).toBe(rating);
  });

  it('refuses one date too many', async () => {
    const row = {
      user_id: ana.id,
      profile_id: null,
      kind: 'recorded',
      day: '2020-01-01',
      rating_halves: 10,
      rated: 0,
      total_cost_cents: 0,
      notes: '',
      activities: '[]',
      learnt_names: '[]',
      created_at: 0,
    };
    for (let start = 0; start < 9998; start += 1000) {
      const rows = Array.from({ length: Math.min(1000, 9998 - start) }, () => ({
        ...row,
        id: randomUUID(),
      }));
      await test.db.insertInto('dates').values(rows).execute();
    }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post({ id: randomUUID(), date: '2026-11-19' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 422, 422, 422]);
    expect(answers.find(({ statusCode }) => statusCode === 422)?.json()).toMatchObject({
      code: 'too-many',
    });
  });
});
