import { randomUUID } from 'node:crypto';
import { plan, suggestionRequest, type SavedIdea, type Suggestion } from '@rendezvous/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { aState, aSuggestion } from '../testing/a-suggestion.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { minimal, postIdea, saveIdea } from './testing/minimal-idea.ts';

describeOnBothDatabases('saved ideas', (database) => {
  let test: TestApp;
  let ana: TestUser;
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ana = await aUser(test);
  });

  const post = (payload: object) => postIdea(ana, payload);
  const save = (payload: object) => saveIdea(ana, payload);
  const list = async (query = '') =>
    (await ana.inject(`/api/saved-ideas${query}`)).json<SavedIdea[]>();
  const suggested = async (): Promise<Suggestion> => {
    const suggestion = {
      ...aSuggestion(),
      plans: [...aSuggestion().plans, ...aSuggestion().plans],
    };
    await test.store.suggestions.create({
      visitorId: randomUUID(),
      request: suggestionRequest.parse({ config: { location: 'Chicago' } }),
      suggestion,
      state: aState(),
      now: 0,
    });
    return suggestion;
  };
  it('[SAVE-01] accepts the minimal body of the specification and returns it, with the figures in its text', async () => {
    const body = minimal();
    const idea = await save(body);
    expect(idea).toMatchObject({
      ...body,
      id: expect.any(String),
      log_id: null,
      profile_id: null,
      edited: false,
      created_at: '2026-11-20T18:00:00.000Z',
    });
    expect(idea).toMatchObject({
      weather_info: { kind: 'partly-cloudy', temperature_f: 61 },
      plans: [{ venues: [{ cost: { expected: 20 } }], route_info: { travel_minutes: 15 } }],
    });
    expect(await list()).toEqual([idea]);
  });

  it('[SAVE-02] keeps a plan exactly as it was saved', async () => {
    const { suggestion_id, weather_info, plans } = await suggested();
    const idea = await save({
      suggestion_id,
      weather_info,
      plans: [plans[0]],
      log_id: null,
      profile_id: -1,
    });
    expect(idea).toMatchObject({
      weather_info,
      plans: [plans[0]],
      edited: false,
      profile_id: null,
    });
  });

  it('accepts plans with or without a day, and returns what was stored before this rule', async () => {
    const { plans, ...body } = minimal();
    for (const date of ['12/24/2026', 'tomorrow', '2026-13-45', '2026-02-30']) {
      const answer = await post({ ...body, plans: [{ ...plans[0], date }] });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        errors: { 'plans.0.date': ['Use a day such as 2026-11-28'] },
      });
    }
    await test.store.savedIdeas.save(
      ana.id,
      {
        ...{ suggestionId: randomUUID(), logId: null, profileId: null, weather: {} },
        plans: plans.map((one) => ({
          plan: plan.parse({ ...one, date: '12/24/2026' }),
          isEdited: false,
        })),
      },
      0,
    );
    expect(await list()).toMatchObject([{ plans: [{ date: '12/24/2026' }] }]);
  });

  it('[NEW-08] adds a second plan of a suggestion to its idea, and stores a plan saved twice once', async () => {
    const { suggestion_id, weather_info, plans } = await suggested();
    const first = await save({ suggestion_id, weather_info, plans: [plans[0]] });
    const second = await save({ suggestion_id, weather_info, plans: [plans[1]] });
    expect(second).toEqual({ ...first, plans });
    const again = await Promise.all(
      Array.from({ length: 5 }, () =>
        save({ suggestion_id, weather_info, plans: [plans[1], plans[1]] }),
      ),
    );
    expect(again).toEqual(Array(5).fill(second));
    expect(await list()).toEqual([second]);
  });

  it('[NEW-09] says when venues were removed after the plan was made', async () => {
    const { suggestion_id, weather_info, plans } = await suggested();
    const shortened = { ...plans[0], venues: plans[0]?.venues.slice(1), total_cost: '$50' };
    expect(await save({ suggestion_id, weather_info, plans: [shortened] })).toMatchObject({
      edited: true,
      plans: [shortened],
    });
    expect(await save({ suggestion_id, weather_info, plans: [plans[0]] })).toMatchObject({
      edited: false,
      plans: [plans[0]],
    });
    const renamed = {
      ...plans[0],
      venues: plans[0]?.venues.map((venue) => ({ ...venue, name: 'Elsewhere' })),
    };
    expect(await save({ suggestion_id, weather_info, plans: [renamed] })).toMatchObject({
      edited: true,
    });
  });

  it('[NEW-08] removes a plan, and its idea with the last one', async () => {
    const { suggestion_id, weather_info, plans } = await suggested();
    const [one, two] = plans.map(({ plan_id }) => plan_id);
    await save({ suggestion_id, weather_info, plans });
    const remove = (planId: string | undefined) =>
      ana.inject({ method: 'DELETE', url: `/api/saved-ideas/${planId}` });
    expect((await remove(one)).statusCode).toBe(204);
    expect((await list()).map((idea) => idea.plans.map(({ plan_id }) => plan_id))).toEqual([[two]]);
    expect((await remove(one)).statusCode).toBe(404);
    expect((await remove(two)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
  });

  it('moves a plan that comes back under another suggestion', async () => {
    const body = minimal();
    await save(body);
    const moved = await save({ ...body, suggestion_id: randomUUID() });
    expect(await list()).toEqual([moved]);
  });

  it('[SAVE-01] lists the newest first, by profile on request', async () => {
    const sam = (
      await ana.inject({ method: 'POST', url: '/api/profiles', payload: { name: 'Sam' } })
    ).json<{ id: number }>().id;
    const first = await save(minimal());
    const second = await save({ ...minimal(), profile_id: sam });
    expect(await list()).toEqual([second, first]);
    expect(await list(`?profile_id=${sam}`)).toEqual([second]);
    expect(await list('?profile_id=-1')).toEqual([first]);
    expect((await ana.inject('/api/saved-ideas?profile_id=4711')).statusCode).toBe(404);
    await ana.inject({ method: 'DELETE', url: `/api/profiles/${sam}` });
    expect(await list()).toEqual([first]);
  });

  it('[API-03] lets two users keep the same plan', async () => {
    const ben = await aUser(test);
    const body = minimal();
    const ofAna = await save(body);
    expect(
      (await ben.inject({ method: 'POST', url: '/api/saved-ideas', payload: body })).statusCode,
    ).toBe(201);
    await ben.inject({ method: 'DELETE', url: `/api/saved-ideas/${body.plans[0]?.plan_id}` });
    expect(await list()).toEqual([ofAna]);
  });
});
