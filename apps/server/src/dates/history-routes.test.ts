import { randomUUID } from 'node:crypto';
import type { DateRecord } from '@rendezvous/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aDateBook } from '../testing/a-date-book.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
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

  const { post, record, list } = aDateBook(() => ({ test, user: ana }));

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

  it('[DATE-02] takes a day after today as scheduled if the kind is missing', async () => {
    expect((await record({ date: '2026-11-21' })).kind).toBe('scheduled');
    expect((await record({ date: '2026-11-20' })).kind).toBe('recorded');
    expect(
      (
        await post({ id: randomUUID(), date: '2026-11-21' }, { zone: 'Pacific/Kiritimati' })
      ).json<DateRecord>().kind,
    ).toBe('recorded');
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
