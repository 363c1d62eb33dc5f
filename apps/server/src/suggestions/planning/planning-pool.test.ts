import { setImmediate } from 'node:timers/promises';
import { suggestionRequest } from '@rendezvous/contract';
import { createGazetteer, loadCatalogue } from '@rendezvous/venues';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatePlanner, type DatePlanner } from '../../compose/date-planner.ts';
import { aTestApp, type TestApp } from '../../testing/a-test-app.ts';
import { sqlite } from '../../testing/databases.ts';
import { theCataloguePlanner } from '../../testing/the-catalogue-planner.ts';
import { createPlanningPool, type PlanningPool } from './planning-pool.ts';
import { createPlanningTasks } from './planning.ts';
import { rehearsalIn } from './rehearsal.ts';

const here = { location: 'Chicago', start_cal_date: '2026-11-28' };
const ask = (test: TestApp, config: object) =>
  test.app.inject({
    method: 'POST',
    url: '/api/public/date-suggestions',
    payload: { config: { ...here, ...config } },
  });
const list = (word: string) =>
  Array.from({ length: 50 }, (_, i) => `${word} ${i} `.repeat(8).trim());
/** Valid, and about as much work as a request can be. */
const worst = {
  start_time: '18:00',
  end_time: '18:45',
  budget: '0-1',
  interests: list('jazzz'),
  dislikes: list('musem'),
  preferred_cuisines: list('thay'),
};

describe('planning in worker threads', () => {
  let [test, inThisThread]: TestApp[] = [];
  let planning: PlanningPool;
  let planner: DatePlanner;
  beforeAll(async () => {
    const cities = loadCatalogue();
    planning = createPlanningPool(cities[0], { seconds: 20 });
    const env = { RATE_LIMITS: 'off' };
    const { locate } = createGazetteer(cities);
    planner = createDatePlanner({ cities, locate, findForecast: undefined, planning });
    test = await aTestApp(sqlite, { env, ...planner });
    inThisThread = await aTestApp(sqlite, { env, ...theCataloguePlanner });
  }, 120_000);
  afterAll(async () => {
    await test?.close();
    await inThisThread?.close();
    await planning.close();
  });

  it('rehearses with an evening that can be planned', () => {
    const cities = loadCatalogue();
    const { plans } = createPlanningTasks(cities).plan(
      rehearsalIn(cities[0] as (typeof cities)[0]),
    );
    expect(plans.length).toBeGreaterThan(0);
  });

  it('plans what is planned in one thread, and refuses what is refused there', async () => {
    const shown = async (app: TestApp | undefined, config: object) => {
      const answer = await ask(app as TestApp, config);
      const { plans, ...rest } = answer.json();
      return answer.statusCode === 200
        ? plans.map(({ plan_id: _id, ...plan }: { plan_id: string }) => plan)
        : [answer.statusCode, rest];
    };
    for (const config of [{}, { budget: '0-0', dietary_restrictions: ['kosher'] }])
      expect(await shown(test, config)).toEqual(await shown(inThisThread, config));
  });

  it('answers cheap calls while it plans the most expensive request', async () => {
    let stage = '';
    const planned = planner.suggestDate(
      suggestionRequest.parse({ config: { ...here, ...worst } }),
      {
        now: new Date('2026-11-20T18:00:00Z'),
        whose: 'somebody',
        onProgress: (progress) => {
          stage = progress.stage;
        },
      },
    );
    const ended = planned.catch((error: unknown) => error).then(() => (stage = 'ended'));
    let answered = 0;
    while (stage !== 'ended') {
      const before = stage;
      expect((await test?.app.inject('/api/healthz'))?.statusCode).toBe(200);
      // In one thread nothing is answered between this stage and the next.
      if (before === 'plans' && stage === 'plans') answered += 1;
      await setImmediate();
    }
    await ended;
    expect(answered).toBeGreaterThan(2);
  });
});
