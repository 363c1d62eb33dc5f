import { type Problem, type Profile, type UserExport } from '@rendezvous/contract';
import { createCityVenues, createGazetteer, loadCatalogue } from '@rendezvous/venues';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptLimits } from '../limits/require-attempt.ts';
import { createDatePlanner } from '../compose/date-planner.ts';
import { planHere } from './planning/planning.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { describeOnBothDatabases, sqlite } from '../testing/databases.ts';
import {
  aDate,
  aPerson,
  nobody,
  suggest,
  suggested,
  venuesOf,
} from '../testing/plans-for-people.ts';

describeOnBothDatabases('a plan for a person', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());

  const exported = async (user: TestUser) =>
    (await user.ask('GET', '/users/me/export')).json<UserExport>().suggestions;

  it('comes as an event stream too, after refusals that are plain problems', async () => {
    const ana = await aUser(test);
    const ask = (profileId: number) =>
      ana.inject({
        method: 'POST',
        url: '/api/profiles/suggest',
        headers: { accept: 'text/event-stream' },
        payload: { profileId, config: { location: 'Chicago' } },
      });
    const { body } = await ask(nobody);
    expect(body.match(/^event: .+$/gm)).toEqual([
      'event: progress',
      'event: progress',
      'event: suggestion',
    ]);
    const unknown = await ask(12);
    expect([unknown.statusCode, unknown.headers['content-type']]).toEqual([
      404,
      'application/problem+json',
    ]);
    expect(unknown.json()).toMatchObject({
      detail: "The profile you're looking for doesn't exist or has been removed",
    });
  });

  it('is for somebody else than the user', async () => {
    const ana = await aUser(test);
    const { id } = (await ana.ask('GET', '/profiles/my-profile')).json<Profile>();
    expect((await suggest(ana, id)).statusCode).toBe(404);
  });

  it('is in the export, and goes with the person', async () => {
    const ana = await aUser(test);
    const june = await aPerson(ana);
    const forJune = await suggested(ana, june.id, { desired_mood: 'calm' });
    const asked = test.clock.now;
    test.clock.now = new Date(asked.getTime() + 1000);
    const forNobody = await suggested(ana, nobody);
    test.clock.now = asked;
    const [first, second] = await exported(ana);
    expect(first).toMatchObject({
      profile_id: june.id,
      config: { desired_mood: 'calm' },
      answer: { suggestion_id: forJune.suggestion_id },
      created_at: '2026-11-20T18:00:00.000Z',
    });
    expect(second).toMatchObject({
      profile_id: null,
      answer: { suggestion_id: forNobody.suggestion_id },
    });
    expect((await ana.ask('DELETE', `/profiles/${june.id}`)).statusCode).toBe(204);
    expect(await exported(ana)).toEqual([second]);
    expect(await test.store.suggestions.findAnswer(forJune.suggestion_id)).toBeUndefined();
  });

  it('goes with the user', async () => {
    const ana = await aUser(test);
    const { suggestion_id } = await suggested(ana, nobody);
    expect((await ana.ask('DELETE', '/users/me')).statusCode).toBe(204);
    expect(await test.store.suggestions.findAnswer(suggestion_id)).toBeUndefined();
  });

  it('can be asked for 120 times an hour by each user', async () => {
    const [ana, ben] = [await aUser(test), await aUser(test)];
    for (let i = 0; i < attemptLimits.suggest.most; i += 1)
      expect((await suggest(ana, nobody)).statusCode).toBe(200);
    const refused = await suggest(ana, nobody);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect(refused.json()).toMatchObject({ code: 'too-many-requests' });
    expect((await suggest(ben, nobody)).statusCode).toBe(200);
  });
});

describe('a plan for a person, by the real planner', () => {
  let test: TestApp;
  const cities = loadCatalogue();
  beforeAll(async () => {
    test = await aTestApp(sqlite, {
      env: { RATE_LIMITS: 'off' },
      suggestDate: createDatePlanner({
        cities,
        locate: createGazetteer(cities).locate,
        findForecast: undefined,
        planning: planHere(cities),
      }).suggestDate,
    });
  });
  afterAll(() => test.close());

  const nearby = {
    location: 'Japantown, San Francisco',
    max_distance: 1,
    transport_method: 'walking',
  };

  it('never repeats what was done or is planned with this person', async () => {
    const ana = await aUser(test);
    const june = await aPerson(ana);
    const seen = new Set<string>();
    for (const date of ['2026-11-10', '2026-12-05']) {
      const planned = await suggested(ana, june.id);
      const [plan] = planned.plans;
      const names = plan?.venues.map(({ name }) => name) ?? [];
      expect(names.filter((name) => seen.has(name))).toEqual([]);
      for (const name of names) seen.add(name);
      await aDate(ana, june.id, { date, activities: names });
    }
    const third = await suggested(ana, june.id, { previous_date_activities: '' });
    expect(venuesOf(third).filter(({ name }) => seen.has(name))).toEqual([]);
    expect(third.notes).toContain('Left out: 6 places from your dates with June.');
    expect(
      (await suggested(ana, (await aPerson(ana, { name: 'Sam' })).id)).notes.join(),
    ).not.toContain('Left out');
  });

  it('respects the diet and the dislikes of the user as well as those of the form', async () => {
    const ana = await aUser(test);
    const june = await aPerson(ana);
    const told = async () =>
      (
        await suggested(ana, june.id, {
          dietary_restrictions: ['vegetarian'],
          dislikes: ['museums'],
        })
      ).plans[0]?.checks
        .map(({ text }) => text)
        .join('\n');
    expect(await told()).not.toContain('gluten-free');
    await ana.ask('PUT', '/profiles/my-profile', {
      dietary_restrictions: ['Gluten-free', 'Vegetarian'],
      dislikes: ['Loud bars', ' Museums'],
    });
    expect(await told()).toMatch(/gluten-free/);
    expect(await told()).toContain('Nothing with Loud bars and Museums');
  });

  it('offers only what works, when what was done together and what the user dislikes stand in the way', async () => {
    const ana = await aUser(test);
    const june = await aPerson(ana);
    const [city] = cities.filter(({ city }) => city === 'San Francisco');
    if (!city) throw new Error('Cannot find San Francisco in the catalogue');
    const venues = createCityVenues(city).venues.map(({ name }) => name);
    for (let i = 0; i < venues.length; i += 20)
      await aDate(ana, june.id, { date: '2026-11-10', activities: venues.slice(i, i + 20) });
    const stuck = (await suggest(ana, june.id)).json<Problem>();
    expect(stuck).toMatchObject({ code: 'no-plan', alternatives: [] });

    const noor = await aPerson(ana, { name: 'Noor' });
    await ana.ask('PUT', '/profiles/my-profile', { dislikes: ['Restaurants'] });
    const config = {
      ...nearby,
      start_time: '19:00',
      dislikes: ['Bars', 'Restaurants', 'Music', 'Parks', 'Walking', 'Shopping', 'Sights'],
      budget: { min: 0, max: 5 },
    };
    const refused = (await suggest(ana, noor.id, config)).json<Problem>();
    expect(refused.alternatives?.length).toBeGreaterThan(0);
    for (const { changes } of refused.alternatives ?? [])
      expect(
        (await suggest(ana, noor.id, { ...config, ...changes })).statusCode,
        JSON.stringify(changes),
      ).toBe(200);
  });
});
