/**
 * `npm run bench:refine-sentences [-- mend|measure]`: how many of 3,181 sentences that people
 * change a plan by are understood, wrong, or turned down; lists the misses of those to mend by (or
 * of the part that is named).
 */
import { namesOfPlacesIn, readRefinement } from '@rendezvous/language';
import { createGazetteer, loadCatalogue } from '@rendezvous/venues';
import { expectationOf } from './sentences/expectations.ts';
import { evening, facetsOf } from './sentences/facets.ts';
import type { Sentence } from './sentences/meaning.ts';
import { readSentences } from './sentences/read-sentences.ts';

const outcomes = ['understood', 'in part, and said so', 'turned down', 'wrong'] as const;
type Outcome = (typeof outcomes)[number];

interface Judged {
  readonly sentence: Sentence;
  readonly outcome: Outcome;
  readonly facets: readonly string[];
  readonly unread: readonly string[];
}

const { locate } = createGazetteer(loadCatalogue());

/**
 * The places that a text names; a single spot, such as a square, counts only where the text asks to
 * be near it.
 */
function placesIn(text: string) {
  const folded = text.toLowerCase();
  return namesOfPlacesIn(text).flatMap((words) => {
    const place = [locate(`${words}, San Francisco`), locate(words)].find(
      (found) =>
        found &&
        (found.note === undefined || found.choices !== undefined) &&
        (!isSpot(found) || beside.test(folded.slice(0, folded.indexOf(words)).trim())),
    );
    return place ? [{ words, label: place.label }] : [];
  });
}
const isSpot = ({ precision }: { readonly precision: string }): boolean =>
  precision === 'venue' || precision === 'address';
const beside = /\b(?:near|nearer|around|close|closer|by)(?: to)?(?: the)?$/;

/** How a sentence is taken, by the meaning that comes closest to how it was read. */
function judge(sentence: Sentence): Judged {
  const places = placesIn(sentence.text);
  const reading = readRefinement(sentence.text, { ...evening, places });
  const facets = facetsOf(reading);
  const meanings = Array.isArray(sentence.means) ? sentence.means : [sentence.means];
  const expectations = meanings.map(expectationOf);
  const fair = expectations.flatMap(({ needed, allowed }) => [...needed, ...allowed]);
  const found = expectations.map(({ needed }): Outcome => {
    if (facets.some((facet) => !fair.some((test) => test(facet)))) return 'wrong';
    if (needed.every((test) => facets.some(test))) return 'understood';
    if (facets.length === 0) return 'turned down';
    return reading.unread.length > 0 ? 'in part, and said so' : 'wrong';
  });
  const outcome = outcomes.find((one) => found.includes(one)) ?? 'wrong';
  return { sentence, outcome, facets, unread: reading.unread };
}

function summarize(name: string, judged: readonly Judged[]): void {
  console.log(`\n${name}: ${judged.length} sentences`);
  console.table(
    Object.fromEntries(
      outcomes.map((outcome) => {
        const count = judged.filter((one) => one.outcome === outcome).length;
        return [outcome, { count, share: `${((100 * count) / judged.length).toFixed(1)} %` }];
      }),
    ),
  );
}

function print(name: string, sentences: readonly Sentence[], lists: boolean): Judged[] {
  const judged = sentences.map(judge);
  summarize(name, judged);
  if (lists)
    for (const outcome of outcomes.toReversed().filter((one) => one !== 'understood'))
      for (const { sentence, facets, unread } of judged.filter((one) => one.outcome === outcome))
        console.log(
          `${outcome}: "${sentence.text}" read as [${facets.join(', ')}]${unread.length > 0 ? `, not read: ${unread.join(' | ')}` : ''}; means ${JSON.stringify(sentence.means)}`,
        );
  return judged;
}

const mended = [
  'measured-before',
  'measured-later',
  'measured-third',
  'mended-by-later',
  'mended-by-last',
  'to-mend-by',
];
const listed = process.argv[2] ?? 'mend';
const judged = [
  print('To mend by', readSentences(...mended), listed === 'mend'),
  print('To mend by, as typed on a phone', readSentences('typed-to-mend-by'), listed === 'mend'),
  print('To mend by, typed later', readSentences('typed-later'), listed === 'mend'),
  print('To mend by, in own words', readSentences('in-own-words-to-mend-by'), listed === 'mend'),
  print('To mend by, after a plan', readSentences('after-a-plan-to-mend-by'), listed === 'mend'),
  print(
    'To mend by, after a plan, later',
    readSentences('after-a-plan-later-to-mend-by'),
    listed === 'mend',
  ),
  print('To measure by', readSentences('to-measure-by'), listed === 'measure'),
  print(
    'To measure by, as typed on a phone',
    readSentences('typed-to-measure-by'),
    listed === 'measure',
  ),
  print(
    'To measure by, in own words',
    readSentences('in-own-words-to-measure-by'),
    listed === 'measure',
  ),
  print(
    'To measure by, after a plan',
    readSentences('after-a-plan-to-measure-by'),
    listed === 'measure',
  ),
  print(
    'To measure by, after a plan, later',
    readSentences('after-a-plan-later-to-measure-by'),
    listed === 'measure',
  ),
].flat();
summarize('All', judged);
