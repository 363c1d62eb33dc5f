/** `npm run bench:engine`: how long the engine takes for two options, by the number of candidates. */
import { readOpening } from '@rendezvous/venues';
import { suggest, type Context, type Wishes } from '@rendezvous/planner';
import { kinds, type Opening, type Venue } from '@rendezvous/venue-model';
import { createRandom } from '../packages/venue-model/src/testing/random.ts';
import { spaceOf } from '../packages/planner/src/testing/oracle.ts';
import { benchRequest, loadBenchCities, percentile } from './requests.ts';

process.env.TZ = 'UTC';

const sizes = [50, 100, 200, 400, 800];
const requestsPerSize = 400;
const date = '2027-05-15';
const cities = loadBenchCities();

/** All venues of the catalogue moved onto one city, with their hours of one Saturday. */
function pooledVenues(): { venues: Venue[]; openings: Map<string, Opening> } {
  const home = cities[0];
  if (!home) throw new Error('Cannot run: the catalogue is empty');
  const openings = new Map<string, Opening>();
  const venues = cities.flatMap(({ city, venues: { venues: own } }) =>
    own.map((venue) => {
      const id = `${city.city} ${venue.id}`;
      openings.set(
        id,
        readOpening(venue.hours, {
          date,
          state: city.state,
          openOnHolidays: kinds[venue.category].openOnHolidays,
        }),
      );
      return {
        ...venue,
        id,
        lat: venue.lat - city.center.lat + home.city.center.lat,
        lon: venue.lon - city.center.lon + home.city.center.lon,
      };
    }),
  );
  return { venues, openings };
}

function shuffled<T>(items: readonly T[]): T[] {
  const random = createRandom(7);
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const pool = pooledVenues();
const inOrder = shuffled(pool.venues);
const table: Record<string, object> = {};
for (const size of sizes) {
  const times: number[] = [];
  const nodes: number[] = [];
  for (let seed = 1; times.length < requestsPerSize && seed < requestsPerSize * 20; seed += 1) {
    const request = benchRequest(seed, cities);
    const wishes: Wishes = {
      ...request.wishes,
      maxMiles: 50,
      setting: 'both',
      dislikes: [],
      diets: [],
      budget: { minCents: 5_000, maxCents: 30_000 },
    };
    const context: Context = {
      ...request.context,
      date,
      waters: [],
      openings: pool.openings,
      place: { ...cities[0]!.city.center, label: 'here', precision: 'city' },
    };
    const venues = venuesWithCandidates(size, wishes, context);
    if (!venues) continue;
    const started = performance.now();
    const found = suggest(wishes, venues, context);
    const took = performance.now() - started;
    if (seed > 40) times.push(took);
    if (found.ok) nodes.push(found.proof.nodes);
  }
  table[size] = {
    requests: times.length,
    'p50 ms': percentile(times, 0.5).toFixed(2),
    'p95 ms': percentile(times, 0.95).toFixed(2),
    'max ms': times.at(-1)?.toFixed(1),
    'nodes p50': percentile(nodes, 0.5),
    'nodes p95': percentile(nodes, 0.95),
  };
}
console.log(
  `suggest: reading, candidates, search of two options, audit and words; Node ${process.version}`,
);
console.table(table);

/** As many venues as give that many candidates for a request; undefined when the pool does not hold enough. */
function venuesWithCandidates(size: number, wishes: Wishes, context: Context): Venue[] | undefined {
  const ids = spaceOf({ wishes, venues: inOrder, context }).candidates.map(
    (candidate) => candidate.venue.id,
  );
  if (ids.length < size) return undefined;
  const chosen = new Set(shuffled(ids).slice(0, size));
  return inOrder.filter((venue) => chosen.has(venue.id));
}
