import { setTimeout } from 'node:timers/promises';
import type { Refinement, Suggestion } from '@rendezvous/contract';
import { createGazetteer, loadCatalogue } from '@rendezvous/venues';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDatePlanner } from '../compose/date-planner.ts';
import { createPlanningPool, type PlanningPool } from '../suggestions/planning/planning-pool.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { type Asked, aSuggestionFor, refinementOf } from '../testing/refining.ts';

const codesOf = (answers: readonly LightMyRequestResponse[]) =>
  answers.map(({ statusCode }) => statusCode);

/**
 * Whoever is told to come again later does so when told: on a busy machine some wait too long for
 * the row that counts.
 */
async function patiently(
  ask: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> {
  const answer = await ask();
  if (answer.statusCode !== 503) return answer;
  await setTimeout(Number(answer.headers['retry-after']) * 1000);
  return patiently(ask);
}

describeOnBothDatabases('refining at once', (database) => {
  let servers: TestApp[];
  let planning: PlanningPool;
  let ana: TestUser;
  let suggestion: Suggestion;
  beforeAll(async () => {
    const opened = await database.open();
    // In a thread as on a real server: planning in this one would hold up the transactions of all
    // others.
    planning = createPlanningPool(undefined, { seconds: 60 });
    const cities = loadCatalogue();
    const { locate } = createGazetteer(cities);
    const planner = createDatePlanner({ cities, locate, findForecast: undefined, planning });
    const env = { RATE_LIMITS: 'off' };
    servers = [
      await aTestApp({ open: async () => opened }, { env, ...planner }),
      await aTestApp(
        { open: async () => ({ db: opened.db, close: async () => {} }) },
        { env, ...planner },
      ),
    ];
  });
  afterAll(async () => {
    for (const server of servers.toReversed()) await server.close();
    await planning.close();
  });
  beforeEach(async () => {
    ana = await aUser(servers[0] as TestApp);
    suggestion = await aSuggestionFor(ana);
  });

  /** Asks one of the two servers, by turns. */
  const refine = (asked: Asked, i = 0) =>
    patiently(async () =>
      (servers[i % 2] as TestApp).app.inject({
        method: 'POST',
        url: '/api/public/refine-suggestion',
        payload: refinementOf(suggestion, asked),
        headers: ana.headers,
      }),
    );

  it('[REF-01] gives five refinements to fifty that ask at once, on two servers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => refine({ value: `under $${100 + i}` }, i)),
    );
    expect(codesOf(answers).filter((status) => status === 200)).toHaveLength(5);
    expect(codesOf(answers).filter((status) => status === 429)).toHaveLength(45);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({
      code: 'refinement-limit',
      detail: expect.stringMatching(/^(?!.*(network|content|unavailable|timeout)).*limit/),
    });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ana.ask('GET', `/suggestions/${suggestion.suggestion_id}`)).json()).toMatchObject(
      { refinements_remaining: 0 },
    );
  });

  it('answers a repeat from what was stored, and counts it once, however many come at once', async () => {
    const asked = { type: 'preset', value: 'more_fun' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => refine(asked)));
    expect(new Set(codesOf(answers))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await refine(asked)).body).toBe(answers[0]?.body);
    const next = await refine({ ...asked, refinement_count: 1 });
    expect(next.json<Refinement>().refinement_count).toBe(2);
  });
});
