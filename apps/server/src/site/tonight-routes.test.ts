import type { SuggestionRequest } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import { planAnything } from '../testing/a-suggestion.ts';
import { aTestApp } from '../testing/a-test-app.ts';
import { sqlite } from '../testing/databases.ts';
import { theCataloguePlanner } from '../testing/the-catalogue-planner.ts';
import type { SuggestDate } from '../suggestions/suggest-date.ts';

/** Any plan, with every stop in the city that was asked for. */
const planWithin: SuggestDate = async (request, options) => {
  const answer = await planAnything(request, options);
  const [city] = request.config.location.split(',');
  for (const { venues } of answer.suggestion.plans)
    for (const venue of venues) venue.location = `1 Main St, ${city}`;
  return answer;
};

/** The server, and what its planner was asked. */
async function aCountedApp(suggestDate: SuggestDate = planWithin) {
  const asked: SuggestionRequest['config'][] = [];
  const test = await aTestApp(sqlite, {
    suggestDate: (request, options) => {
      asked.push(request.config);
      return suggestDate(request, options);
    },
  });
  const get = (query = '') => test.app.inject(`/api/plans/tonight${query}`);
  return { test, asked, get };
}

const hours = (count: number) => count * 60 * 60_000;

describe('a plan for tonight', () => {
  it('[API-01] is one real plan in the city that is named, with its weather', async () => {
    const { test, get } = await aCountedApp(theCataloguePlanner.suggestDate);
    const answer = await get('?city=San%20Francisco');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      city: 'San Francisco',
      date: '2026-11-20',
      plan_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
      venues: [{ name: expect.any(String) }, {}, {}],
      weather_info: {
        conditions: expect.any(String),
        sunset: expect.stringMatching(/^\d\d:\d\d$/),
      },
    });
    await test.close();
  });

  it('[API-01] is planned once a day for everybody, in each city', async () => {
    const { test, asked, get } = await aCountedApp();
    const ids = async (query: string) => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => get(query)));
      return new Set(answers.map((answer) => answer.json<{ plan_id: string }>().plan_id));
    };
    expect((await ids('?city=Chicago')).size).toBe(1);
    expect((await ids('?city=chicago,%20il')).size).toBe(1);
    expect(asked).toMatchObject([
      { location: 'Chicago, IL', start_cal_date: '2026-11-20', start_time: '18:00' },
    ]);
    await get('?city=San%20Francisco');
    test.clock.now = new Date(test.clock.now.getTime() + hours(1));
    await get('?city=Chicago');
    expect(asked.map(({ location }) => location)).toEqual(['Chicago, IL', 'San Francisco, CA']);

    test.clock.now = new Date(test.clock.now.getTime() + hours(1));
    await get('?city=Chicago');
    expect(asked.at(-1)).toMatchObject({ location: 'Chicago, IL', start_cal_date: '2026-11-21' });
    await test.close();
  });

  it('[LAND-02] without a city is the evening of the landing page', async () => {
    const { test, asked, get } = await aCountedApp();
    await test.app.inject('/');
    expect((await get()).statusCode).toBe(200);
    expect(asked).toHaveLength(1);
    await test.close();
  });

  it('[API-02] is refused for a city that is not built in, with those that are', async () => {
    const { test, asked, get } = await aCountedApp();
    for (const query of ['?city=Atlantis', '?city=', '?city=__proto__', '?city=Oakland']) {
      const answer = await get(query);
      expect(answer.statusCode, query).toBe(422);
      expect(answer.json()).toMatchObject({
        code: 'location-unknown',
        detail: expect.stringContaining('Chicago and San Francisco'),
        errors: { city: [expect.any(String)] },
      });
    }
    for (const query of ['?city=Chicago&city=Chicago', `?city=${'x'.repeat(201)}`])
      expect((await get(query)).json(), query).toMatchObject({
        code: 'invalid-input',
        errors: { city: [expect.any(String)] },
      });
    expect(asked).toEqual([]);
    await test.close();
  });

  it('is looked for again while its stops are in the towns around, and shown as it is where none stays within', async () => {
    const { test, asked, get } = await aCountedApp(planAnything);
    expect((await get('?city=Chicago')).statusCode).toBe(200);
    expect(asked.length).toBeGreaterThan(1);
    await test.close();
  });

  it('is not planned again at once after a failure', async () => {
    let isBroken = true;
    const { test, asked, get } = await aCountedApp((request, options) =>
      planAnything(
        { ...request, config: { ...request.config, ...(isBroken && { location: 'No plan' }) } },
        options,
      ),
    );
    for (let i = 0; i < 3; i += 1)
      expect((await get('?city=Chicago')).json()).toMatchObject({ code: 'no-plan', status: 422 });
    expect(asked).toHaveLength(1);
    isBroken = false;
    test.clock.now = new Date(test.clock.now.getTime() + hours(1 / 60));
    expect((await get('?city=Chicago')).statusCode).toBe(200);
    await test.close();
  });
});
