/**
 * `npm run bench:start [-- starts]`: `npm start`, already built, again and again: until it is
 * ready, its first plan, and what memory it takes when idle and after plans.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startServer, type RunningServer } from '../../tools/start-server.ts';
import { planningBody } from './bodies.ts';
import { percentile } from '../plans/requests.ts';

const starts = Number(process.argv[2] ?? 5);
const dataDir = mkdtempSync(join(tmpdir(), 'rendezvous-bench-'));
const options = { port: Number(process.env['BENCH_PORT'] ?? 3292), dataDir };
const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

// The first start builds what is stale, and fills the compile cache.
await (await startServer(options)).stop();

const [readyTimes, firstPlans]: [number[], number[]] = [[], []];
for (let i = 0; i < starts; i += 1) {
  const server = await startServer(options);
  readyTimes.push(server.readyMs);
  firstPlans.push(await timeToPlan(server, i));
  await server.stop();
}
const server = await startServer(options);
try {
  await pause(8);
  console.log(`idle, 8 s after a start: ${memoryOf(server)}`);
  await pause(62);
  console.log(`idle, 70 s after it: ${memoryOf(server)}`);
  await autocannon({
    url: `${server.url}/api/public/date-suggestions`,
    connections: 16,
    amount: 2500,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    requests: Array.from({ length: 200 }, (_, i) => ({ body: planningBody(10_000 + i) })),
  });
  console.log(`after 2,500 plans over 16 connections: ${memoryOf(server)}`);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
print('npm start to the first answer of /api/readyz', readyTimes);
print('the first plan after it', firstPlans);
console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);

async function timeToPlan({ url }: RunningServer, seed: number): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/api/public/date-suggestions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: planningBody(seed + 1),
  });
  await answer.arrayBuffer();
  return performance.now() - started;
}

function memoryOf({ rssMb, shareMb }: RunningServer): string {
  return `${rssMb()} MB resident; npm and all, ${shareMb()} MB by share`;
}

function print(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  console.log(
    `${what}, ${sorted.length} times: p50 ${percentile(sorted, 0.5).toFixed(0)} ms, slowest ${sorted.at(-1)?.toFixed(0)} ms`,
  );
}
