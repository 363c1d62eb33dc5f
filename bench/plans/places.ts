/**
 * `npm run bench:places [-- requests]`: how many plans for a town or neighborhood have a stop in
 * it, and whether the others say so.
 */
import { suggest } from '@rendezvous/planner';
import { createGazetteer } from '@rendezvous/venues';
import { createRandom } from '../../packages/venue-model/src/testing/random.ts';
import { isAtPlace } from '../../packages/planner/src/search/rings.ts';
import { benchRequest, contextOf, loadBenchCities } from './requests.ts';

process.env.TZ = 'UTC';

const perPlace = Number(process.argv[2] ?? 5);
const cities = loadBenchCities();
const gazetteer = createGazetteer(cities.map(({ city }) => city));

interface Count {
  planned: number;
  /** The first plan has a stop there; all its stops are. */
  some: number;
  all: number;
  /** Neither, and no note says so. */
  unsaid: number;
  /** The catalogue has no venue there. */
  unknown: number;
  refused: number;
}
const empty = (): Count => ({ planned: 0, some: 0, all: 0, unsaid: 0, unknown: 0, refused: 0 });
const counts = new Map<string, Count>();
const labels = new Map<string, number>();
let alike = 0;
const wordCounts = new Set<number>();

for (const at of cities) {
  const named = [
    ...at.city.towns.map(({ name }) => ({ kind: 'town', name })),
    ...at.city.neighborhoods.map(({ name }) => ({ kind: 'neighborhood', name })),
  ];
  for (const [i, { kind, name }] of named.entries()) {
    for (let n = 0; n < perPlace; n += 1) {
      const place = gazetteer.locate(`${name}, ${at.city.city}`) ?? gazetteer.locate(name);
      if (!place || place.city !== at.city) continue;
      count(kind, requestAt(at, place, i * 1000 + n), `${place.label}`);
    }
  }
}

function requestAt(
  at: (typeof cities)[number],
  place: NonNullable<ReturnType<typeof gazetteer.locate>>,
  seed: number,
) {
  const random = createRandom(seed);
  const { wishes, context } = benchRequest(seed, [at]);
  const { point, label, precision, reachMiles, state } = place;
  const where = {
    ...point,
    label,
    precision,
    ...(reachMiles !== undefined && { reachMiles }),
    isInOtherState: state !== at.city.state,
  };
  return {
    wishes: { ...wishes, maxMiles: random.pick([5, 10, 20]), setting: 'both' as const },
    venues: at.venues.venues,
    context: contextOf(at, context.date, where),
  };
}

function count(kind: string, request: ReturnType<typeof requestAt>, label: string): void {
  const row = counts.get(kind) ?? empty();
  counts.set(kind, row);
  const { wishes, venues, context } = request;
  const found = suggest(wishes, venues, context);
  if (!found.ok) {
    row.refused += 1;
    return;
  }
  const [{ stops }, other] = found.plans;
  const here = stops.filter(({ venue }) => isAtPlace(venue, context)).length;
  const said = found.notes.some((note) =>
    /any places (in|near)|^Not enough|^We could not plan a date|^Part of it is in|^For what you asked/.test(
      note,
    ),
  );
  row.planned += 1;
  if (!venues.some((venue) => isAtPlace(venue, context))) row.unknown += 1;
  else if (here > 0) row.some += 1;
  const isSaid = said || found.plans[0].checks.some(({ rule }) => rule === 'place');
  if (here === stops.length) row.all += 1;
  else if (!isSaid) {
    row.unsaid += 1;
    console.log('unsaid', label, found.notes);
  }
  for (const plan of found.plans) {
    labels.set(plan.label, (labels.get(plan.label) ?? 0) + 1);
    wordCounts.add(plan.label.split(' ').length);
  }
  if (other && other.label === found.plans[0].label) alike += 1;
}

for (const [kind, { planned, some, all, unsaid, unknown, refused }] of counts) {
  const share = (n: number, of: number) => `${((100 * n) / Math.max(1, of)).toFixed(1)} %`;
  console.log(
    `${kind}: ${planned} planned, ${refused} refused; where there are venues ${share(some, planned - unknown)} have a stop there; ${share(all, planned)} have all there; ${unknown} at places without venues; ${unsaid} away without saying so`,
  );
}
const common = [...labels].toSorted((a, b) => b[1] - a[1]).slice(0, 12);
console.log(
  `labels of ${[...wordCounts].toSorted((a, b) => a - b).join(', ')} words, ${alike} pairs alike; most common: ${common.map(([text, n]) => `${text} (${n})`).join('; ')}`,
);
