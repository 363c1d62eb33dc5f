/**
 * `npm run bench:overload`: what the server still answers in time when twice and five times as much
 * is asked of it as it can do.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { startServer } from '../../tools/start-server.ts';
import type { Answer, Load } from './open-loop.ts';
import { percentile } from '../plans/requests.ts';

const port = Number(process.env.BENCH_PORT ?? 3292);
const seconds = 10;
const inTimeMs = 750;
const probeEveryMs = 100;
/** Of twenty requests so many are of each kind. */
const mix = { config: 6, places: 5, me: 5, history: 3, plan: 1 } as const;

const dataDir = mkdtempSync(join(tmpdir(), 'rendezvous-bench-'));
const server = await startServer({ port, dataDir });
try {
  const requests = mixedRequests(await signUp());
  await run({ rate: undefined, connections: 32, seconds: 5, requests });
  const closed = await run({ rate: undefined, connections: 32, seconds, requests });
  const peak = goodputOf(closed.answers, seconds);
  console.log(`peak, 32 connections that wait for their answers: ${peak.toFixed(0)} a second`);
  for (const times of [1, 2, 5]) {
    const { answers, probes } = await run({
      ...{ rate: peak * times, connections: 1500 },
      ...{ seconds, requests },
    });
    report(`${times} × peak`, { answers, probes, peak });
  }
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function signUp(): Promise<string> {
  const account = { email: 'bench@example.com', password: 'violet anchor 42' };
  await post('/users/register', account);
  const answer = await post('/token/pair', account);
  return ((await answer.json()) as { access: string }).access;
}

function post(path: string, body: object): Promise<Response> {
  return fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function mixedRequests(access: string): string[] {
  const get = (path: string, more = '') => `GET /api${path} HTTP/1.1\r\nHost: bench\r\n${more}\r\n`;
  const mine = `Authorization: Bearer ${access}\r\n`;
  const body = JSON.stringify({ config: { location: 'Chicago', interests: ['jazz', 'books'] } });
  const kinds: Record<keyof typeof mix, string> = {
    config: get('/config'),
    places: get('/places/autocomplete?q=san'),
    me: get('/users/me', mine),
    history: get('/history', mine),
    plan: `POST /api/public/date-suggestions HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  };
  const all = Object.entries(mix).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => kinds[kind as keyof typeof mix]),
  );
  // Seven has no part in twenty: the kinds come mixed.
  return all.map((_, i) => all[(i * 7) % all.length] ?? '');
}

async function run(
  load: Omit<Load, 'port'>,
): Promise<{ answers: readonly Answer[]; probes: readonly number[] }> {
  const worker = new Worker(new URL('open-loop.ts', import.meta.url), {
    workerData: { ...load, port },
  });
  const probes: number[] = [];
  const probing = setInterval(async () => {
    const started = performance.now();
    const answer = await fetch(`${server.url}/api/healthz`).catch(() => undefined);
    probes.push(answer?.ok ? performance.now() - started : Number.POSITIVE_INFINITY);
  }, probeEveryMs);
  const answers = await new Promise<readonly Answer[]>((resolve, reject) =>
    worker.once('message', resolve).once('error', reject),
  );
  clearInterval(probing);
  return { answers, probes };
}

function goodputOf(answers: readonly Answer[], duration: number): number {
  return (
    answers.filter(({ status, ms }) => status < 300 && status > 0 && ms <= inTimeMs).length /
    duration
  );
}

function report(
  name: string,
  found: { answers: readonly Answer[]; probes: readonly number[]; peak: number },
): void {
  const { answers, probes, peak } = found;
  const timesOf = (wanted: (status: number) => boolean) =>
    answers.filter(({ status }) => wanted(status)).map(({ ms }) => ms);
  const accepted = timesOf((status) => status >= 200 && status < 300);
  const refused = timesOf((status) => status === 503);
  const others = answers.length - accepted.length - refused.length;
  const goodput = goodputOf(answers, seconds);
  const both = (times: readonly number[]) =>
    `p50 ${percentile([...times], 0.5).toFixed(0)} ms, p99 ${percentile([...times], 0.99).toFixed(0)} ms`;
  console.log(
    `${name}: ${goodput.toFixed(0)} a second within ${inTimeMs} ms, ${((goodput / peak) * 100).toFixed(0)} % of the peak; accepted ${both(accepted)}; ${refused.length} × 503, ${both(refused)}; ${others} others; healthz ${both(probes)}`,
  );
}
