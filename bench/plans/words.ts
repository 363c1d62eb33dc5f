/**
 * `npm run bench:words [-- --print | --patterns]`: how varied the words of 600 plans are: titles,
 * patterns of titles, summaries and first reasons, stock reasons, sentences that occur twice, words
 * that no fact carries.
 */
import { capitalize, monthNames, weekdayNames } from '@rendezvous/language';
import { suggest, type Plan } from '@rendezvous/planner';
import { createScene } from '../../packages/planner/src/scene.ts';
import { streetIn } from '../../packages/planner/src/street-in.ts';
import { readWishes } from '../../packages/planner/src/wishes/read-wishes.ts';
import { gistOf } from '../../packages/planner/src/words/voice/gist/gist.ts';
import { spokenName } from '../../packages/planner/src/words/voice/moments.ts';
import { motifOf } from '../../packages/planner/src/words/voice/motifs.ts';
import { benchRequest, loadBenchCities } from './requests.ts';

process.env.TZ = 'UTC';

const maxPlans = 600;
/**
 * A reason that stands word for word in more stops than this share is stock: nothing in it is of
 * this place or evening.
 */
const stockFrom = 0.005;

const cities = loadBenchCities();
const plans: Plan[] = [];
/** Of each plan what its stops are called in titles and in summaries. */
const motifsOf = new Map<Plan, string[]>();
const gistsOf = new Map<Plan, string[]>();
for (let seed = 1; plans.length < maxPlans; seed += 1) {
  const { wishes, at, context } = benchRequest(seed, cities);
  const answer = suggest(wishes, at.venues.venues, context);
  if (!answer.ok) continue;
  const scene = createScene(readWishes(wishes, at.venues.venues), context);
  for (const plan of answer.plans) {
    plans.push(plan);
    motifsOf.set(
      plan,
      plan.stops.map((stop) => motifOf(stop, scene)),
    );
    gistsOf.set(
      plan,
      plan.stops.flatMap((stop) => Object.values(gistOf(stop, scene))),
    );
  }
}

/**
 * A text with what is its own taken out: what its stops are called, and names, days and numbers of
 * the plan.
 */
function patternOf(text: string, { stops }: Plan, called: readonly string[]): string {
  const own = [
    ...called,
    ...called.map(capitalize),
    ...stops.flatMap(({ venue }) => [
      venue.name,
      venue.neighborhood,
      streetIn(venue.address) ?? venue.name,
    ]),
    ...weekdayNames,
    ...monthNames,
  ];
  return own
    .sort((a, b) => b.length - a.length)
    .reduce((left, part) => left.replaceAll(part, '_'), text)
    .replace(/\d+(:\d\d)?( [AP]M)?/g, '0')
    .replace(/\b(two|three|four|five|six|seven|eight|nine|ten)\b/gi, 'n');
}

/** The sentence that tells the evening, before what is good to know; 'Mr.' ends none. */
const tellingOf = ({ summary }: Plan): string =>
  /^.*?(?<!\b(?:Mr|Mrs|Dr|St|Jr))\.(?= |$)/.exec(summary)?.[0] ?? summary;

/** A title of nothing but the things of its stops: no word of it is a pattern's. */
const isBareList = (pattern: string): boolean => /^_(, _)*( and _)?$/.test(pattern);

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
const titlePatterns = plans.map((plan) =>
  patternOf(plan.title, plan, motifsOf.get(plan)?.map(capitalize) ?? []),
);
const bare = titlePatterns.filter(isBareList);
const [title] = shares(titlePatterns).filter(([pattern]) => !isBareList(pattern));
const summaries = shares(
  plans.map((plan) => patternOf(tellingOf(plan), plan, gistsOf.get(plan) ?? [])),
);
const reasons = plans.flatMap(({ stops }) =>
  stops.flatMap((stop) => stop.reasons.map(({ text }) => text)),
);
const reasonShares = shares(reasons);
const firsts = plans.flatMap(({ stops }) =>
  stops.flatMap(({ reasons: [first] }) => first?.text ?? []),
);
const firstShares = shares(plans.flatMap(firstPatterns));
/**
 * The sentences of the planner itself come up in many plans; a word of few plans is one that no
 * fact and no rule gave.
 */
const loose = [...Map.groupBy(plans.flatMap(looseWords), (word) => word)].filter(
  ([, those]) => those.length <= plans.length / 200,
);
console.table({
  plans: plans.length,
  'distinct titles': percent(new Set(titles).size / titles.length),
  'commonest title pattern': `${percent(title?.[1] ?? 0)}: ${title?.[0]}`,
  'titles of nothing but its things': percent(bare.length / titles.length),
  'longest summary in words': Math.max(...plans.map((plan) => tellingOf(plan).split(' ').length)),
  'commonest summary pattern': `${percent(summaries[0]?.[1] ?? 0)}: ${summaries[0]?.[0]}`,
  'distinct summaries': percent(new Set(plans.map(({ summary }) => summary)).size / plans.length),
  'stock reasons': percent(
    reasonShares
      .filter(([, share]) => share >= stockFrom)
      .reduce((sum, [, share]) => sum + share, 0),
  ),
  'reasons per stop': (
    reasons.length / plans.reduce((sum, { stops }) => sum + stops.length, 0)
  ).toFixed(2),
  'reasons of over 14 words': reasons.filter((text) => text.split(' ').length > 14).length,
  'commonest pattern of first reasons': `${percent(firstShares[0]?.[1] ?? 0)}: ${firstShares[0]?.[0]}`,
  'distinct first reasons': percent(new Set(firsts).size / firsts.length),
  'plans that say something twice': percent(
    plans.filter((plan) => repeatedIn(plan).length > 0).length / plans.length,
  ),
  'words that no fact carries': loose.map(([word]) => word).join(' ') || 'none',
});
if (process.argv.includes('--patterns')) {
  console.table(firstShares.slice(0, 30));
  console.table(summaries.slice(0, 20));
  console.table(shares(titlePatterns).slice(0, 20));
  console.table(reasonShares.slice(0, 25));
}
if (process.argv.includes('--print'))
  for (const plan of plans)
    console.log(
      `${plan.title}\n  ${plan.summary}\n  ${plan.tips.join(' | ')}\n${plan.stops.map(({ venue, reasons }) => `    ${venue.name}: ${reasons.map(({ text }) => text).join(' · ')}`).join('\n')}`,
    );
