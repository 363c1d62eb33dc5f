/**
 * `npm run bench:audit [-- requests [neighborhoods]]`: plans many seeded requests of two to five
 * stops in turn, from whole cities or from their neighborhoods, audits every plan again and says
 * what could not be planned, and why.
 */
import { audit, suggest } from '@rendezvous/planner';
import { benchRequest, loadBenchCities, percentile } from './requests.ts';

process.env.TZ = 'UTC';

const count = Number(process.argv[2] ?? 20_000);
const from = process.argv[3] === 'neighborhoods' ? 'neighborhood' : 'city';
const cities = loadBenchCities();
const tally = { planned: 0, two: 0, violations: 0, plans: 0 };
const refusedBy = new Map<string, number>();
const plannedByCity = new Map<string, { asked: number; planned: number }>();
const refusalMs: number[] = [];

for (let seed = 1; seed <= count; seed += 1) {
  const { at, wishes: asked, context } = benchRequest(seed, cities, from);
  const stops = 2 + (seed % 4);
  const startMinutes = Math.max(10 * 60, asked.startMinutes - Math.max(0, stops - 3) * 90);
  const wishes = { ...asked, stops, startMinutes };
  const byCity = plannedByCity.get(at.city.city) ?? { asked: 0, planned: 0 };
  plannedByCity.set(at.city.city, byCity);
  byCity.asked += 1;
  const started = performance.now();
  const found = suggest(wishes, at.venues.venues, context);
  if (!found.ok) {
    refusalMs.push(performance.now() - started);
    const way = found.waysOut[0];
    const key = way ? `would do: ${way.wishes.join(' and ')}` : 'no way out';
    refusedBy.set(key, (refusedBy.get(key) ?? 0) + 1);
    continue;
  }
  tally.planned += 1;
  byCity.planned += 1;
  if (found.plans.length === 2) tally.two += 1;
  for (const fault of found.withheld) {
    tally.violations += 1;
    console.log(`seed ${seed}: withheld: ${fault}`);
  }
  for (const plan of found.plans) {
    tally.plans += 1;
    for (const fault of audit(plan, { wishes, venues: at.venues.venues, context })) {
      tally.violations += 1;
      console.log(`seed ${seed}: ${fault.rule}: ${fault.text}`);
    }
  }
}

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
console.log(
  `${count} requests, each from a ${from}, in ${cities.length} cities, of 2 to 5 stops in turn: planned ${tally.planned} (${share(tally.planned, count)}), with two options ${tally.two} (${share(tally.two, tally.planned)} of those)`,
);
console.log(`${tally.plans} plans audited again: ${tally.violations} violations`);
console.table(
  Object.fromEntries(
    [...plannedByCity].map(([city, { asked, planned }]) => [
      city,
      { asked, planned, share: share(planned, asked) },
    ]),
  ),
);
console.log(`${count - tally.planned} refused; the smallest change that would do:`);
console.table(Object.fromEntries([...refusedBy].sort((a, b) => b[1] - a[1])));
console.log(
  `time to refuse with ways out: p50 ${percentile(refusalMs, 0.5).toFixed(0)} ms, p95 ${percentile(refusalMs, 0.95).toFixed(0)} ms`,
);
