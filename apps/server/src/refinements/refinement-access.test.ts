import { type Refinement, type Suggestion } from '@rendezvous/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { askAs, aUser, signIn, type TestUser } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { type Asked, aSuggestionFor, refinementOf } from '../testing/refining.ts';
import { theCataloguePlanner } from '../testing/the-catalogue-planner.ts';

const env = { RATE_LIMITS: 'off' };

let test: TestApp;
let ana: TestUser;
let suggestion: Suggestion;

const suggested = (config?: object) => aSuggestionFor(ana, config);
const refine = (asked: Asked, as: Pick<TestUser, 'ask'> = ana) =>
  as.ask('POST', '/public/refine-suggestion', refinementOf(suggestion, asked));

async function refined(asked: Asked): Promise<Refinement> {
  const answer = await refine(asked);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Refinement>();
}

describeOnBothDatabases('refining', (database) => {
  beforeAll(async () => {
    test = await aTestApp(database, { env, ...theCataloguePlanner });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ana = await aUser(test);
    suggestion = await suggested();
  });

  it('[API-02] says that a session has ended, instead of that its suggestion is not there', async () => {
    const ended = await signIn(test.app, ana);
    await ana.ask('POST', '/token/revoke', { refresh: ended.refresh });
    const [plan] = suggestion.plans;
    const ids = plan?.venues.map(({ venue_id }) => venue_id) ?? [];
    const ofPlan = `/suggestions/${suggestion.suggestion_id}/plans/${plan?.plan_id}`;
    const calls = [
      ['POST', '/public/refine-suggestion', refinementOf(suggestion, { value: 'under $90' })],
      ['GET', `/suggestions/${suggestion.suggestion_id}`],
      ['POST', `${ofPlan}/alternatives`, { venue_id: ids[0] }],
      ['POST', `${ofPlan}/reorder`, { venue_ids: ids }],
      ['PUT', `${ofPlan}/venues`, { venue_ids: ids }],
    ] as const;
    for (const [method, path, payload] of calls) {
      for (const access of [ended.access, 'garbage']) {
        const refused = await askAs(test.app, access, {
          method,
          url: `/api${path}`,
          ...(payload && { payload }),
        });
        expect(refused.statusCode, `${method} ${path}`).toBe(401);
        expect(refused.json()).toMatchObject({ code: 'signed-out' });
        expect(refused.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
      }
      const anonymous = await test.app.inject({
        method,
        url: `/api${path}`,
        ...(payload && { payload }),
      });
      expect(anonymous.statusCode, `${method} ${path} of nobody`).toBe(404);
    }
    expect((await refined({ value: 'under $90' })).refinement_count).toBe(1);
  });

  it('[API-03] answers to the user of the session only', async () => {
    const ben = await aUser(test);
    const nobody = {
      ask: (method: 'GET' | 'POST', path: string, payload?: object) =>
        test.app.inject({ method, url: `/api${path}`, ...(payload && { payload }) }),
    };
    for (const stranger of [ben, nobody as Pick<TestUser, 'ask'>]) {
      expect((await refine({ value: 'quieter' }, stranger)).statusCode).toBe(404);
      expect(
        (await stranger.ask('GET', `/suggestions/${suggestion.suggestion_id}`)).statusCode,
      ).toBe(404);
    }
  });

  it('lets whoever holds the id of an anonymous session refine it', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/public/date-suggestions',
      payload: { config: { location: 'Chicago' } },
    });
    const { session_id, suggestion_id } = answer.json<Suggestion>();
    const payload = refinementOf(suggestion, {
      type: 'preset',
      value: 'more_relaxed',
      session_id,
      previous_suggestion_id: suggestion_id,
    });
    expect(
      (await test.app.inject({ method: 'POST', url: '/api/public/refine-suggestion', payload }))
        .statusCode,
    ).toBe(200);
    suggestion = (
      await ana.ask('POST', '/public/date-suggestions', { config: { location: 'Chicago' } })
    ).json<Suggestion>();
    expect(
      (
        await test.app.inject({
          method: 'POST',
          url: '/api/public/refine-suggestion',
          payload: refinementOf(suggestion, { value: 'quieter' }),
        })
      ).statusCode,
    ).toBe(404);
    expect((await refine({ value: 'quieter' })).statusCode).toBe(200);
  });

  it('is deleted with its user', async () => {
    await refined({ value: 'quieter' });
    await ana.inject({ method: 'DELETE', url: '/api/users/me', payload: {} });
    expect(
      await test.db
        .selectFrom('suggestion_sessions')
        .select('id')
        .where('user_id', '=', ana.id)
        .execute(),
    ).toEqual([]);
    expect(
      await test.db
        .selectFrom('refinements')
        .select('key')
        .where('session_id', '=', suggestion.session_id)
        .execute(),
    ).toEqual([]);
  });
});
