import { once } from 'node:events';
import {
  Agent,
  createServer,
  get,
  request,
  type IncomingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { problem } from '@rendezvous/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planAnything } from '../../../testing/a-suggestion.ts';
import { aTestApp, type TestApp } from '../../../testing/a-test-app.ts';
import { sqlite } from '../../../testing/databases.ts';
import { Admission } from './admission.ts';

/** Time of the one thread that a plan takes here. */
const planMs = 20;
const many = 300;
const some = 60;
/** More than are worked on at once where answers are slow. */
const manyHalfSent = 400;

interface Heard {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describe('a server that is asked for more than it can do', () => {
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

  it('refuses nobody while its work waits for others', async () => {
    const answers: Promise<Heard>[] = [];
    // All are in work at once, and come one by one: a crowd at a machine that is busy with
    // something else is refused rightly.
    for (let i = 0; i < some; i++) {
      answers.push(plan('Far away'));
      await setTimeout(15);
    }
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBe(some);
  });

  it('holds no place for bodies that do not arrive', async () => {
    const head = [
      'POST /api/token/pair HTTP/1.1',
      'Host: x',
      'Content-Type: application/json',
      'Content-Length: 200',
    ].join('\r\n');
    const sockets = Array.from({ length: manyHalfSent }, () =>
      connect(port, '127.0.0.1').on('error', () => undefined),
    );
    for (const socket of sockets) socket.write(`${head}\r\n\r\n{`);
    await setTimeout(1000);
    expect((await plan('Chicago')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it('answers some in time, rejects the rest early, and answers load balancers first', async () => {
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
    const served = answers.filter(({ status }) => status === 200).length;
    expect(served).toBeGreaterThan(5);
    // Nobody waits for most of the others, whatever the time of a plan.
    expect(served).toBeLessThan(many / 2);
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

  it('answers a page request with a page that says the server is busy', async () => {
    const until = performance.now() + 2000;
    const pages: { status: number; type: string | null; html: string }[] = [];
    const askForPlans = async () => {
      while (performance.now() < until) await plan('Chicago');
    };
    const openPages = async () => {
      const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
      while (performance.now() < until) {
        const answer = await fetch(`http://127.0.0.1:${port}/new-date`, { headers });
        const [type, html] = [answer.headers.get('content-type'), await answer.text()];
        pages.push({ status: answer.status, type, html });
      }
    };
    await Promise.all([...Array.from({ length: many }, askForPlans), openPages()]);
    const refused = pages.find(({ status }) => status === 503);
    expect(refused).toMatchObject({
      type: 'text/html; charset=utf-8',
      html: expect.stringMatching(/<h1>Not available right now<\/h1>.*Try again/),
    });
  });

  it('refuses no file of a page while it refuses other requests', async () => {
    const until = performance.now() + 2000;
    const plans: number[] = [];
    const files: number[] = [];
    const askForPlans = async () => {
      while (performance.now() < until) plans.push((await plan('Chicago')).status);
    };
    const askForFiles = async () => {
      // Nothing was built here: that it is not there is the answer.
      const url = `http://127.0.0.1:${port}/assets/entry.js`;
      while (performance.now() < until) files.push((await fetch(url)).status);
    };
    await Promise.all([askForFiles(), ...Array.from({ length: some }, askForPlans)]);
    expect(plans).toContain(503);
    expect(new Set(files)).toEqual(new Set([404]));
  });
});

describe('a request that arrives during startup', () => {
  it('waits longer than others may, and is answered afterwards', async () => {
    let begun = 0;
    const answer = (status: number) => (_: unknown, response: ServerResponse) => {
      begun += 1;
      response.writeHead(status).end();
    };
    const admission = new Admission({
      serve: answer(200),
      refuse: (response) => answer(503)(undefined, response),
      waitForBody: () => undefined,
    });
    const server = createServer((...asked) => admission.take(...asked)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    admission.hold();
    const answers = [fetch(url), fetch(url), fetch(url)];
    await setTimeout(1000);
    expect([begun, admission.inWork]).toEqual([0, 0]);
    admission.release();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await fetch(url)).status).toBe(200);
    server.closeAllConnections();
    server.close();
  });
});

describe('half-sent bodies of one network', () => {
  it('are few', async () => {
    const test = await aTestApp(sqlite);
    const { port } = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
    const answers: string[] = [];
    const sockets = Array.from({ length: 100 }, () =>
      connect(Number(port), '127.0.0.1')
        .on('error', () => undefined)
        .on('data', (data) => answers.push(data.toString())),
    );
    const head = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 200';
    for (const socket of sockets) socket.write(`POST /api/token/pair HTTP/1.1\r\n${head}\r\n\r\n{`);
    await expect.poll(() => answers.length).toBe(36);
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1.1 503 Service Unavailable\r\n[^]*Retry-After: \d/);
      expect(answer).toContain('"code":"unavailable"');
    }
    for (const socket of sockets) socket.destroy();
    await test.close();
  });
});
