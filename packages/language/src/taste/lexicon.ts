import {
  categories,
  kinds,
  roles,
  type Category,
  type Role,
  cuisines,
  interests,
  vibes,
  type Cuisine,
  type Interest,
  type Vibe,
  type Venue,
} from '@rendezvous/venue-model';
import { hostsByNature, type Host } from './by-nature.ts';
import { lexiconEntries } from './lexicon-entries.ts';
import { oftenMisspelt, plainWords } from './spelling/plain-words.ts';
import { editDistanceWithin1, fold, singular } from './words-of.ts';

/** What a word points at among the venues' descriptions, and how surely (0 to 1). */
export type Target = { readonly strength: number } & (
  | { readonly on: 'interest'; readonly value: Interest }
  | { readonly on: 'kind'; readonly value: Category }
  | { readonly on: 'cuisine'; readonly value: Cuisine }
  | { readonly on: 'vibe'; readonly value: Vibe }
  | { readonly on: 'role'; readonly value: Role }
  | { readonly on: 'cost'; readonly value: 'free' }
);

/** What a term means. */
export interface Meaning {
  /** What its row points at: all that may be meant, or be something like it. */
  readonly targets: readonly Target[];
  /** What it surely is, so that one may say so. */
  readonly surely: readonly Target[];
  /** Who has it although they hardly ever say so. */
  readonly hosts: readonly Host[];
  /** The term and its synonyms as a place's own words would have them: singular and folded. */
  readonly words: readonly string[];
  /** Whether the term is narrower than its row: then only a place's own words tell. */
  readonly isNarrow: boolean;
}

/** From this strength on a target is what was meant; a weaker one is something like it. */
const meantFrom = 0.9;

function parseTarget(text: string): Target {
  const [name = '', strength = '1'] = text.split('*');
  const weight = Number(strength);
  const among = <T extends string>(values: readonly T[], value: string): T => {
    const found = values.find((candidate) => candidate === value);
    if (!found)
      throw new Error(`Cannot read the lexicon: "${text}" names nothing in the vocabulary`);
    return found;
  };
  const rest = name.slice(1);
  if (name.startsWith('@')) return { on: 'kind', value: among(categories, rest), strength: weight };
  if (name.startsWith('#'))
    return { on: 'cuisine', value: among(cuisines, rest), strength: weight };
  if (name.startsWith('~')) return { on: 'vibe', value: among(vibes, rest), strength: weight };
  if (name.startsWith('%')) return { on: 'role', value: among(roles, rest), strength: weight };
  if (name.startsWith('$')) return { on: 'cost', value: 'free', strength: weight };
  return { on: 'interest', value: among(interests, name), strength: weight };
}

/** The words of the vocabulary that venues are described with, as terms. */
const vocabulary: ReadonlyMap<string, readonly Target[]> = (() => {
  const terms = new Map<string, Target[]>();
  const add = (word: string, target: Target) => {
    const term = singular(fold(word));
    terms.set(term, [...(terms.get(term) ?? []), target]);
  };
  for (const value of interests) add(value, { on: 'interest', value, strength: 1 });
  for (const value of cuisines) add(value, { on: 'cuisine', value, strength: 1 });
  for (const value of categories) add(value, { on: 'kind', value, strength: 1 });
  for (const value of vibes) add(value, { on: 'vibe', value, strength: 1 });
  return terms;
})();

/** How the words of a row are grouped: what it means as a whole, and each narrower thing. */
function groupsOf(words: string): { isNarrow: boolean; forms: string[] }[] {
  const [wide = '', narrow] = words.split('|');
  const formsIn = (text: string, separator: string) =>
    text.split(separator).map((form) => fold(form));
  return [
    { isNarrow: false, forms: formsIn(wide, ',') },
    ...(narrow?.split(',') ?? []).map((group) => ({ isNarrow: true, forms: formsIn(group, '=') })),
  ];
}

/** How each term was written, for who corrects a slip. */
const writtenForms = new Map<string, string[]>();

function buildMeanings(): ReadonlyMap<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const [rowWords, rowTargets] of lexiconEntries) {
    const targets = rowTargets.split(' ').map(parseTarget);
    for (const { isNarrow, forms } of groupsOf(rowWords)) {
      const words = [...new Set(forms.map(singular))];
      const surely = isNarrow
        ? words.flatMap((word) => vocabulary.get(word) ?? [])
        : targets.filter(({ strength }) => strength >= meantFrom);
      const hosts = words.flatMap((word) => hostsByNature.get(word) ?? []);
      for (const form of forms) {
        const term = singular(form);
        meanings.set(term, { targets, surely, hosts, words, isNarrow });
        writtenForms.set(term, [...(writtenForms.get(term) ?? []), form]);
      }
    }
  }
  for (const [term, [target]] of vocabulary) {
    if (target && !meanings.has(term))
      meanings.set(term, {
        targets: [target],
        surely: [target],
        hosts: hostsByNature.get(term) ?? [],
        words: [term],
        isNarrow: false,
      });
  }
  // 'Ethiopian food' is Ethiopian, not half of it food of any kind.
  for (const [term, meaning] of [...meanings]) {
    if (/ (food|restaurant)$/.test(term) || meaning.targets.some(({ on }) => on !== 'cuisine'))
      continue;
    for (const noun of ['food', 'restaurant'])
      if (!meanings.has(`${term} ${noun}`)) meanings.set(`${term} ${noun}`, meaning);
  }
  return meanings;
}

/** Every term the planner understands, singular and folded, with what it means. */
export const meanings: ReadonlyMap<string, Meaning> = buildMeanings();
/** The same with what it points at. */
export const lexicon: ReadonlyMap<string, readonly Target[]> = new Map(
  [...meanings].map(([term, { targets }]) => [term, targets]),
);
/** Terms by length and first letter, which nobody mistakes, though some swap it with the second. */
const termsLike = Map.groupBy(lexicon.keys(), (term) => `${term.length}${term[0]}`);
const longestTermWords = Math.max(...[...lexicon.keys()].map((term) => term.split(' ').length));

/** From so many letters on a slip is possible: in shorter words it makes another ('tea', 'sea'). */
const shortestSlipped = 6;
/** Beside another word of its term a shorter one is told as surely: 'mardis gras', 'mini gofl'. */
const shortestInPhrase = { slipped: 5, swapped: 3 } as const;
/** Terms are looked for with a slip in every text again: what was found, or not, is kept. */
const slips = new Map<string, string | undefined>();
const maxSlips = 5_000;
const longestTerm = Math.max(...[...lexicon.keys()].map((term) => term.length));

/** The term that was meant, allowing one slip of the pen. */
function findTerm(written: string): string | undefined {
  const term = written.replaceAll(/[a-z\d]+/g, (word) => oftenMisspelt[word] ?? word);
  if (lexicon.has(term)) return term;
  if (term.length < shortestSlipped - 1 || term.length > longestTerm + 1) return undefined;
  if (slips.has(term)) return slips.get(term);
  const found = findSlipped(term);
  if (slips.size >= maxSlips) slips.clear();
  slips.set(term, found);
  return found;
}

function findSlipped(term: string): string | undefined {
  // 'Ramennn' is written with zeal.
  const calmed = term.replace(/(\p{L})\1+$/u, '$1');
  if (lexicon.has(calmed)) return calmed;
  for (const length of [term.length, term.length - 1, term.length + 1]) {
    for (const letter of new Set([term[0], term[1]])) {
      const near = termsLike
        .get(`${length}${letter}`)
        ?.find((meant) => editDistanceWithin1(meant, term) && isSlipOf(meant, term));
      if (near) return near;
    }
  }
  return undefined;
}

/** Whether terms are a letter apart by a blank, or inside a word that is long enough. */
function isSlipOf(meant: string, written: string): boolean {
  const [meantWords, writtenWords] = [meant.split(' '), written.split(' ')];
  if (meantWords.length !== writtenWords.length) return true;
  const i = meantWords.findIndex((word, at) => word !== writtenWords[at]);
  const [word = '', other = ''] = [meantWords[i], writtenWords[i]];
  const sameStart = word[0] === other[0] || (word[0] === other[1] && word[1] === other[0]);
  const slip = [...word].sort().join('') === [...other].sort().join('') ? 'swapped' : 'slipped';
  const shortest = meantWords.length > 1 ? shortestInPhrase[slip] : shortestSlipped;
  return word.length >= shortest && sameStart && !plainWords.has(other) && !lexicon.has(other);
}

/**
 * The parts of a text that the lexicon knows, longest phrases first: 'quiet wine bars'
 * is quiet and wine bars. A place meets a text as well as it meets the parts together.
 * Empty when nothing is known.
 */
export function readTerms(text: string): readonly (readonly Target[])[] {
  const known = readTexts.get(text);
  if (known) return known;
  const parts = readAnew(text);
  if (readTexts.size >= maxReadTexts) readTexts.clear();
  readTexts.set(text, parts);
  return parts;
}

/** What a wish asks, when, and whether it is the same as another: its text is read once. */
const readTexts = new Map<string, readonly (readonly Target[])[]>();
const maxReadTexts = 1_000;

function readAnew(text: string): readonly (readonly Target[])[] {
  return segmentsOf(text).flatMap(({ term }) =>
    term === undefined ? [] : [lexicon.get(term) ?? []],
  );
}

/** A stretch of a text, between two of its folded words, and the term it is, if it is one. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly term: string | undefined;
}

/** A folded text term by term, the longest phrases first. Takes time by the length of the text. */
export function segmentsOf(text: string): readonly Segment[] {
  const words = singular(fold(text))
    .split(' ')
    .filter((word) => word !== '');
  const segments: Segment[] = [];
  for (let from = 0; from < words.length; ) {
    let length = Math.min(longestTermWords, words.length - from);
    let term: string | undefined;
    while (length > 0) {
      term = findTerm(words.slice(from, from + length).join(' '));
      if (term !== undefined) break;
      length -= 1;
    }
    const to = from + Math.max(1, length);
    segments.push({ from, to, term });
    from = to;
  }
  return segments;
}

/** A term as people write it, in the plural where `written` is. */
export function spell(term: string, written: string): string {
  const forms = writtenForms.get(term) ?? [term];
  const isPlural = singular(written) !== written;
  return forms.find((form) => (singular(form) !== form) === isPlural) ?? forms[0] ?? term;
}

/** A place is surer to be about one of two things than of nine tags, and surest about its kind. */
const focusOf = (venue: Venue): number =>
  Math.max(leastFocus, 0.92 - 0.03 * Math.max(0, venue.interests.length - 2));
/** A tag counts for at least as much as a dislike asks for, however many there are. */
const leastFocus = 0.7;

/** How surely a venue is what a target points at: the target's strength, or 0. */
function meets(venue: Venue, target: Target): number {
  switch (target.on) {
    case 'interest':
      return venue.interests.includes(target.value) ? target.strength * focusOf(venue) : 0;
    case 'kind':
      return venue.category === target.value ? target.strength : 0;
    case 'cuisine':
      return venue.cuisines.includes(target.value) ? target.strength : 0;
    case 'vibe':
      return venue.vibes.includes(target.value) ? target.strength : 0;
    case 'role':
      return kinds[venue.category].role === target.value ? target.strength : 0;
    case 'cost':
      return venue.cost.maxCents === 0 ? target.strength : 0;
  }
}

/** How well a venue meets what the parts of a text point at together, 0 to 1. */
export function matchTerms(venue: Venue, parts: readonly (readonly Target[])[]): number {
  let sum = 0;
  for (const part of parts) {
    let best = 0;
    for (const target of part) best = Math.max(best, meets(venue, target));
    sum += best;
  }
  return parts.length === 0 ? 0 : sum / parts.length;
}
