/** `npm run bench:engine [-- requests [instances]]`: how long the engine takes for two options, by the number of stops and of venues in the city, how much of it is proved, and how many small instances it agrees on with trying every order. */
import { readOpening } from '@rendezvous/venues';
import { suggest, type Context, type Water, type Wishes } from '@rendezvous/planner';
import { kinds, type Opening, type Venue } from '@rendezvous/venue-model';
import { createRandom } from '../packages/venue-model/src/testing/random.ts';
import { prepare } from '../packages/planner/src/prepare.ts';
import { findBest } from '../packages/planner/src/search/search.ts';
import { allPlans, bestOf } from '../packages/planner/src/testing/oracle.ts';
import { randomInstance } from '../packages/planner/src/testing/random-instance.ts';
import { benchRequest, loadBenchCities, percentile } from './requests.ts';

process.env.TZ = 'UTC';

const requests = Number(process.argv[2] ?? 100);
const instances = Number(process.argv[3] ?? 10_000);
const warmUp = 40;
const most = 1_000;
/** Of an instance that every order of is tried. */
const mostCandidates = 8;
const runs = [
  { stops: 2, venues: most },
  ...[125, 250, 500, most].map((venues) => ({ stops: 3, venues })),
  { stops: 4, venues: most },
  { stops: 5, venues: most },
  { stops: 6, venues: most },
] as const;
const date = '2027-05-15';
const cities = loadBenchCities();
const home = cities[0];
if (!home) throw new Error('Cannot run: the catalogue is empty');

/** All venues of the catalogue moved onto one city, in a random order, with their hours of one Saturday. */
function pooledVenues(): { venues: Venue[]; openings: Map<string, Opening> } {
  const openings = new Map<string, Opening>();
  const venues = cities.flatMap(({ city, venues: { venues: own } }) =>
    own
      .filter(({ event }) => event === null)
      .map((venue) => {
        const id = `${city.city} ${venue.id}`;
        const openOnHolidays = kinds[venue.category].openOnHolidays;
        openings.set(id, readOpening(venue.hours, { date, state: city.state, openOnHolidays }));
        return {
          ...venue,
          id,
          lat: venue.lat - city.center.lat + home!.city.center.lat,
          lon: venue.lon - city.center.lon + home!.city.center.lon,
        };
      }),
  );
  return { venues: shuffled(venues), openings };
}

function shuffled<T>(items: readonly T[]): T[] {
  const random = createRandom(7);
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Ways are remembered for a list of waters. */
const noWaters: readonly Water[] = [];
/** Those of a city name its own places, which are mixed with others here. */
const noThreads: Context['threads'] = [];
const pool = pooledVenues();

/** A request of anybody in that city: what was asked of a seed, but for the place, and with time and money for so many stops. */
function requestOf(seed: number, stops: number): { wishes: Wishes; context: Context } {
  const { wishes, context } = benchRequest(seed, cities);
  const { minCents, maxCents } = wishes.budget;
  return {
    wishes: {
      ...wishes,
      stops,
      startMinutes: Math.max(10 * 60, wishes.startMinutes - Math.max(0, stops - 3) * 90),
      budget: { minCents, maxCents: Math.max(10_000, maxCents) },
    },
    context: {
      ...context,
      date,
      waters: noWaters,
      threads: noThreads,
      openings: pool.openings,
      place: { ...home!.city.center, label: 'here', precision: 'city' },
    },
  };
}

const table: Record<string, object> = {};
for (const { stops, venues: size } of runs) {
  const venues = pool.venues.slice(0, size);
  const [times, nodes, gaps]: [number[], number[], number[]] = [[], [], []];
  let [planned, exact] = [0, 0];
  for (let seed = 1; seed <= requests + warmUp; seed += 1) {
    const { wishes, context } = requestOf(seed, stops);
    const started = performance.now();
    const found = suggest(wishes, venues, context);
    const took = performance.now() - started;
    if (seed <= warmUp || !found.ok) continue;
    times.push(took);
    nodes.push(found.proof.nodes);
    planned += 1;
    exact += Number(found.proof.isExact);
    gaps.push(found.proof.gap / found.plans[0].score.total);
  }
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  table[`${stops} stops, ${size} venues`] = {
    planned,
    'p50 ms': percentile(times, 0.5).toFixed(1),
    'p95 ms': percentile(times, 0.95).toFixed(1),
    'max ms': times.at(-1)?.toFixed(0),
    'nodes p50': percentile(nodes, 0.5),
    'nodes p95': percentile(nodes, 0.95),
    exact: percent(exact / planned),
    'gap p50': percent(percentile(gaps, 0.5)),
    'gap p95': percent(percentile(gaps, 0.95)),
  };
}
console.log(
  `suggest: reading, candidates, search of two options, audit and words; ${requests} requests of a row, those refused left out; ${pool.venues.length} venues in all; Node ${process.version}`,
);
console.table(table);

/** How many of so many instances of a number of stops the search and trying every order agree on. */
function agreement(
  stops: number,
  count: number,
): { instances: number; planned: number; equal: number } {
  const tally = { instances: 0, planned: 0, equal: 0 };
  for (let seed = stops * 1_000_000; tally.instances < count; seed += 1) {
    const space = prepare(randomInstance(seed, { venues: 6 + (seed % 14), stops }));
    if (space.candidates.length < stops || space.candidates.length > mostCandidates) continue;
    const [found, best] = [findBest(space).best, bestOf(allPlans(space))];
    tally.instances += 1;
    tally.planned += Number(best !== null);
    tally.equal += Number(idsOf(found) === idsOf(best));
  }
  return tally;
}

function idsOf(plan: ReturnType<typeof bestOf>): string {
  return plan?.stops.map(({ venue }) => venue.id).join() ?? '';
}

console.table(
  Object.fromEntries(
    // Trying every order of many stops takes long: most instances have few.
    (
      [
        [2, 0.3],
        [3, 0.4],
        [4, 0.2],
        [5, 0.07],
        [6, 0.03],
      ] as const
    ).map(([stops, share]) => [`${stops} stops`, agreement(stops, Math.round(share * instances))]),
  ),
);
