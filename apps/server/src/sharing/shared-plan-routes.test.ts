import { randomUUID } from 'node:crypto';
import type { SharedPlan, Suggestion } from '@rendezvous/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSharedPlanView } from '../testing/a-shared-plan-view.ts';
import { aContentView } from '../testing/a-content-view.ts';
import { aSiteView } from '../testing/a-site-view.ts';
import { aSuggestion } from '../testing/a-suggestion.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { describeOnBothDatabases, sqlite } from '../testing/databases.ts';

const suggested = aSuggestion();

/** Saves a plan for a person called Samira, whose taste its reasons speak of. */
async function aSavedPlan(owner: TestUser, fields: object = {}): Promise<string> {
  const { id: profile_id } = (await owner.ask('POST', '/profiles', { name: 'Samira' })).json<{
    id: number;
  }>();
  const [plan] = suggested.plans;
  const saved = {
    ...plan,
    plan_id: randomUUID(),
    venues: plan?.venues.map((venue) => ({ ...venue, reasons: ['Samira: jazz'] })),
    ...fields,
  };
  const answer = await owner.ask('POST', '/saved-ideas', {
    suggestion_id: randomUUID(),
    profile_id,
    weather_info: suggested.weather_info,
    plans: [saved],
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return saved.plan_id;
}

const share = async (owner: TestUser, planId: string): Promise<string> =>
  (await owner.ask('POST', `/saved-ideas/${planId}/share`)).json<{ url: string }>().url;
const tokenOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

describeOnBothDatabases('a shared plan', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(database, { env: { PUBLIC_URL: 'https://dates.example' } });
  });
  afterAll(() => test.close());

  const read = (url: string) => test.app.inject(`/api/shared/${tokenOf(url)}`);

  it('[NEW-14] may belong to a visitor, who ends it by the id of the suggestion; users share saved plans', async () => {
    const suggest = async (path: string, headers = {}) =>
      (
        await test.app.inject({
          ...{ method: 'POST', url: `/api${path}`, headers },
          payload: { config: { location: 'San Francisco, CA' } },
        })
      ).json<Suggestion>();
    const { suggestion_id, plans } = await suggest('/public/date-suggestions');
    const pathOfPlan = (planId: string | undefined) =>
      `/api/suggestions/${suggestion_id}/plans/${planId}/share`;
    const [plan] = plans;
    const ask = (method: 'POST' | 'DELETE', url = pathOfPlan(plan?.plan_id)) =>
      test.app.inject({ method, url });
    const { url } = (await ask('POST')).json<{ url: string }>();
    expect((await ask('POST')).json()).toEqual({ url });
    const answer = await read(url);
    expect(answer.json<SharedPlan>()).toMatchObject({ title: plan?.title });
    for (const secret of [suggestion_id, plan?.plan_id ?? '', 'reasons', 'checks'])
      expect(answer.body).not.toContain(secret);
    expect((await ask('POST', pathOfPlan(randomUUID()))).statusCode).toBe(404);
    expect((await ask('DELETE')).statusCode).toBe(204);
    expect((await read(url)).statusCode).toBe(404);
    expect((await ask('POST')).json()).not.toEqual({ url });

    const ana = await aUser(test);
    const hers = await suggest('/profiles/suggest', ana.headers);
    const path = `/suggestions/${hers.suggestion_id}/plans/${hers.plans[0]?.plan_id}/share`;
    for (const answered of [await ana.ask('POST', path), await ask('POST', `/api${path}`)])
      expect(answered.statusCode).toBe(404);
  });

  it('is limited to sixty times an hour for visitors of one network', async () => {
    const url = `/api/suggestions/${randomUUID()}/plans/${randomUUID()}/share`;
    const asked = { method: 'POST', url, remoteAddress: '198.51.100.77' } as const;
    for (let i = 0; i < 60; i++) expect((await test.app.inject(asked)).statusCode).toBe(404);
    expect((await test.app.inject(asked)).statusCode).toBe(429);
  });

  it('[NEW-14] shows places, times and prices to anybody with its link, and nothing about the people', async () => {
    const ana = await aUser(test, { firstName: 'Anabel' });
    const planId = await aSavedPlan(ana);
    const url = await share(ana, planId);
    expect(url).toMatch(/^https:\/\/dates\.example\/shared\/[\w-]{43}$/);
    const answer = await read(url);
    expect(answer.statusCode).toBe(200);
    const [plan] = suggested.plans;
    const { title, date, venues, total_cost, weather_info } = answer.json<SharedPlan>();
    expect({ title, date, total_cost, weather_info }).toEqual({
      title: plan?.title,
      date: plan?.date,
      total_cost: plan?.total_cost,
      weather_info: suggested.weather_info,
    });
    expect(
      venues.map(({ name, arrival, estimated_cost }) => [name, arrival, estimated_cost]),
    ).toEqual(
      plan?.venues.map(({ name, arrival, estimated_cost }) => [name, arrival, estimated_cost]),
    );
    for (const secret of [
      'Samira',
      'Anabel',
      ana.email,
      planId,
      suggested.suggestion_id,
      `"${ana.id}"`,
    ])
      expect(answer.body).not.toContain(secret);
  });

  it('[NEW-14] keeps its link until it is no longer shared, and never gets it back', async () => {
    const ana = await aUser(test);
    const planId = await aSavedPlan(ana);
    const url = await share(ana, planId);
    expect(await share(ana, planId)).toBe(url);
    expect((await ana.ask('DELETE', `/saved-ideas/${planId}/share`)).statusCode).toBe(204);
    for (const path of ['/api', ''])
      expect((await test.app.inject(`${path}/shared/${tokenOf(url)}`)).statusCode).toBe(404);
    expect((await test.app.inject(`/shared/${tokenOf(url)}/picture.png`)).statusCode).toBe(404);
    expect((await ana.ask('DELETE', `/saved-ideas/${planId}/share`)).statusCode).toBe(204);
    const next = await share(ana, planId);
    expect(next).not.toBe(url);
    expect((await read(url)).statusCode).toBe(404);
    expect((await read(next)).statusCode).toBe(200);
  });

  it('has one link when it is shared twice at the same time', async () => {
    const ana = await aUser(test);
    const planId = await aSavedPlan(ana);
    const urls = await Promise.all([share(ana, planId), share(ana, planId), share(ana, planId)]);
    expect(new Set(urls).size).toBe(1);
  });

  it('shows what was saved last, at the same address', async () => {
    const ana = await aUser(test);
    const suggestion_id = randomUUID();
    const save = (title: string, plan_id: string) =>
      ana.ask('POST', '/saved-ideas', {
        suggestion_id,
        weather_info: {},
        plans: [{ ...suggested.plans[0], plan_id, title }],
      });
    const planId = randomUUID();
    await save('Before', planId);
    const url = await share(ana, planId);
    await save('After', planId);
    expect((await read(url)).json()).toMatchObject({ title: 'After' });
  });

  it.each([
    [
      'its plan',
      (owner: TestUser, planId: string) => owner.ask('DELETE', `/saved-ideas/${planId}`),
    ],
    ['its user', (owner: TestUser) => owner.ask('DELETE', '/users/me')],
    [
      'the person it was for',
      async (owner: TestUser) => {
        const [person] = (await owner.ask('GET', '/profiles')).json<{ id: number }[]>();
        return owner.ask('DELETE', `/profiles/${person?.id}`);
      },
    ],
  ])('is gone with %s', async (_name, remove) => {
    const ana = await aUser(test);
    const planId = await aSavedPlan(ana);
    const url = await share(ana, planId);
    expect((await remove(ana, planId)).statusCode).toBe(204);
    expect((await read(url)).statusCode).toBe(404);
  });

  it('is found only by its token', async () => {
    const ana = await aUser(test);
    const planId = await aSavedPlan(ana);
    const token = tokenOf(await share(ana, planId));
    for (const other of [
      planId,
      String(ana.id),
      token.slice(0, -1),
      `${token}A`,
      token.toUpperCase(),
      '%25',
      '%00',
      '_'.repeat(43),
    ]) {
      for (const path of [`/shared/${other}`, `/shared/${other}/picture.png`])
        expect((await test.app.inject(path)).statusCode).toBe(404);
      expect((await test.app.inject(`/api/shared/${other}`)).json()).toMatchObject({
        status: 404,
        code: 'not-found',
      });
    }
  });
});

describe('the page of a shared plan', () => {
  let test: TestApp;
  let pictures = 0;
  beforeAll(async () => {
    const picture: typeof aSharedPlanView.picture = (plan) => {
      pictures += 1;
      return aSharedPlanView.picture(plan);
    };
    test = await aTestApp(sqlite, {
      env: { PUBLIC_URL: 'https://dates.example' },
      views: {
        sharedPlan: async () => ({ ...aSharedPlanView, picture }),
        site: async () => aSiteView,
        content: async () => aContentView,
      },
    });
  });
  afterAll(() => test.close());

  it('[NEW-14] is neither indexed nor cached, and leaks its link to nobody', async () => {
    const ana = await aUser(test);
    const url = await share(ana, await aSavedPlan(ana));
    const answer = await test.app.inject(new URL(url).pathname);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.body).toContain(`${url}/picture.png`);
  });

  it('[NEW-14] has a picture of its own, drawn once', async () => {
    const ana = await aUser(test);
    const paths: string[] = [];
    for (const title of ['One', 'Two'])
      paths.push(new URL(await share(ana, await aSavedPlan(ana, { title }))).pathname);
    const venue = suggested.plans[0]?.venues[0];
    paths.push(
      new URL(
        await share(ana, await aSavedPlan(ana, { venues: [{ ...venue, name: 'Elsewhere' }] })),
      ).pathname,
    );
    pictures = 0;
    const drawn = await Promise.all(
      [...paths, ...paths].map((path) => test.app.inject(`${path}/picture.png`)),
    );
    expect(pictures).toBe(3);
    for (const { statusCode, headers, rawPayload } of drawn) {
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    expect(drawn[2]?.rawPayload.equals(drawn[0]?.rawPayload ?? Buffer.alloc(0))).toBe(false);
    test.clock.now = new Date(test.clock.now.getTime() + 6 * 60_000);
    await test.app.inject(`${paths[0]}/picture.png`);
    expect(pictures).toBe(4);
  });

  it('has pictures drawn one after another, and refuses when too many wait', async () => {
    const ana = await aUser(test);
    const paths = await Promise.all(
      Array.from(
        { length: 8 },
        async (_, i) =>
          new URL(await share(ana, await aSavedPlan(ana, { title: `Evening ${i}` }))).pathname,
      ),
    );
    const statuses = (
      await Promise.all(paths.map((path) => test.app.inject(`${path}/picture.png`)))
    ).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 503)).toHaveLength(3);
    const busy = statuses.indexOf(503);
    expect((await test.app.inject(`${paths[busy]}/picture.png`)).statusCode).toBe(200);
  });
});
