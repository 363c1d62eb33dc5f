/**
 * `npm run bench:engine [-- requests [instances [tried]]]`: how long the engine takes for two
 * options, by the number of stops and of venues in the city, how much of it is proved, how far its
 * plans are from the best that ten times the effort finds, and how many small instances it agrees
 * on with trying every order.
 */
import { readOpening } from '@rendezvous/venues';
import { suggest, type Context, type Water, type Wishes } from '@rendezvous/planner';
import { kinds, type Opening, type Venue } from '@rendezvous/venue-model';
import { createRandom } from '../../packages/venue-model/src/testing/random.ts';
import { prepare } from '../../packages/planner/src/prepare.ts';
import { findBest } from '../../packages/planner/src/search/search.ts';
import { allPlans, bestOf } from '../../packages/planner/src/testing/oracle.ts';
import { randomInstance } from '../../packages/planner/src/testing/random-instance.ts';
import { benchRequest, loadBenchCities, percentile } from './requests.ts';

process.env.TZ = 'UTC';

const requests = Number(process.argv[2] ?? 100);
const instances = Number(process.argv[3] ?? 10_000);
/**
 * Of so many requests of each number of stops the best plan is looked for with more patience too.
 */
const tried = Number(process.argv[4] ?? 30);
const patience = 10;
const warmUp = 40;
const most = 1_000;
/** Of an instance that every order of is tried. */
const maxCandidates = 8;
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

/**
 * All venues of the catalogue moved onto one city, in a random order, with their hours of one
 * Saturday.
 */
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

/**
 * A request of anybody in that city: what was asked of a seed, but for the place, and with time and
 * money for so many stops.
 */
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
      curated: [],
      openings: pool.openings,
      place: { ...home!.city.center, label: 'here', precision: 'city' },
    },
  };
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const table: Record<string, object> = {};
for (const { stops, venues: size } of runs) {
  const venues = pool.venues.slice(0, size);
  const [times, nodes, gaps]: [number[], number[], number[]] = [[], [], []];
  let [planned, exact] = [0, 0];
  for (let seed = 1; seed <= requests + warmUp; seed += 1) {
    const { wishes, context } = requestOf(seed, stops);
    const started = process.threadCpuUsage();
    const found = suggest(wishes, venues, context);
    const { user, system } = process.threadCpuUsage(started);
    const took = (user + system) / 1000;
    if (seed <= warmUp || !found.ok) continue;
    times.push(took);
    nodes.push(found.proof.nodes);
    planned += 1;
    exact += Number(found.proof.isExact);
    gaps.push(found.proof.gap / found.plans[0].score.total);
  }
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
  `suggest: reading, candidates, search of two options, audit and words, in milliseconds of the processor; the gap is what is proved; ${requests} requests of a row, those refused left out; ${pool.venues.length} venues in all; Node ${process.version}`,
);
console.table(table);

/** What the best plan of a number of stops lacks of the best that is found with more patience. */
function behindPatience(stops: number): object {
  const behind: number[] = [];
  let [proved, provedByPatience] = [0, 0];
  for (let seed = warmUp + 1; seed <= warmUp + tried; seed += 1) {
    const { wishes, context } = requestOf(seed, stops);
    const space = prepare({ wishes, venues: pool.venues.slice(0, most), context });
    const [usual, patient] = [findBest(space), findBest(space, { patience })];
    if (!patient.best) continue;
    const best = patient.best.score.total;
    behind.push((best - (usual.best?.score.total ?? 0)) / best);
    proved += Number(usual.isExact);
    provedByPatience += Number(patient.isExact);
  }
  const same = behind.filter((share) => share < 1e-9).length;
  return {
    tried: behind.length,
    same,
    'behind p50': percent(percentile(behind, 0.5)),
    'behind p95': percent(percentile(behind, 0.95)),
    'proved, with more patience': `${proved}, ${provedByPatience}`,
  };
}

console.log(`the first plan beside the best that ${patience} times the effort finds:`);
console.table(
  Object.fromEntries([3, 4, 5, 6].map((stops) => [`${stops} stops`, behindPatience(stops)])),
);

/**
 * How many of so many instances of a number of stops the search and trying every order agree on.
 */
function agreement(
  stops: number,
  count: number,
): { instances: number; planned: number; equal: number } {
  const tally = { instances: 0, planned: 0, equal: 0 };
  for (let seed = stops * 1_000_000; tally.instances < count; seed += 1) {
    const space = prepare(randomInstance(seed, { venues: 6 + (seed % 14), stops }));
    if (space.candidates.length < stops || space.candidates.length > maxCandidates) continue;
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
