import { capitalize, formatClock } from '@rendezvous/language';
import { arcOf } from './arc.ts';
import { choose, keyOf } from './choose.ts';
import type { Evening, SpokenStop } from './evening.ts';
import { gistOf } from './gist/gist.ts';
import { both, type Gist } from './gist/known-nouns.ts';
import { landmarksOf, type Landmarks } from './landmarks.ts';
import { inPlace, leadsOf } from './leads.ts';

/** More words nobody reads to the end. */
export const mostWords = 35;

/**
 * The evening in one plain sentence of at most 35 words: what it is, and each of
 * its stops as what it is.
 */
export function summaryOf(evening: Evening, title: string): string {
  const { stops, scene } = evening;
  const key = keyOf(
    stops.map(({ venue }) => venue.id),
    scene.context.date,
    'summary',
  );
  const facts = landmarksOf(evening);
  const told = toldOf(stops, facts);
  const gists = eachItsOwn(told.map((stop) => gistOf(stop, scene)));
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

/** Of two stops with the same thing the second is told by what it is: no skateboarding twice. */
const eachItsOwn = (gists: readonly Gist[]): Gist[] =>
  gists.map((gist, i) => {
    const thing = thingIn(gist);
    return gists.slice(0, i).some((before) => thingIn(before) === thing) ? both(gist.short) : gist;
  });

/** What there is at a place, without where it is. */
const thingIn = ({ full }: Gist): string => full.split(/ (?:at|in|along|from|on|with) /)[0] ?? '';

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

/** What it is, and then what is in it: the things themselves, as a friend would count them up. */
const withLead = ({ parts }: Telling, lead: string): string[] => [`${lead}: ${listed(parts)}.`];

const toldParts = ({ told, parts }: Telling) =>
  told.map((stop, i) => ({ stop, said: parts[i] ?? '' }));

/**
 * Told as it goes or from the stop that it is about, and what holds it together: the street,
 * the light, the short ways.
 */
function withoutLead(telling: Telling): string[] {
  const { parts, told, facts, evening, key } = telling;
  const { golden, main } = facts;
  const { sunset } = evening.scene.context.sun;
  const at = told.indexOf(main);
  const [first = '', middle = '', last = ''] = parts;
  if (golden && golden === told[0] && sunset !== null && golden.arrival < sunset)
    return [
      `${first} while the sun goes down at ${formatClock(sunset)}, then ${listed(parts.slice(1))}.`,
    ];
  if (parts.length < 2) return [`${first}.`];
  const arcs = ['a', 'b', 'c'].map((way) => arcOf(toldParts(telling), `${key} ${way}`));
  const aroundMain =
    parts.length === 3 && isBare(first)
      ? ([
          [],
          [`${middle}, with ${first} before it and ${last} after`],
          isBare(middle) ? [`${first} and ${middle} on the way to ${last}`] : [],
        ][at] ?? [])
      : [];
  const tails = tailsOf(telling);
  const isPlain = parts.length === 3 && parts.every(isBare);
  const plain = isPlain
    ? [
        `${first}, then ${middle}, and ${last} to finish`,
        `${first} first, ${middle} after that, and ${last} to end on`,
      ]
    : [listed(parts)];
  return [
    ...plain.map((way) => `${way}.`),
    ...[listed(parts), ...arcs].flatMap((way) => tails.map((tail) => `${way}, ${tail}.`)),
    ...(tails.length > 0 ? [] : arcs.map((arc) => `${arc}.`)),
    ...aroundMain.map((way) => `${way}.`),
  ];
}

/** Whether a part can stand before another without being read as part of it. */
const isBare = (part = ''): boolean => !/ with |, /.test(part);

/** Minutes on foot in all that keep an evening within a few blocks. */
const close = 12;

/** What holds an evening together, said behind what is in it. */
function tailsOf({ facts, evening }: Telling): string[] {
  const { street, neighborhood, walkMinutes } = facts;
  const { stops } = evening;
  return [
    ...(street && street.doors === stops.length ? [`all on ${street.name}`] : []),
    ...(neighborhood && walkMinutes !== undefined && walkMinutes <= close
      ? [`all within a few blocks ${inPlace(neighborhood)}`]
      : []),
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

/**
 * 'a, b, and c'; commas keep names that hold an 'and' apart, and semicolons
 * things that hold a comma.
 */
function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  const mark = parts.some((part) => part.includes(', ')) ? ';' : ',';
  const before = parts.slice(0, -1).join(`${mark} `);
  return `${before}${parts.length > 2 || mark === ';' ? mark : ''} and ${parts.at(-1)}`;
}
