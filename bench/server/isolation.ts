/**
 * `npm run bench:isolation`: how long cheap calls take while nothing else is done, while 16
 * connections plan, and while the worst that can be asked is planned.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startServer } from '../../tools/start-server.ts';
import { aNewAccount } from './an-account.ts';
import { planningBody, worstBody } from './bodies.ts';
import { percentile } from '../plans/requests.ts';

const phaseSeconds = 8;
const pauseMs = 5;
const dataDir = mkdtempSync(join(tmpdir(), 'rendezvous-bench-'));
const server = await startServer({ port: 3293, dataDir });
const agent = new Agent({ keepAlive: true });
try {
  const { access } = await aNewAccount(server.url);
  const cheapCalls = {
    'GET /users/me': { path: '/api/users/me', headers: { authorization: `Bearer ${access}` } },
    'GET /healthz': { path: '/api/healthz', headers: {} },
    'GET /places/autocomplete': { path: '/api/places/autocomplete?q=sa', headers: {} },
  };
  const planning = (connections: number, bodies: readonly string[]) =>
    autocannon({
      url: `${server.url}/api/public/date-suggestions`,
      connections,
      duration: phaseSeconds,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      requests: bodies.map((body) => ({ body })),
      // In a thread of its own: the calls that are timed wait for nothing in this one.
      workers: 1,
    });
  const phases = {
    idle: () => new Promise((resolve) => setTimeout(resolve, phaseSeconds * 1000)),
    '16 connections plan': () =>
      planning(
        16,
        Array.from({ length: 200 }, (_, i) => planningBody(i + 1)),
      ),
    'the worst request': () => planning(1, [worstBody]),
  };
  await planning(2, [planningBody(1)]);
  const table: Record<string, Record<string, string>> = {};
  for (const [phase, work] of Object.entries(phases)) {
    let isOver = false;
    const worked = work().then((result) => {
      isOver = true;
      return result as Partial<autocannon.Result> | undefined;
    });
    const times = new Map(Object.keys(cheapCalls).map((name) => [name, [] as number[]]));
    while (!isOver) {
      for (const [name, call] of Object.entries(cheapCalls))
        times.get(name)?.push(await timeOf(call));
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    for (const [name, all] of times)
      table[`${phase}: ${name}`] = {
        calls: String(all.length),
        'p50 ms': percentile(all, 0.5).toFixed(1),
        'p99 ms': percentile(all, 0.99).toFixed(1),
        'max ms': (all.at(-1) ?? 0).toFixed(1),
      };
    const { latency, '2xx': planned = 0, non2xx = 0 } = (await worked) ?? {};
    if (latency)
      console.log(
        `${phase}: ${planned} planned, ${non2xx} refused, p50 ${latency.p50} ms, longest ${latency.max} ms`,
      );
  }
  console.table(table);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function timeOf({ path, headers }: { path: string; headers: object }): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    request(`${server.url}${path}`, { agent, headers: { ...headers } }, (answer) => {
      answer.resume().on('end', () => resolve(performance.now() - started));
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`));
    })
      .on('error', reject)
      .end();
  });
}
