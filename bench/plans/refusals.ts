/**
 * `npm run bench:refusals [-- requests]`: how much of a processor it takes to say what stands in
 * the way of requests that ask a lot, and what would do.
 */
import { suggest } from '@rendezvous/planner';
import { loadBenchCities, percentile, tightRequest } from './requests.ts';

process.env.TZ = 'UTC';

const requests = Number(process.argv[2] ?? 2000);
const cities = loadBenchCities();
const [planned, refused]: [number[], number[]] = [[], []];
let withWaysOut = 0;
let slowest = { seed: 0, ms: 0 };
for (let seed = 1; seed <= requests; seed += 1) {
  const { wishes, at, context } = tightRequest(seed, cities);
  const started = process.cpuUsage();
  const found = suggest(wishes, at.venues.venues, context);
  const { user, system } = process.cpuUsage(started);
  const ms = (user + system) / 1000;
  (found.ok ? planned : refused).push(ms);
  if (found.ok) continue;
  if (found.waysOut.length > 0) withWaysOut += 1;
  if (ms > slowest.ms) slowest = { seed, ms };
}
const summary = (times: number[]) =>
  `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms, worst ${times.at(-1)?.toFixed(0)} ms`;
console.log(
  `${refused.length} of ${requests} requests refused: ${summary(refused)} (seed ${slowest.seed}); ${withWaysOut} with a way out`,
);
console.log(`${planned.length} planned: ${summary(planned)}`);
