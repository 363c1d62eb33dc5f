/**
 * `npm run bench:http`: the server over loopback on the built-in data: latency of one plan and one
 * refinement at a time, throughput at 16 connections, memory and start.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refinementPresets, type Suggestion } from '@rendezvous/contract';
import autocannon from 'autocannon';
import { planningBody } from './bodies.ts';
import { percentile } from '../plans/requests.ts';
import { startServer } from '../../tools/start-server.ts';

const sequentialRequests = 1000;
/** One plan in so many is refined, by the presets in turn. */
const refinedShare = 4;
const loadSeconds = 10;
const starts = 5;

const dataDir = mkdtempSync(join(tmpdir(), 'rendezvous-bench-'));
const options = { port: 3291, dataDir };

const startTimes: number[] = [];
for (let i = 0; i < starts; i += 1) {
  const { stop, readyMs } = await startServer(options);
  startTimes.push(readyMs);
  await stop();
}
const server = await startServer(options);
try {
  const statuses = new Map<number, number>();
  const [latencies, refinements]: [number[], number[]] = [[], []];
  for (let seed = 1; seed <= sequentialRequests; seed += 1) {
    const started = performance.now();
    const answer = await fetch(`${server.url}/api/public/date-suggestions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: planningBody(seed),
    });
    const suggestion = (await answer.json()) as Suggestion;
    if (seed > 50) latencies.push(performance.now() - started);
    if (answer.ok && seed % refinedShare === 0)
      refinements.push(
        await timeToRefine(
          suggestion,
          refinementPresets[(seed / refinedShare) % refinementPresets.length] ?? 'more_fun',
        ),
      );
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  }
  console.log(
    `one at a time: p50 ${percentile(latencies, 0.5).toFixed(1)} ms, p95 ${percentile(latencies, 0.95).toFixed(1)} ms, max ${latencies.at(-1)?.toFixed(0)} ms; answers ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
  );

  console.log(
    `${refinements.length} refinements, one at a time: p50 ${percentile(refinements, 0.5).toFixed(1)} ms, p95 ${percentile(refinements, 0.95).toFixed(1)} ms`,
  );

  const load = await autocannon({
    url: `${server.url}/api/public/date-suggestions`,
    connections: 16,
    duration: loadSeconds,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    requests: Array.from({ length: 200 }, (_, i) => ({ body: planningBody(10_000 + i) })),
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

async function timeToRefine(
  { session_id, suggestion_id }: Suggestion,
  value: string,
): Promise<number> {
  const body = JSON.stringify({
    type: 'preset',
    value,
    session_id,
    previous_suggestion_id: suggestion_id,
  });
  const started = performance.now();
  await (
    await fetch(`${server.url}/api/public/refine-suggestion`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  ).arrayBuffer();
  return performance.now() - started;
}
