/**
 * `npm run bench:reasons [-- requests]`: plans varied requests over all cities and reads every
 * reason that echoes a wish against the facts of its place, by a table of meanings of its own.
 */
import { suggest } from '@rendezvous/planner';
import { benchRequest, loadBenchCities } from './requests.ts';
import { createRandom } from '../../packages/venue-model/src/testing/random.ts';
import { wishMeanings } from './wish-meanings.ts';

process.env.TZ = 'UTC';

const count = Number(process.argv[2] ?? 600);
const cities = loadBenchCities();
const tally = { plans: 0, echoes: 0, untrue: 0, asked: 0, met: 0 };
const likelyCuisine = (text: string) =>
  [text, (_: unknown, facts: string) => facts.includes(text.toLowerCase())] as const;
const unmet = new Map<string, number>();

for (let seed = 1; seed <= count; seed += 1) {
  const random = createRandom(seed + 77_000);
  const { at, wishes, context } = benchRequest(
    seed,
    cities,
    random.chance(0.5) ? 'city' : 'neighborhood',
  );
  const interests = [random.pick(wishMeanings), random.pick(wishMeanings)];
  const asked = {
    ...wishes,
    interests: interests.map(([text]) => text),
    cuisines: random.chance(0.3) ? ['Thai', 'italian'] : [],
    dislikes: [],
    diets: [],
    setting: 'both' as const,
    budget: { minCents: 0, maxCents: 30_000 },
  };
  const found = suggest(asked, at.venues.venues, context);
  for (const plan of found.ok ? found.plans : []) {
    tally.plans += 1;
    for (const { venue, reasons } of plan.stops) {
      for (const { text, evidence } of reasons) {
        const said = evidence?.said ?? text;
        const wish = interests.find(([wished]) => wished.toLowerCase() === said.toLowerCase());
        if (!wish && !evidence) continue;
        tally.echoes += 1;
        const [, isTrue] =
          wish ?? wishMeanings.find(([word]) => word === said.toLowerCase()) ?? likelyCuisine(said);
        const facts = `${venue.category} ${venue.cuisines.join(' ')} ${venue.interests.join(' ')} ${venue.vibes.join(' ')} | ${venue.name} | ${venue.description} | ${venue.neighborhood} | ${venue.knownFor.join(', ')}`;
        if (isTrue(venue, facts.toLowerCase())) continue;
        tally.untrue += 1;
        console.log(
          `${text}: ${venue.name} (${venue.category}), by ${evidence?.by ?? 'nothing'} ${evidence?.what ?? ''}: ${venue.description}`,
        );
      }
    }
    for (const [text] of interests) {
      tally.asked += 1;
      if (
        plan.stops.some(({ reasons }) =>
          reasons.some(({ evidence }) => evidence?.said.toLowerCase() === text.toLowerCase()),
        )
      )
        tally.met += 1;
      else unmet.set(text, (unmet.get(text) ?? 0) + 1);
    }
  }
}
console.log(tally);
console.log(
  [...unmet]
    .toSorted((a, b) => b[1] - a[1])
    .map(([text, times]) => `${text} ${times}`)
    .join(', '),
);
