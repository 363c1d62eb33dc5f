/**
 * `npm run bench:threads [-- plans]`: how many of the plans of a year's requests follow a thread
 * and are told by one, and how many different plans each thread tells. `npm run bench:threads --
 * invited`: the same for requests of the coming year that each thread was made for, at most 40 a
 * thread: its neighborhoods, its nouns, its days and hours, with a car and $300.
 */
import { generalThreads, suggest } from '@rendezvous/planner';
import { invitedRequest } from './invited-requests.ts';
import { type BenchRequest, benchRequest, loadBenchCities } from './requests.ts';

process.env.TZ = 'UTC';

const isInvited = process.argv[2] === 'invited';
const maxPlans = isInvited ? 0 : Number(process.argv[2] ?? 600);
const enough = 5;
const maxInvitations = 40;
const cities = loadBenchCities();
const told = new Map<string, Set<string>>();
let [plans, withThread] = [0, 0];
for (let seed = 1; plans < maxPlans; seed += 1)
  plan(benchRequest(seed, cities, seed % 2 ? 'city' : 'neighborhood'));
if (isInvited) {
  for (const thread of generalThreads)
    for (let seed = 1; seed <= maxInvitations && toldBy(thread.id) < enough; seed += 1)
      plan(invitedRequest(seed, thread, cities[seed % cities.length] as (typeof cities)[number]));
  for (const at of cities)
    for (const thread of at.venues.threads)
      for (
        let seed = 1;
        seed <= maxInvitations && toldBy(`${at.city.city}: ${thread.id}`) < enough;
        seed += 1
      )
        plan(invitedRequest(seed, thread, at));
}

function toldBy(key: string): number {
  return told.get(key)?.size ?? 0;
}

function plan({ wishes, at, context }: BenchRequest): void {
  const answer = suggest(wishes, at.venues.venues, context);
  if (!answer.ok) return;
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
      const counts = keys.map(toldBy);
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
    const count = toldBy(key);
    if (count < enough) console.log(`${count} ${key}`);
  }
