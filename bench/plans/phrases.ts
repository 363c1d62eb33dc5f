/**
 * `npm run bench:phrases [-- mend|measure]`: what 160 things that people type as interests,
 * dislikes, moods and diets are taken for over the catalogue: right, wider than they mean, missed,
 * or not found; lists what goes wrong in one half.
 */
import { metFrom, readDiets, readMood, suits } from '@rendezvous/language';
import { loadBenchCities } from './requests.ts';
import { isMeant, type Phrase } from './phrases/phrase.ts';
import { cultureWorlds } from './phrases/worlds-of-culture.ts';
import { outingWorlds } from './phrases/worlds-of-outings.ts';
import { diets, dislikes, interests, moods } from './phrases/phrases.ts';
import { readWishes } from '../../packages/planner/src/wishes/read-wishes.ts';
import { someWishes } from '../../packages/planner/src/testing/some-wishes.ts';

const outcomes = ['right', 'nothing found, and said so', 'missed', 'too wide'] as const;
interface Judged {
  readonly text: string;
  readonly outcome: (typeof outcomes)[number];
  readonly why: string;
  /** Places taken for what was meant, and those among them that are not. */
  readonly taken: number;
  readonly untrue: number;
}

/** So much of what is taken may be something else. */
const mostUntrue = 0.05;
/** So much of what somebody means to avoid has to go. */
const leastAvoided = 0.6;
const cities = loadBenchCities().map(({ venues }) => venues.venues);

function judgeTaste(phrase: Phrase, field: 'interests' | 'dislikes'): Judged {
  let [meant, caught, untrue, isUnread] = [0, 0, 0, true];
  const why: string[] = [];
  for (const venues of cities) {
    const read = readWishes(someWishes({ [field]: [phrase.text] }), venues);
    isUnread &&= read.unread.length > 0;
    for (const venue of venues) {
      const found = read.tastes.map(({ evidence }) => evidence(venue));
      const met = found.find((one) => one && one.strength >= metFrom);
      const isRuledOut =
        read.dislikeOf(venue) !== undefined ||
        read.needs.some((need) => suits(venue, need, { isHot: false }) === 'no');
      const isTaken = field === 'dislikes' ? isRuledOut : met != null && !isRuledOut;
      const isTrue = isMeant(phrase, venue);
      if (isTrue) meant += 1;
      if (isTaken && isTrue) caught += 1;
      if (!isTaken || isTrue) continue;
      untrue += 1;
      why.push(`${venue.name} (${venue.category}; ${met?.by ?? ''} ${met?.what ?? ''})`);
    }
  }
  const taken = caught + untrue;
  // What nothing is found for is told in the notes; what is not avoided is told nowhere.
  const isNarrow = field === 'dislikes' && caught < leastAvoided * meant;
  const outcome =
    untrue > mostUntrue * taken
      ? 'too wide'
      : taken === 0 && (field === 'interests' || isUnread)
        ? 'nothing found, and said so'
        : isNarrow
          ? 'missed'
          : 'right';
  const heard = `${caught} of ${meant} meant${untrue > 0 ? `, ${untrue} untrue: ${why.slice(0, 6).join('; ')}` : ''}`;
  return { text: phrase.text, outcome, why: heard, taken, untrue };
}

function judgeMood({ text, suits }: (typeof moods)[number]): Judged {
  const found = readMood(text).moods;
  const isOne = suits.some((suit) => readMood(suit).moods.some((one) => found.includes(one)));
  const outcome = found.length === 0 ? 'missed' : isOne ? 'right' : 'too wide';
  return { text, outcome, why: `means ${suits.join(' or ')}`, taken: 0, untrue: 0 };
}

function judgeDiet({ text, means }: (typeof diets)[number]): Judged {
  const read = readDiets([text]);
  const wanted = means.filter((one) => !one.startsWith('no '));
  const isHeeded = means.length === wanted.length || read.unverifiable.length > 0;
  const isRight =
    isHeeded && wanted.every((one) => (read.diets as readonly string[]).includes(one));
  return {
    text,
    outcome: isRight ? 'right' : 'missed',
    why: `means ${means.join(', ')}; read ${read.diets.join(', ')} and ${read.unverifiable.join(', ')}`,
    taken: 0,
    untrue: 0,
  };
}

const judged = [
  ...interests.map((phrase) => judgeTaste(phrase, 'interests')),
  ...dislikes.map((phrase) => judgeTaste(phrase, 'dislikes')),
  ...moods.map(judgeMood),
  ...diets.map(judgeDiet),
];

function print(name: string, those: readonly Judged[], lists: boolean): void {
  console.log(`\n${name}: ${those.length} phrases`);
  console.table(
    Object.fromEntries(
      outcomes.map((outcome) => {
        const count = those.filter((one) => one.outcome === outcome).length;
        return [outcome, { count, share: `${((100 * count) / those.length).toFixed(1)} %` }];
      }),
    ),
  );
  const overlooked = those.filter(
    ({ outcome, why }) => outcome === outcomes[1] && !/ of 0 meant/.test(why),
  );
  console.log(`of those found nothing for, ${overlooked.length} where some place may be meant`);
  const [taken, untrue] = [
    those.reduce((sum, one) => sum + one.taken, 0),
    those.reduce((sum, one) => sum + one.untrue, 0),
  ];
  console.log(
    `places taken for what was meant ${taken}, untrue ${untrue} (${((100 * untrue) / taken).toFixed(1)} %)`,
  );
  if (lists)
    for (const { text, outcome, why } of those)
      if (outcome !== 'right' || why.includes('untrue'))
        console.log(`${outcome}: "${text}", ${why}`);
}

const worlds = [...cultureWorlds, ...outingWorlds].map((phrase) => judgeTaste(phrase, 'interests'));
const listed = process.argv[2] ?? 'mend';
for (const [name, all] of [
  ['Wishes, dislikes, moods and diets', judged],
  ['Interests, world by world', worlds],
] as const)
  for (const [half, title] of (['mend', 'measure'] as const).entries())
    print(
      `${name}, to ${title} by`,
      all.filter((_, i) => i % 2 === half),
      listed === title,
    );
