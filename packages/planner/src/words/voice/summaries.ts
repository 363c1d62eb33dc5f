import { capitalize, formatClock, inLetters } from '@rendezvous/language';
import { choose, keyOf } from './choose.ts';
import type { Evening, SpokenStop } from './evening.ts';
import { gistOf } from './gist/gist.ts';
import { landmarksOf, type Landmarks } from './landmarks.ts';
import { leadsOf } from './leads.ts';

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
  const leads = leadsOf(evening, facts).map((ways) => ways.filter((way) => isNews(way, title)));
  const lead = choose(leads.find((ways) => ways.length > 0) ?? [], `${key} lead`);
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
  const ways = [
    ...(telling.lead ? withLead(telling, telling.lead) : []),
    ...withoutLead(telling, telling.lead === undefined),
  ];
  return capitalize(choose(ways, `${telling.key} way`) ?? '');
}

/** What it is, and then what is in it. */
function withLead({ parts, told, facts }: Telling, lead: string): string[] {
  const main = parts[told.indexOf(facts.main)];
  const [first, last] = [parts[0], parts.at(-1)];
  const middle = parts.length === 3 ? parts[1] : undefined;
  return [
    `${lead}: ${listed(parts)}.`,
    `${lead}: ${thenListed(parts)}.`,
    ...(middle !== undefined && middle === main && !parts.some((part) => part.includes(' with '))
      ? [`${lead}, with ${first} before ${main} and ${last} after.`]
      : []),
    ...(middle !== undefined ? [`${lead}: ${first}, ${middle}, and ${last} to finish.`] : []),
  ].filter((text) => !/\bfirst, then .*?, with .* before\b|, with something .*, with/.test(text));
}

/** Minutes on foot in all that keep an evening close together, and of one way that is worth saying. */
const close = { inAll: 15, oneWay: 14 } as const;

/** What is in it, and what holds it together: how close it lies, the show, the light. */
function withoutLead(telling: Telling, isPlain: boolean): string[] {
  const { parts, told, facts, evening } = telling;
  const { golden } = facts;
  const { sunset } = evening.scene.context.sun;
  const said = parts.length === 3 ? ofThree(telling, isPlain) : [];
  if (golden && golden === told[0] && sunset !== null && golden.arrival < sunset)
    said.push(
      `${parts[0]} while the sun goes down at ${formatClock(sunset)}, then ${listed(parts.slice(1))}.`,
    );
  return said.length > 0 || !isPlain ? said : [`${thenListed(parts)}.`];
}

function ofThree({ parts, facts, told, evening }: Telling, isPlain: boolean): string[] {
  const [a, b, c] = parts;
  const { walkMinutes, meal, showAfterMeal } = facts;
  const { legs, stops } = evening;
  const [one, other] = legs.map(({ minutes }) => minutes);
  const isWalked = told.length === stops.length && walkMinutes !== undefined;
  const isShort = one !== undefined && other !== undefined && Math.max(one, other) <= close.oneWay;
  return [
    ...(isWalked && walkMinutes <= close.inAll
      ? [`${a}, ${b}, and ${c}, all within ${inLetters(walkMinutes)} minutes on foot.`]
      : []),
    ...(isWalked && isShort
      ? [`${a}, ${minutesIn(one)} on foot to ${b}, and ${minutesIn(other)} more to ${c}.`]
      : []),
    ...(meal && stops[0] === meal && showAfterMeal && stops[1] === showAfterMeal
      ? [`${a} before ${b}, and ${c} after it.`]
      : []),
    ...(isPlain ? [`${a} first, then ${b}, and ${c} to end on.`] : []),
  ];
}

const minutesIn = (minutes = 0): string =>
  `${inLetters(minutes)} minute${minutes === 1 ? '' : 's'}`;

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
