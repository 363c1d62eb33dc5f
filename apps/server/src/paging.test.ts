import { randomUUID } from 'node:crypto';
import { limits, type Profile } from '@rendezvous/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './testing/a-test-app.ts';
import { aUser, type TestUser } from './testing/a-user.ts';
import { describeOnBothDatabases } from './testing/databases.ts';

describeOnBothDatabases('paging', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());

  const nextOf = (link: unknown): string | undefined =>
    /^<(\/api\/[^>]+)>; rel="next"$/.exec(String(link))?.[1];

  /** Every page of a list, as a client reads it that follows the links. */
  const pagesOf = async (
    user: TestUser,
    path: string,
    between: () => Promise<unknown> = async () => undefined,
  ): Promise<{ id: string }[][]> => {
    const pages: { id: string }[][] = [];
    for (let url: string | undefined = `/api${path}`; url !== undefined; ) {
      const answer = await user.inject(url);
      expect(answer.statusCode, answer.body).toBe(200);
      pages.push(answer.json());
      url = nextOf(answer.headers.link);
      if (url !== undefined) await between();
    }
    return pages;
  };
  const idsOf = (pages: { id: string }[][]) => pages.flat().map(({ id }) => id);

  const addDates = async (
    user: TestUser,
    count: number,
    { notes = '', profileId = null }: { notes?: string; profileId?: number | null } = {},
  ): Promise<void> => {
    const rows = Array.from({ length: count }, (_, index) => ({
      user_id: user.id,
      profile_id: profileId,
      id: randomUUID(),
      kind: 'recorded',
      // Many of one day, and of one instant: the order has to go on to the id.
      day: `2026-0${1 + (index % 7)}-15`,
      rating_halves: 8,
      rated: 1,
      total_cost_cents: 100,
      notes,
      activities: '[]',
      learnt_names: '[]',
      created_at: index % 3,
    }));
    for (let start = 0; start < count; start += 500)
      await test.db
        .insertInto('dates')
        .values(rows.slice(start, start + 500))
        .execute();
  };

  it('returns a short list whole and without a link', async () => {
    const ana = await aUser(test);
    await addDates(ana, 40);
    const answer = await ana.ask('GET', '/history');
    expect(answer.json()).toHaveLength(40);
    expect(answer.headers).not.toHaveProperty('link');
  });

  it('pages a long list, each item once, in order', async () => {
    const ana = await aUser(test);
    await addDates(ana, limits.pageItems + 20);
    const byLimit = await pagesOf(ana, '/history?limit=37');
    expect(new Set(byLimit.slice(0, -1).map(({ length }) => length))).toEqual(new Set([37]));
    const whole = await pagesOf(ana, '/history/');
    expect(whole.map(({ length }) => length)).toEqual([limits.pageItems, 20]);
    expect(idsOf(byLimit)).toEqual(idsOf(whole));
    expect(new Set(idsOf(whole)).size).toBe(limits.pageItems + 20);
    const none = await pagesOf(ana, '/history?timeline=upcoming');
    expect(none).toEqual([[]]);
  });

  it('keeps an answer short however long its items are, and returns an oversized item alone', async () => {
    const ana = await aUser(test);
    await addDates(ana, 5, { notes: 'x'.repeat(0.9 * limits.pageBytes) });
    await addDates(ana, 1, { notes: 'x'.repeat(2 * limits.pageBytes) });
    const pages = await pagesOf(ana, '/history');
    expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(2);
    expect(new Set(idsOf(pages)).size).toBe(6);
  });

  it('skips and repeats nothing while items are added and removed', async () => {
    const ana = await aUser(test);
    await addDates(ana, 30);
    const before = idsOf(await pagesOf(ana, '/history'));
    let step = 0;
    const pages = await pagesOf(ana, '/history?limit=4', async () => {
      step += 1;
      await ana.ask('POST', '/history', { id: randomUUID(), date: '2026-11-10', rating: 4 });
      // The one that the cursor stands on.
      await ana.ask('DELETE', `/history/${before[step * 4 - 1]}`);
    });
    expect(idsOf(pages)).toEqual(before);
  });

  it('pages people, ideas and reminders alike', async () => {
    const ana = await aUser(test);
    for (let index = 0; index < 7; index += 1) {
      await ana.ask('POST', '/profiles', {
        name: `Person ${index}`,
        importantDates: { birthday: '1990-11-20' },
      });
      await ana.ask('POST', '/saved-ideas', anIdea());
    }
    for (const path of ['/profiles', '/saved-ideas', '/inbox']) {
      const whole = idsOf(await pagesOf(ana, path));
      expect(whole).toHaveLength(7);
      const pages = await pagesOf(ana, `${path}?limit=3`);
      expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
      expect(idsOf(pages)).toEqual(whole);
    }
  });

  it('lists people with the newest of their dates, and gives one person with all', async () => {
    const ana = await aUser(test);
    const count = limits.listedDates + 20;
    const ids: number[] = [];
    for (const dates of [count, 1, 0]) {
      const { id } = (await ana.ask('POST', '/profiles', { name: 'Sam' })).json<Profile>();
      await addDates(ana, dates, { profileId: id });
      ids.push(id);
    }
    const [none, one, many] = (await ana.ask('GET', '/profiles')).json<Profile[]>();
    expect([none, one, many].map((person) => person?.dates_count)).toEqual([0, 1, count]);
    expect([none, one].map((person) => person?.previous_dates.length)).toEqual([0, 1]);
    const alone = (await ana.ask('GET', `/profiles/${ids[0]}`)).json<Profile>();
    expect(alone).toMatchObject({ dates_count: count });
    expect(alone.previous_dates).toHaveLength(count);
    const days = alone.previous_dates.map(({ date }) => date);
    expect(days).toEqual(days.toSorted().reverse());
    expect(many?.previous_dates).toEqual(alone.previous_dates.slice(0, limits.listedDates));
  });

  it('finds the idea of one suggestion', async () => {
    const ana = await aUser(test);
    const idea = anIdea();
    for (const each of [anIdea(), idea, anIdea()]) await ana.ask('POST', '/saved-ideas', each);
    const found = await ana.ask('GET', `/saved-ideas?suggestion_id=${idea.suggestion_id}`);
    expect(found.json()).toMatchObject([{ suggestion_id: idea.suggestion_id }]);
  });

  it('refuses an invalid limit or cursor, and shows nobody the list of another', async () => {
    const [ana, eve] = [await aUser(test), await aUser(test)];
    await addDates(ana, 3);
    await addDates(eve, 2);
    const encode = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
    const wrong = [
      'x',
      '%00',
      encode(null),
      encode(['2026-01-01', 1]),
      encode(['a', 1, 'b']),
      encode({}),
    ];
    for (const path of ['/history', '/profiles', '/saved-ideas']) {
      for (const cursor of wrong)
        expect((await ana.ask('GET', `${path}?cursor=${cursor}`)).json()).toMatchObject({
          status: 422,
          errors: { cursor: expect.anything() },
        });
      for (const limit of ['0', '-1', 'x', '1.5', '99999999999999999999'])
        expect((await ana.ask('GET', `${path}?limit=${limit}`)).statusCode).toBe(422);
    }
    const first = await ana.ask('GET', '/history?limit=1');
    const stolen = await eve.inject(nextOf(first.headers.link) ?? '');
    const own = idsOf(await pagesOf(eve, '/history'));
    for (const { id } of stolen.json<{ id: string }[]>()) expect(own).toContain(id);
  });
});

function anIdea() {
  const venue = {
    name: 'Bar',
    location: '',
    description: '',
    estimated_cost: '',
    opening_hours: '',
    rating: 5,
  };
  return {
    suggestion_id: randomUUID(),
    weather_info: {},
    plans: [{ plan_id: randomUUID(), venues: [venue], route_info: {}, total_cost: '' }],
  };
}
