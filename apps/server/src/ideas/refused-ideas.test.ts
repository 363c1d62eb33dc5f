import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aUser, type TestUser } from '../testing/a-user.ts';
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

  it('refuses an eleventh plan in an idea, and an idea beyond the limit', async () => {
    const { suggestion_id, weather_info, plans } = minimal();
    const more = (count: number) =>
      Array.from({ length: count }, () => ({ ...plans[0], plan_id: randomUUID() }));
    await save({ suggestion_id, weather_info, plans: more(9) });
    expect((await post({ suggestion_id, weather_info, plans: more(2) })).json()).toMatchObject({
      code: 'too-many',
    });
    await save({ suggestion_id, weather_info, plans: more(1) });

    const rows = Array.from({ length: 1999 }, () => ({
      user_id: ana.id,
      id: randomUUID(),
      suggestion_id: randomUUID(),
      log_id: null,
      profile_id: null,
      weather: '{}',
      created_at: 0,
    }));
    for (let start = 0; start < rows.length; start += 1000) {
      const some = rows.slice(start, start + 1000);
      await test.db.insertInto('saved_ideas').values(some).execute();
    }
    expect((await post(minimal())).json()).toMatchObject({ status: 422, code: 'too-many' });
  });

  it.each([
    ['no plan', { plans: [] }, 'plans'],
    ['a plan without venues', { plans: [{ ...minimal().plans[0], venues: [] }] }, 'plans.0.venues'],
    [
      'a plan id that is no version-4 UUID',
      { plans: [{ ...minimal().plans[0], plan_id: '8f14e45f-ceea-167a-9af1-8d1f3b1c0a11' }] },
      'plans.0.plan_id',
    ],
    ['a suggestion id that is no UUID', { suggestion_id: 'x' }, 'suggestion_id'],
    [
      'a plan of 40 KB',
      {
        plans: [
          {
            ...minimal().plans[0],
            venues: Array.from({ length: 6 }, () => ({
              ...minimal().plans[0]?.venues[0],
              description: 'x'.repeat(5000),
              reasons: ['x'.repeat(5000)],
            })),
          },
        ],
      },
      'plans.0',
    ],
    [
      'a way of more than a day',
      {
        plans: [
          {
            ...minimal().plans[0],
            route_info: { legs: [{ minutes: 1441, miles: 1, mode: 'walking' }] },
          },
        ],
      },
      'plans.0.route_info.legs.0.minutes',
    ],
    [
      'a place that is nowhere',
      {
        plans: [
          {
            ...minimal().plans[0],
            venues: [{ ...minimal().plans[0]?.venues[0], coordinates: { lat: 1e308, lon: 0 } }],
          },
        ],
      },
      'plans.0.venues.0.coordinates.lat',
    ],
    [
      'a summary of 5,001 characters',
      { plans: [{ ...minimal().plans[0], summary: 'x'.repeat(5001) }] },
      'plans.0.summary',
    ],
    [
      'eleven plans',
      {
        plans: Array.from({ length: 11 }, () => ({ ...minimal().plans[0], plan_id: randomUUID() })),
      },
      'plans',
    ],
    [
      'a rating of 6',
      {
        plans: [
          { ...minimal().plans[0], venues: [{ ...minimal().plans[0]?.venues[0], rating: 6 }] },
        ],
      },
      'plans.0.venues.0.rating',
    ],
  ])('[API-02] refuses %s by name', async (_name, change, field) => {
    const answer = await post({ ...minimal(), ...change });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toContain(field);
  });
});
