import type { DateRecord, Profile } from '@rendezvous/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aDateBook } from '../testing/a-date-book.ts';
import { aUser, signIn, type TestUser } from '../testing/a-user.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';

describeOnBothDatabases('whether a date is rated', (database) => {
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
