import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { SharedPlanView } from '@rendezvous/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWebWhenStale } from '../../../../tools/build-web.ts';
import { aContentView } from '../testing/a-content-view.ts';
import { aSiteView } from '../testing/a-site-view.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { sqlite } from '../testing/databases.ts';
import { aRandomPlan, createPick, someRandomWeather } from '../testing/random-plans.ts';
import { viewsIn } from '../platform/web/load-views.ts';

const viewFolder = fileURLToPath(new URL('../../../web/build/views', import.meta.url));
const plans = 300;
/**
 * A picture takes a good part of a second: every plan is laid out for one, and one in so many is
 * painted.
 */
const paintedShare = 20;
/** Far above what any answer takes of the processor on a slow machine, and far below for good. */
const generousMicroseconds = 5_000_000;
const noWords = /NaN|Infinity|undefined|\bnull\b|\[object/;

/** Texts and numbers of an element that is to be painted which nobody should see. */
function faultsOf(value: unknown): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [String(value)];
  if (typeof value === 'string')
    return noWords.test(decodeURIComponentSafely(value)) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name.startsWith('_') ? [] : faultsOf(part),
  );
}

function decodeURIComponentSafely(text: string): string {
  return text.startsWith('data:') ? decodeURIComponent(text) : text;
}

describe('a shared plan, whatever it holds', () => {
  let test: TestApp;
  let ana: TestUser;
  let view: SharedPlanView;
  beforeAll(async () => {
    buildWebWhenStale();
    const { sharedPlan } = viewsIn(viewFolder);
    view = await sharedPlan();
    test = await aTestApp(sqlite, {
      views: { sharedPlan, site: async () => aSiteView, content: async () => aContentView },
    });
    ana = await aUser(test);
  });
  afterAll(() => test.close());

  /** Keeps a plan as it was kept when nothing of it was bounded, shared under the token. */
  async function store(plan: { plan_id: string }, weather: object, token: string): Promise<void> {
    const [of, at] = [{ user_id: ana.id, plan_id: plan.plan_id }, { created_at: 0 }];
    const id = randomUUID();
    const idea = { id, suggestion_id: randomUUID(), log_id: null, profile_id: null };
    await test.db
      .insertInto('saved_ideas')
      .values({ user_id: ana.id, ...idea, ...at, weather: JSON.stringify(weather) })
      .execute();
    await test.db
      .insertInto('saved_plans')
      .values({ ...of, ...at, idea_id: id, plan: JSON.stringify(plan), edited: 0 })
      .execute();
    await test.db
      .insertInto('shared_plans')
      .values({ ...of, ...at, token })
      .execute();
  }

  /** Saves and shares a plan through the API; undefined where it is refused for what it holds. */
  async function share(plan: { plan_id: string }, weather: object): Promise<string | undefined> {
    const body = { suggestion_id: randomUUID(), weather_info: weather, plans: [plan] };
    const saved = await ana.ask('POST', '/saved-ideas', body);
    expect([201, 422], saved.body).toContain(saved.statusCode);
    if (saved.statusCode === 422) return undefined;
    const shared = await ana.ask('POST', `/saved-ideas/${plan.plan_id}/share`);
    return shared.json<{ url: string }>().url.split('/').at(-1);
  }

  async function timed(url: string, plan: object) {
    const before = process.cpuUsage();
    const answer = await ana.inject(url);
    const { user } = process.cpuUsage(before);
    expect(user, JSON.stringify(plan)).toBeLessThan(generousMicroseconds);
    return answer;
  }

  async function check(plan: { plan_id: string }, token: string, isPainted: boolean) {
    const said = JSON.stringify(plan);
    const page = await timed(`/shared/${token}`, plan);
    expect(page.statusCode, said).toBe(200);
    expect(noWords.exec(page.body)?.[0], said).toBeUndefined();
    const shared = await timed(`/api/shared/${token}`, plan);
    expect(shared.statusCode, said).toBe(200);
    expect(faultsOf(view.picture(shared.json())), said).toEqual([]);
    const calendar = await timed(`/api/saved-ideas/${plan.plan_id}/calendar.ics`, plan);
    expect([200, 422], said).toContain(calendar.statusCode);
    if (calendar.statusCode === 200) expect(noWords.exec(calendar.body)?.[0], said).toBeUndefined();
    if (isPainted)
      expect((await timed(`/shared/${token}/picture.png`, plan)).statusCode, said).toBe(200);
  }

  it('is rendered fast and without NaN, as accepted today', async () => {
    const pick = createPick(1);
    let taken = 0;
    for (let i = 0; i < plans; i += 1) {
      const [plan, weather] = [
        aRandomPlan(pick, { isWild: pick([true, false, false]) }),
        someRandomWeather(pick),
      ];
      const token = await share(plan, weather);
      if (token === undefined) continue;
      taken += 1;
      await check(plan, token, i % paintedShare === 0);
    }
    expect(taken).toBeGreaterThan(plans / 2);
  });

  it('is rendered fast and without NaN, as it may have been stored before', async () => {
    const pick = createPick(2);
    for (let i = 0; i < plans; i += 1) {
      const plan = aRandomPlan(pick, { isWild: true });
      const token = `token-${i}`;
      await store(plan, someRandomWeather(pick), token);
      await check(plan, token, i % paintedShare === 0);
    }
    expect((await ana.ask('GET', '/saved-ideas')).statusCode).toBe(200);
  });
});
