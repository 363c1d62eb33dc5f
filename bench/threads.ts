/** `npm run bench:threads [-- plans]`: how many of the plans of a year's requests follow a thread and are told by one, and how many different plans each thread tells. */
import { generalThreads, suggest } from '@rendezvous/planner';
import { benchRequest, loadBenchCities } from './requests.ts';

process.env.TZ = 'UTC';

const maxPlans = Number(process.argv[2] ?? 600);
const enough = 5;
const cities = loadBenchCities();
const told = new Map<string, Set<string>>();
let [plans, withThread] = [0, 0];
for (let seed = 1; plans < maxPlans; seed += 1) {
  const { wishes, at, context } = benchRequest(seed, cities, seed % 2 ? 'city' : 'neighborhood');
  const answer = suggest(wishes, at.venues.venues, context);
  if (!answer.ok) continue;
  for (const { thread, stops } of answer.plans) {
    plans += 1;
    if (!thread) continue;
    withThread += 1;
    const key = ownIds(at.city.city).has(thread.id) ? `${at.city.city}: ${thread.id}` : thread.id;
    const those = told.get(key) ?? new Set();
    told.set(key, those.add(stops.map(({ venue }) => venue.id).join(' ')));
  }
}

function ownIds(city: string): ReadonlySet<string> {
  const of = cities.find((one) => one.city.city === city);
  return new Set(of?.venues.threads.map(({ id }) => id));
}

console.log(
  `${plans} plans, ${((100 * withThread) / plans).toFixed(1)} % of them told by a thread; how many different plans each thread tells:`,
);
const groups = [
  { of: 'all cities', keys: generalThreads.map(({ id }) => id) },
  ...cities.map(({ city: { city }, venues }) => ({
    of: city,
    keys: venues.threads.map(({ id }) => `${city}: ${id}`),
  })),
];
console.table(
  Object.fromEntries(
    groups.map(({ of, keys }) => {
      const counts = keys.map((key) => told.get(key)?.size ?? 0);
      return [
        of,
        {
          threads: keys.length,
          [`told by ${enough} or more`]: counts.filter((count) => count >= enough).length,
          'told by none': counts.filter((count) => count === 0).length,
        },
      ];
    }),
  ),
);
for (const { keys } of groups)
  for (const key of keys) {
    const count = told.get(key)?.size ?? 0;
    if (count < enough) console.log(`${count} ${key}`);
  }
