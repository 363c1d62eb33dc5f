import { Agent, get, request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { problem } from '@rendezvous/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planAnything } from '../testing/a-suggestion.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { sqlite } from '../testing/databases.ts';

/** Time of the one thread that a plan takes here. */
const planMs = 20;
const many = 300;
const some = 60;

interface Heard {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describe('a server that is asked for more than it can do', { timeout: 60_000 }, () => {
  let test: TestApp;
  let port: number;
  const agent = new Agent({ keepAlive: true, maxSockets: many });
  beforeAll(async () => {
    test = await aTestApp(sqlite, {
      env: { RATE_LIMITS: 'off' },
      suggestDate: async (...call) => {
        const [{ config }] = call;
        if (config.location === 'Far away') await setTimeout(1500);
        else for (const until = performance.now() + planMs; performance.now() < until; );
        return planAnything(...call);
      },
    });
    port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(async () => {
    agent.destroy();
    await test.close();
  });

  function plan(location: string): Promise<Heard> {
    return new Promise((resolve, reject) => {
      const path = '/api/public/date-suggestions';
      const headers = { 'content-type': 'application/json' };
      request({ port, path, method: 'POST', agent, headers }, async (answer) =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: await text(answer),
        }),
      )
        .once('error', reject)
        .end(JSON.stringify({ config: { location } }));
    });
  }

  const planAll = (count: number, location: string) =>
    Promise.all(Array.from({ length: count }, () => plan(location)));

  it('refuses nobody while what it works on waits for others', async () => {
    const answers = await planAll(some, 'Far away');
    expect(answers.filter(({ status }) => status === 200).length).toBe(some);
  });

  it('answers some in time, refuses the rest soon, and balancers before all', async () => {
    const started = performance.now();
    const all = planAll(many, 'Chicago').then((answers) => ({
      answers,
      ms: performance.now() - started,
    }));
    await setTimeout(100);
    const probed = await new Promise<number>((resolve, reject) =>
      get({ port, path: '/api/healthz', agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200 ? performance.now() - started : Number.NaN);
      }).once('error', reject),
    );
    const { answers, ms } = await all;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(5);
    // All of them would take six seconds, and who asks last would wait for all.
    expect(ms).toBeLessThan((many * planMs) / 2);
    expect(probed).toBeLessThan(ms);
    const refused = answers.find(({ status }) => status === 503);
    expect(problem.parse(JSON.parse(refused?.body ?? ''))).toMatchObject({ code: 'unavailable' });
    expect(refused?.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'retry-after': expect.stringMatching(/^\d+$/),
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
    expect((await plan('Chicago')).status).toBe(200);
  });
});
