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
import { lexiconEntries } from './lexicon-entries.ts';
import { editDistanceWithin1, fold, singular } from './words-of.ts';

/** What a word points at among the venues' descriptions, and how surely (0 to 1). */
export type Target = { readonly strength: number } & (
  | { readonly on: 'interest'; readonly value: Interest }
  | { readonly on: 'kind'; readonly value: Category }
  | { readonly on: 'cuisine'; readonly value: Cuisine }
  | { readonly on: 'vibe'; readonly value: Vibe }
  | { readonly on: 'role'; readonly value: Role }
);

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
  return { on: 'interest', value: among(interests, name), strength: weight };
}

function buildTerms(): ReadonlyMap<string, readonly Target[]> {
  const terms = new Map<string, readonly Target[]>();
  for (const [words, targets] of lexiconEntries) {
    const parsed = targets.split(' ').map(parseTarget);
    for (const word of words.split(',')) terms.set(singular(fold(word)), parsed);
  }
  for (const tag of interests)
    if (!terms.has(singular(fold(tag))))
      terms.set(singular(fold(tag)), [{ on: 'interest', value: tag, strength: 1 }]);
  for (const cuisine of cuisines)
    if (!terms.has(singular(fold(cuisine))))
      terms.set(singular(fold(cuisine)), [{ on: 'cuisine', value: cuisine, strength: 1 }]);
  for (const category of categories)
    if (!terms.has(singular(fold(category))))
      terms.set(singular(fold(category)), [{ on: 'kind', value: category, strength: 1 }]);
  for (const vibe of vibes)
    if (!terms.has(singular(fold(vibe))))
      terms.set(singular(fold(vibe)), [{ on: 'vibe', value: vibe, strength: 1 }]);
  // 'Ethiopian food' is Ethiopian, not half of it food of any kind.
  for (const [term, targets] of [...terms]) {
    if (/ (food|restaurant)$/.test(term) || targets.some((target) => target.on !== 'cuisine'))
      continue;
    for (const noun of ['food', 'restaurant'])
      if (!terms.has(`${term} ${noun}`)) terms.set(`${term} ${noun}`, targets);
  }
  return terms;
}

/** Every term the planner understands, singular and folded, with what it points at. */
export const lexicon: ReadonlyMap<string, readonly Target[]> = buildTerms();
/** Terms by their length and first letter: nobody mistakes the first letter of a word, though some swap it with the second. */
const termsLike = Map.groupBy(lexicon.keys(), (term) => `${term.length}${term[0]}`);
const longestTermWords = Math.max(...[...lexicon.keys()].map((term) => term.split(' ').length));

/** From so many letters on a word may be written with a slip: in shorter ones a wrong letter makes another word ('tea', 'sea'). */
const shortestSlipped = 6;
/** Words that are a letter away from a term, and yet what people mean to write. */
const plainWords = new Set(
  `bride bunch causal cloth coming commuter concept concern convert cooling county hiding improve likely lovely marked marker match message pantry pirate
  plate pointing porter poster printing rating rocker scroll seating seeing shipping signing smiling speaker state status stopping submit swinging
  taking testing trend trivial waiter waking wanting wearing whisk wondering write`.split(/\s+/),
);

/** Terms are looked for with a slip in every text again: what was found for the last is kept, and nothing found too. */
const slips = new Map<string, readonly Target[] | undefined>();
const mostSlips = 5_000;
const longestTerm = Math.max(...[...lexicon.keys()].map((term) => term.length));

/** The targets of one term, allowing one slip of the pen. */
function findTerm(term: string): readonly Target[] | undefined {
  const exact = lexicon.get(term);
  if (exact || term.length < shortestSlipped - 1 || term.length > longestTerm + 1) return exact;
  if (slips.has(term)) return slips.get(term);
  const found = findSlipped(term);
  if (slips.size >= mostSlips) slips.clear();
  slips.set(term, found);
  return found;
}

function findSlipped(term: string): readonly Target[] | undefined {
  for (const length of [term.length, term.length - 1, term.length + 1]) {
    for (const letter of new Set([term[0], term[1]])) {
      const near = termsLike
        .get(`${length}${letter}`)
        ?.find((meant) => editDistanceWithin1(meant, term) && isSlipOf(meant, term));
      if (near) return lexicon.get(near);
    }
  }
  return undefined;
}

/** Whether terms that are a letter apart are so by a blank, or inside a word that is long enough; nobody mistakes its first letter. */
function isSlipOf(meant: string, written: string): boolean {
  const [meantWords, writtenWords] = [meant.split(' '), written.split(' ')];
  if (meantWords.length !== writtenWords.length) return true;
  const i = meantWords.findIndex((word, at) => word !== writtenWords[at]);
  const [word = '', other = ''] = [meantWords[i], writtenWords[i]];
  const sameStart = word[0] === other[0] || (word[0] === other[1] && word[1] === other[0]);
  return word.length >= shortestSlipped && sameStart && !plainWords.has(other);
}

/**
 * The parts of a text that the lexicon knows, longest phrases first: 'quiet wine bars' is quiet and wine bars. A place
 * meets a text as well as it meets the parts together. Empty when nothing is known.
 */
export function readTerms(text: string): readonly (readonly Target[])[] {
  const known = readTexts.get(text);
  if (known) return known;
  const parts = readAnew(text);
  if (readTexts.size >= mostReadTexts) readTexts.clear();
  readTexts.set(text, parts);
  return parts;
}

/** A wish is read for what it asks, when, and whether it is the same as another: its text is read once. */
const readTexts = new Map<string, readonly (readonly Target[])[]>();
const mostReadTexts = 1_000;

function readAnew(text: string): readonly (readonly Target[])[] {
  const words = singular(fold(text))
    .split(' ')
    .filter((word) => word !== '');
  const parts: (readonly Target[])[] = [];
  for (let start = 0; start < words.length; ) {
    let length = Math.min(longestTermWords, words.length - start);
    let found: readonly Target[] | undefined;
    while (length > 0) {
      found = findTerm(words.slice(start, start + length).join(' '));
      if (found) break;
      length -= 1;
    }
    if (found) parts.push(found);
    start += Math.max(1, length);
  }
  return parts;
}

/** A place that is about one or two things is surer to be about this one than a place with nine tags; a kind is surer than any tag. */
const focusOf = (venue: Venue): number =>
  Math.max(leastFocus, 0.92 - 0.03 * Math.max(0, venue.interests.length - 2));
/** A tag counts for at least as much as a dislike asks for: what a place is tagged with can be disliked, however much else it is. */
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
