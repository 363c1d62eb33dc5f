import { capitalize, formatClock, inLetters } from '@rendezvous/language';
import { choose, keyOf } from './choose.ts';
import type { Evening, SpokenStop } from './evening.ts';
import { gistOf } from './gist/gist.ts';
import { landmarksOf, type Landmarks } from './landmarks.ts';
import { leadsOf, ofPlace } from './leads.ts';

/** More words nobody reads to the end. */
export const mostWords = 35;

/** The evening in one plain sentence of at most 35 words: what it is, and each of its stops as what it is. */
export function summaryOf(evening: Evening, title: string): string {
  const { stops, scene } = evening;
  const key = keyOf(
    stops.map(({ venue }) => venue.id),
    scene.context.date,
    'summary',
  );
  const facts = landmarksOf(evening);
  const told = toldOf(stops, facts);
  const gists = told.map((stop) => gistOf(stop, scene));
  const leads = leadsOf(evening, facts).map((ways) =>
    ways.filter((way) => way === undefined || isNews(way, title)),
  );
  const lead = choose(leads.find((ways) => ways.length > 0) ?? [undefined], `${key} lead`);
  for (const parts of shorter(gists, told.indexOf(facts.main))) {
    const text = sentenceOf({ evening, facts, lead, parts, told, key });
    if (wordsIn(text) <= mostWords) return text;
  }
  // Names can be so long that only fewer stops leave room: the ends, at last what it is about.
  for (const kept of [told, [facts.first, facts.last], [facts.main]]) {
    const parts = kept.map((stop) => gists[told.indexOf(stop)]?.short ?? '');
    const text = sentenceOf({ evening, facts, lead: undefined, parts, told: kept, key });
    if (wordsIn(text) <= mostWords || kept.length === 1) return text;
  }
  return '';
}

/** Whether a lead says something that the title above it has not said. */
function isNews(lead: string, title: string): boolean {
  const wordsOf = (text: string): string[] =>
    (text.toLowerCase().match(/[a-zà-ÿ]{3,}/g) ?? []).filter(
      (word) => !/^(the|and|for|with)$/.test(word),
    );
  const told = wordsOf(title);
  return wordsOf(lead).filter((word) => told.includes(word)).length < 2;
}

/** A sentence in the making. */
interface Telling {
  readonly evening: Evening;
  readonly facts: Landmarks;
  readonly lead: string | undefined;
  readonly told: readonly SpokenStop[];
  /** What each of them is. */
  readonly parts: readonly string[];
  readonly key: string;
}

/** In full first, then with one stop after another in few words, the main one last. */
function* shorter(
  gists: readonly { full: string; short: string }[],
  main: number,
): Generator<string[]> {
  const parts = gists.map(({ full }) => full);
  yield [...parts];
  const order = gists.map((_, i) => i).filter((i) => i !== main);
  for (const i of [...order.toReversed(), main]) {
    parts[i] = gists[i]?.short ?? '';
    yield [...parts];
  }
}

function sentenceOf(telling: Telling): string {
  const ways = telling.lead === undefined ? withoutLead(telling) : withLead(telling, telling.lead);
  return capitalize(choose(ways, `${telling.key} way`) ?? '');
}

/** What it is, and then what is in it. */
function withLead({ parts, told, facts }: Telling, lead: string): string[] {
  const main = told.indexOf(facts.main);
  const [first, middle, last] = parts;
  const isPlain = !/\bfirst\b|\bthen\b|, with /.test(lead);
  if (parts.length !== 3 || !isPlain) return [`${lead}: ${listed(parts)}.`];
  return [
    `${lead}: ${listed(parts)}.`,
    `${lead}: ${first}, ${middle}, ${last}.`,
    `${lead}: ${thenListed(parts)}.`,
    ...(main === 1 && isBare(first)
      ? [`${lead}: ${middle}, with ${first} before and ${last} after.`]
      : []),
    ...(main === 0 && isBare(first) ? [`${lead}, from ${first} to ${middle} and ${last}.`] : []),
    ...(main === 2 && isBare(first) ? [`${lead}: ${first} and ${middle}, and then ${last}.`] : []),
  ];
}

/** Told from the stop that the evening is about, and what holds it together: the street, the light, the short ways. */
function withoutLead(telling: Telling): string[] {
  const { parts, told, facts, evening } = telling;
  const { golden, main } = facts;
  const { sunset } = evening.scene.context.sun;
  const at = told.indexOf(main);
  const [first = '', middle = '', last = ''] = parts;
  if (golden && golden === told[0] && sunset !== null && golden.arrival < sunset)
    return [
      `${first} while the sun goes down at ${formatClock(sunset)}, then ${listed(parts.slice(1))}.`,
    ];
  if (parts.length !== 3) return [`${thenListed(parts)}.`];
  const tails = tailsOf(telling);
  const aroundMain = [
    [`${first}, then ${middle} and ${last}`, `${first} to begin with, ${middle}, and ${last}`],
    [
      ...(isBare(first) ? [`${middle}, with ${first} before it and ${last} after`] : []),
      `${first}, then ${middle}, with ${last} to follow`,
    ],
    [
      ...(isBare(middle) ? [`${first} and ${middle} on the way to ${last}`] : []),
      `${first}, ${middle}, and then ${last}`,
    ],
  ][at] ?? [thenListed(parts)];
  return aroundMain.flatMap((way) => [
    `${way}.`,
    ...(isBare(way.replaceAll(/, (?!with )/g, ' ')) ? tails.map((tail) => `${way}, ${tail}.`) : []),
  ]);
}

/** Whether a part can stand before another without being read as part of it. */
const isBare = (part = ''): boolean => !/ with |, /.test(part);

/** Minutes on foot in all that keep an evening within a few blocks. */
const close = 12;

/** What holds an evening together, said behind what is in it. */
function tailsOf({ facts, evening }: Telling): string[] {
  const { street, neighborhood, walkMinutes } = facts;
  const { stops, legs } = evening;
  const longest = Math.max(...legs.map(({ minutes }) => minutes));
  const count = inLetters(longest);
  return [
    ...(street && street.doors === stops.length ? [`all on ${street.name}`] : []),
    ...(neighborhood && walkMinutes !== undefined && walkMinutes <= close
      ? [`all within a few blocks ${ofPlace(neighborhood)}`]
      : []),
    ...(walkMinutes !== undefined && walkMinutes > close && longest <= close
      ? [`with no walk over ${count} minutes`]
      : []),
    ...(walkMinutes === undefined && longest <= 15 ? [`with no ride over ${count} minutes`] : []),
  ];
}

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** The stops that are told: all of four, of more the first, the main one, the meal and the last. */
function toldOf(
  stops: readonly SpokenStop[],
  { first, main, meal, last }: Landmarks,
): readonly SpokenStop[] {
  return stops.length <= 4
    ? stops
    : stops.filter((stop) => [first, main, meal, last].includes(stop));
}

/** 'a, b, and c'; commas keep names that hold an 'and' apart. */
function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')}${parts.length > 2 ? ',' : ''} and ${parts.at(-1)}`;
}

/** 'a, b, then c'. */
const thenListed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')}, then ${parts.at(-1)}`;
