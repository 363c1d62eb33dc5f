/** `npm run bench:words [-- --print | --patterns]`: how varied the words of 600 plans are: titles, patterns of titles, summaries and first reasons, stock reasons, sentences that occur twice, words that no fact carries. */
import { suggest, type Plan } from '@rendezvous/planner';
import { spokenName } from '../packages/planner/src/words/voice/moments.ts';
import { benchRequest, loadBenchCities } from './requests.ts';

process.env.TZ = 'UTC';

const mostPlans = 600;
/** Reasons that any place could have. */
const stockReason =
  /^(Local favorite|City icon|Good for talking|Easy to talk|Romantic|Intimate|Casual|Cozy|Quiet|Lively|A view|By the water|Free|You pay nothing here\.|.* in [A-Z][^.]*\.|.*, and this is the place for it\.)$/;

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
    .split(/\s+/)
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

/** The first reasons of a plan, without its wishes, figures and names. */
function firstPatterns(plan: Plan): string[] {
  const calls =
    'brunch|lunch|dinner|a late bite|drinks|coffee|tea|ice cream|the (?:set|band|concert|film|show|comedy|dancing)';
  return plan.stops.flatMap(({ reasons: [first], venue }) => {
    if (!first) return [];
    const own = [
      venue.moment,
      first.evidence?.said,
      ...plan.stops.map((stop) => spokenName(stop.venue.name)),
      ...venue.knownFor,
    ]
      .filter((part) => part !== null && part !== undefined)
      .sort((a, b) => b.length - a.length);
    const bare = own.reduce(
      (text, part) =>
        text.replaceAll(new RegExp(part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'), '_'),
      first.text,
    );
    return [
      bare
        .replace(/\d+(:\d\d)? [AP]M|midnight|noon/g, '0:00')
        .replace(/\$[\d.]+/g, '$')
        .replace(/\b(two|three|four|five|six|seven|eight|nine|ten|\d+)(?=[ -]minute)/gi, 'n')
        .replace(new RegExp(`\\b(${calls})\\b`, 'gi'), '_'),
    ];
  });
}

/** Texts of a plan that stand in it twice. */
function repeatedIn({ summary, tips, stops }: Plan): string[] {
  const texts = [
    summary,
    ...tips,
    ...stops.flatMap(({ reasons }) => reasons.map(({ text }) => text)),
  ];
  const told = texts.join(' ').toLowerCase();
  const moments = stops.flatMap(({ venue: { moment } }) => moment ?? []);
  return [
    ...texts.filter((text, i) => / \w+ /.test(text) && texts.indexOf(text) < i),
    ...moments.filter((moment) => told.split(moment.toLowerCase()).length > 2),
  ];
}

/** Every word of a plan's reasons and summary that no fact of it holds. */
function looseWords(plan: Plan): string[] {
  const facts = new Set(
    wordsOf(
      plan.stops
        .map(({ venue, reasons }) =>
          [
            venue.name,
            venue.description,
            venue.neighborhood,
            venue.moment,
            venue.address,
            ...venue.vibes,
            ...venue.knownFor,
            ...reasons.map(({ evidence }) => evidence?.said),
          ].join(' '),
        )
        .join(' '),
    ),
  );
  const said = [
    plan.summary,
    ...plan.stops.flatMap(({ reasons }) => reasons.map(({ text }) => text)),
  ];
  return [...new Set(wordsOf(said.join(' ')))].filter((word) => !facts.has(word));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-zà-ÿ]+/g) ?? [];

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const titles = plans.map(({ title }) => title);
const [title] = shares(plans.map((plan) => patternOf(plan.title, plan)));
const summaries = shares(plans.map((plan) => patternOf(plan.summary, plan)));
const reasons = plans.flatMap(({ stops }) =>
  stops.flatMap((stop) => stop.reasons.map(({ text }) => text)),
);
const firsts = plans.flatMap(({ stops }) =>
  stops.flatMap(({ reasons: [first] }) => first?.text ?? []),
);
const firstShares = shares(plans.flatMap(firstPatterns));
/** The sentences of the planner itself come up in many plans; a word of few plans is one that no fact and no rule gave. */
const loose = [...Map.groupBy(plans.flatMap(looseWords), (word) => word)].filter(
  ([, those]) => those.length <= plans.length / 200,
);
console.table({
  plans: plans.length,
  'distinct titles': percent(new Set(titles).size / titles.length),
  'commonest title pattern': `${percent(title?.[1] ?? 0)}: ${title?.[0]}`,
  'commonest summary pattern': `${percent(summaries[0]?.[1] ?? 0)}: ${summaries[0]?.[0]}`,
  'distinct summaries': percent(new Set(plans.map(({ summary }) => summary)).size / plans.length),
  'stock reasons': percent(
    reasons.filter((reason) => stockReason.test(reason)).length / reasons.length,
  ),
  'first reasons that are sentences': percent(
    firsts.filter((text) => /^[A-Z].* .*\.$/.test(text)).length / firsts.length,
  ),
  'commonest pattern of first reasons': `${percent(firstShares[0]?.[1] ?? 0)}: ${firstShares[0]?.[0]}`,
  'distinct first reasons': percent(new Set(firsts).size / firsts.length),
  'plans that say something twice': percent(
    plans.filter((plan) => repeatedIn(plan).length > 0).length / plans.length,
  ),
  'words that no fact carries': loose.map(([word]) => word).join(' ') || 'none',
});
if (process.argv.includes('--patterns')) console.table(firstShares.slice(0, 30));
if (process.argv.includes('--print'))
  for (const plan of plans)
    console.log(
      `${plan.title}\n  ${plan.summary}\n  ${plan.tips.join(' | ')}\n${plan.stops.map(({ venue, reasons }) => `    ${venue.name}: ${reasons.map(({ text }) => text).join(' · ')}`).join('\n')}`,
    );
