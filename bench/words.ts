/** `npm run bench:words [-- --print]`: how varied the words of 600 plans are: titles, patterns of titles and summaries, stock reasons. */
import { suggest, type Plan } from '@rendezvous/planner';
import { benchRequest, loadBenchCities } from './requests.ts';

process.env.TZ = 'UTC';

const mostPlans = 600;
/** Reasons that any place could have. */
const stockReasons: ReadonlySet<string> = new Set([
  'Local favorite',
  'City icon',
  'Good for talking',
  'Easy to talk',
  'Romantic',
  'Cozy',
  'A view',
  'By the water',
  'Free',
]);

const cities = loadBenchCities();
const plans: Plan[] = [];
for (let seed = 1; plans.length < mostPlans; seed += 1) {
  const { wishes, at, context } = benchRequest(seed, cities);
  const answer = suggest(wishes, at.venues.venues, context);
  if (answer.ok) plans.push(...answer.plans);
}

/** A text with what is its own taken out: names and numbers of the plan, then every word but the small ones that hold a sentence together. */
function patternOf(text: string, { stops }: Plan): string {
  const own = stops.flatMap(({ venue }) => [
    venue.moment,
    venue.motif,
    venue.name,
    venue.name.replace(/^The /, 'the '),
    venue.neighborhood,
  ]);
  const bare = own
    .filter((part) => part !== null)
    .sort((a, b) => b.length - a.length)
    .reduce((left, part) => left.replaceAll(part, '_'), text);
  return bare
    .split(/(?<=[.,:;])|\s+/)
    .map((word) =>
      joints.has(word.toLowerCase().replace(/[.,:;]$/, '')) ? word : word.replace(/[^.,:;]+/, '_'),
    )
    .join(' ')
    .replaceAll(/_(?: _)+/g, '_');
}

const joints: ReadonlySet<string> = new Set(
  'a an and after all at before begins built by done doors down easy end everything first for from golden happens home in is it late leads light long most most on rest stay sun that the then time to two until up way wind with you'.split(
    ' ',
  ),
);

function shares(texts: readonly string[]): [string, number][] {
  return [...Map.groupBy(texts, (text) => text)]
    .map(([text, those]): [string, number] => [text, those.length / texts.length])
    .sort((a, b) => b[1] - a[1]);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const titles = plans.map(({ title }) => title);
const [title] = shares(plans.map((plan) => patternOf(plan.title, plan)));
const summaries = shares(plans.map((plan) => patternOf(plan.summary, plan)));
const reasons = plans.flatMap(({ stops }) =>
  stops.flatMap((stop) => stop.reasons.map(({ text }) => text)),
);
console.table({
  plans: plans.length,
  'distinct titles': percent(new Set(titles).size / titles.length),
  'commonest title pattern': `${percent(title?.[1] ?? 0)}: ${title?.[0]}`,
  'commonest summary pattern': `${percent(summaries[0]?.[1] ?? 0)}: ${summaries[0]?.[0]}`,
  'distinct summaries': percent(new Set(plans.map(({ summary }) => summary)).size / plans.length),
  'stock reasons': percent(
    reasons.filter((reason) => stockReasons.has(reason)).length / reasons.length,
  ),
});
if (process.argv.includes('--print'))
  for (const plan of plans)
    console.log(`${plan.title}\n  ${plan.summary}\n  ${plan.tips.join(' | ')}`);
