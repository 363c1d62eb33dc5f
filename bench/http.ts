/** `npm run bench:http`: the server over loopback on the built-in data: latency of one plan at a time, throughput at 16 connections, memory and start. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { createRandom } from '../packages/planner/src/testing/random.ts';
import { percentile } from './requests.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = 3291;
const url = `http://127.0.0.1:${port}`;
const sequentialRequests = Number(process.env.BENCH_SEQ ?? 1000);
const loadSeconds = Number(process.env.BENCH_SECONDS ?? 10);
const starts = Number(process.env.BENCH_STARTS ?? 5);

const dataDir = mkdtempSync(join(tmpdir(), 'rendezvous-bench-'));
const environment = { ...process.env, PORT: String(port), DATA_DIR: dataDir, NETWORK: 'off', RATE_LIMITS: 'off' };

/** Different evenings, so that no answer is a repetition of the last. */
function bodyOf(seed: number): string {
  const random = createRandom(seed);
  const config = {
    location: random.pick(['San Francisco, CA', 'New York, NY', 'Los Angeles, CA', 'Chicago, IL', 'Houston, TX', 'Phoenix, AZ']),
    start_time: `${random.int(10, 20)}:${random.pick(['00', '30'])}`,
    budget: '50-150',
    interests: random.some(['jazz', 'ceramics', 'views', 'books', 'museums', 'craft beer', 'gardens', 'comedy', 'coffee', 'hiking'], 4),
    dietary_restrictions: random.some(['vegan', 'vegetarian', 'gluten-free'], 1),
    desired_mood: random.pick(['', 'romantic', 'fun', 'relaxed']),
  };
  return JSON.stringify({ config, seed: random.int(0, 20) });
}

const startTimes: number[] = [];
for (let i = 0; i < starts; i += 1) {
  const { stop, readyMs } = await startServer();
  startTimes.push(readyMs);
  await stop();
}
const server = await startServer();
try {
  const statuses = new Map<number, number>();
  const latencies: number[] = [];
  for (let seed = 1; seed <= sequentialRequests; seed += 1) {
    const started = performance.now();
    const answer = await fetch(`${url}/api/public/date-suggestions`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: bodyOf(seed) });
    await answer.arrayBuffer();
    if (seed > 50) latencies.push(performance.now() - started);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  }
  console.log(
    `one at a time: p50 ${percentile(latencies, 0.5).toFixed(1)} ms, p95 ${percentile(latencies, 0.95).toFixed(1)} ms, max ${latencies.at(-1)?.toFixed(0)} ms; answers ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
  );

  const load = await autocannon({
    url: `${url}/api/public/date-suggestions`,
    connections: 16,
    duration: loadSeconds,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    requests: Array.from({ length: 200 }, (_, i) => ({ body: bodyOf(10_000 + i) })),
  });
  console.log(
    `16 connections for ${loadSeconds} s: ${(load['2xx'] / load.duration).toFixed(0)} plans/s, p50 ${load.latency.p50} ms, p97.5 ${load.latency.p97_5} ms; ${load.non2xx} answers without a plan, ${load.errors} errors`,
  );
  console.log(`memory after that: ${server.rssMb()} MB resident`);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
startTimes.sort((a, b) => a - b);
console.log(
  `npm start (already built) to the first answer of /api/readyz, ${starts} times: median ${(percentile(startTimes, 0.5) / 1000).toFixed(2)} s, slowest ${((startTimes.at(-1) ?? 0) / 1000).toFixed(2)} s`,
);

async function startServer(): Promise<{ readyMs: number; rssMb: () => number; stop: () => Promise<void> }> {
  const started = performance.now();
  const child = spawn('npm', ['start'], { cwd: root, env: environment, stdio: 'ignore', detached: true });
  for (;;) {
    const answer = await fetch(`${url}/api/readyz`).catch(() => undefined);
    if (answer?.ok) break;
    if (performance.now() - started > 120_000) throw new Error('The server did not become ready within two minutes');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const readyMs = performance.now() - started;
  const group = child.pid ?? 0;
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => setTimeout(resolve, 300));
      process.kill(-group, 'SIGTERM');
    });
  return { readyMs, rssMb: () => largestRssMb(group), stop };
}

/** The resident memory of the largest process of a group, from /proc: npm and its shell are small beside the server. */
function largestRssMb(group: number): number {
  const sizes = listProcesses()
    .filter((stat) => stat.group === group)
    .map((stat) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${stat.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  return Math.round(Math.max(...sizes));
}

function listProcesses(): { pid: string; group: number }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [{ pid, group: Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[2]) }];
      } catch {
        return []; // It ended between listing and reading.
      }
    });
}
