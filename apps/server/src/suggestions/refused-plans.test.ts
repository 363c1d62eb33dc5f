import { randomUUID } from 'node:crypto';
import type { Suggestion } from '@rendezvous/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attemptLimits } from '../limits/require-attempt.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';

const { most } = attemptLimits.refused;
const maxFromNetwork = attemptLimits.refusedFromNetwork.most;
const impossible = 'No plan';

describeOnBothDatabases('wishes that cannot be planned', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());

  const ask = (
    location: string,
    { visitor = randomUUID(), from }: { visitor?: string; from: string },
  ): Promise<LightMyRequestResponse> =>
    test.app.inject({
      method: 'POST',
      url: '/api/public/date-suggestions',
      remoteAddress: from,
      cookies: { visitor },
      payload: { config: { location } },
    });
  const statusesOf = async (times: number, asked: () => Promise<LightMyRequestResponse>) => {
    const statuses = new Set<number>();
    for (let i = 0; i < times; i += 1) statuses.add((await asked()).statusCode);
    return [...statuses];
  };
  const expectLimit = (answer: LightMyRequestResponse) => {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3600']);
    expect(answer.json()).toMatchObject({
      code: 'too-many-requests',
      detail: expect.stringContaining('limit'),
    });
  };

  it('are limited per hour for a visitor, who keeps the free suggestion', async () => {
    const asking = { visitor: randomUUID(), from: '203.0.113.7' };
    expect(await statusesOf(most, () => ask(impossible, asking))).toEqual([422]);
    expectLimit(await ask(impossible, asking));
    expect((await ask(impossible, { from: asking.from })).statusCode).toBe(422);
    test.clock.now = new Date(test.clock.now.getTime() + attemptLimits.refused.withinMs);
    expect((await ask('Chicago', asking)).statusCode).toBe(200);
  });

  it('are explained only briefly to visitors of a network beyond a limit, and lock nobody out', async () => {
    const from = '203.0.113.8';
    const waysOut = async () =>
      (await ask(impossible, { from })).json<{ alternatives: unknown[] }>().alternatives.length;
    for (let i = 0; i < maxFromNetwork; i += 1) expect(await waysOut()).toBe(1);
    expect(await waysOut()).toBe(0);
    expect((await ask('Chicago', { from })).statusCode).toBe(200);
    const { access } = await aUser(test);
    const member = (location: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/public/date-suggestions',
        remoteAddress: from,
        headers: { authorization: `Bearer ${access}` },
        payload: { config: { location } },
      });
    expect((await member('Chicago')).statusCode).toBe(200);
    expect((await member(impossible)).json().alternatives).toHaveLength(1);
  });

  it('are counted together for a user, on whichever screen', async () => {
    const [ana, ben] = [await aUser(test), await aUser(test)];
    const plan = (user: TestUser, path: string, location = impossible) =>
      user.ask('POST', path, { profileId: -1, config: { location } });
    expect(await statusesOf(most - 1, () => plan(ana, '/profiles/suggest'))).toEqual([422]);
    expect((await plan(ana, '/public/date-suggestions')).statusCode).toBe(422);
    expectLimit(await plan(ana, '/profiles/suggest'));
    expect((await plan(ben, '/profiles/suggest', 'Chicago')).statusCode).toBe(200);
  });

  it('include refinements, which do not count toward the five', async () => {
    const from = '203.0.115.1';
    const suggestion = (await ask('Chicago', { from })).json<Suggestion>();
    const refine = () =>
      test.app.inject({
        method: 'POST',
        url: '/api/public/refine-suggestion',
        remoteAddress: from,
        payload: {
          type: 'text',
          value: 'cheaper please',
          session_id: suggestion.session_id,
          previous_suggestion_id: suggestion.suggestion_id,
        },
      });
    expect((await refine()).json()).toMatchObject({ code: 'no-refinement' });
    expect(await statusesOf(most - 1, refine)).toEqual([422]);
    expectLimit(await refine());
    const { refinements_remaining } = (
      await test.app.inject(`/api/suggestions/${suggestion.suggestion_id}`)
    ).json<Suggestion>();
    expect(refinements_remaining).toBe(5);
  });
});
