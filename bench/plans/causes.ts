/**
 * `npm run bench:causes [-- refusals]`: of requests that cannot be planned, whether what is said to
 * stand in the way is what does, by lifting each wish.
 */
import type { Wishes } from '@rendezvous/planner';
import {
  findCause,
  liftsOf,
  wishesAsked,
  type Cause,
} from '../../packages/planner/src/relax/causes.ts';
import { prepare } from '../../packages/planner/src/prepare.ts';
import { findBest } from '../../packages/planner/src/search/search.ts';
import { loadBenchCities, percentile, tightRequest, type BenchRequest } from './requests.ts';

process.env.TZ = 'UTC';

const wanted = Number(process.argv[2] ?? 1000);
const cities = loadBenchCities();
const counts = new Map<Cause, number>();
const times: number[] = [];
let [refused, wrong, later] = [0, 0, 0];

/**
 * Whether the search itself finds any plan: it shares neither the steps nor the shortcuts of what
 * explains a refusal.
 */
function isPossible({ at, context }: BenchRequest, wishes: Wishes): boolean {
  const space = prepare({ wishes, venues: at.venues.venues, context });
  return findBest(space).best !== null;
}

for (let seed = 1; refused < wanted; seed += 1) {
  const request = tightRequest(seed, cities);
  const { wishes, at, context } = request;
  if (isPossible(request, wishes)) continue;
  refused += 1;
  const started = process.cpuUsage();
  const { cause, reason } = findCause({ wishes, venues: at.venues.venues, context });
  const { user, system } = process.cpuUsage(started);
  times.push((user + system) / 1000);
  counts.set(cause, (counts.get(cause) ?? 0) + 1);
  const first = wishesAsked.find((wish) =>
    liftsOf(wish, wishes).some((changes) => isPossible(request, { ...wishes, ...changes })),
  );
  if (cause === 'unknown' || cause === (first ?? 'together')) continue;
  const isOne =
    cause !== 'together' &&
    liftsOf(cause, wishes).some((changes) => isPossible(request, { ...wishes, ...changes }));
  if (isOne) later += 1;
  else {
    wrong += 1;
    console.log(`seed ${seed}: said ${cause} (${reason}), it is ${first ?? 'together'}`);
  }
}
console.log(
  `${refused} refused: ${wrong} with a cause that is none, ${later} with one that is not the first; p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms, worst ${times.at(-1)?.toFixed(0)} ms`,
);
console.log([...counts].map(([cause, count]) => `${cause} ${count}`).join(', '));
