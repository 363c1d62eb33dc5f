import {
  createSpeller,
  fold,
  isPlainWord,
  readWish,
  segmentsOf,
  singular,
  wordsOfMoods,
  wordsOfTerms,
} from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';
import { isNamedAt, wordsByIdOf } from '../own-words.ts';
import { isStreet } from './streets.ts';

/** More words are a sentence, and nobody knows which of them names a thing. */
const mostWords = 5;
const longest = 60;
/** What places are known for, and what wishes are made of, is meant sooner than a name. */
const weightOf = { noun: 3, term: 3, name: 1 } as const;
/** What only one or two names have is nobody's word. */
const leastWeight = 3;

/** A word as it was meant, in the singular; undefined where it is none that was miswritten. */
type Spell = (word: string) => string | undefined;

const spellMood: Spell = createSpeller(wordsOfMoods);
const spellers = new WeakMap<readonly Venue[], Spell>();

/** How the words that the places at hand know are spelled: read for the first that nobody knows. */
function spellerOf(venues: readonly Venue[]): Spell {
  const known = spellers.get(venues);
  if (known) return known;
  const counts = new Map<string, number>();
  const count = (text: string, weight: number): void => {
    for (const word of singular(fold(text)).split(' '))
      counts.set(word, (counts.get(word) ?? 0) + weight);
  };
  for (const [word, times] of wordsOfTerms) counts.set(word, times * weightOf.term);
  for (const { name, knownFor, neighborhood } of venues) {
    count(name, weightOf.name);
    count(neighborhood, weightOf.name);
    for (const noun of knownFor) count(noun, weightOf.noun);
  }
  const written = new Set(counts.keys());
  for (const text of wordsByIdOf(venues).values())
    for (const word of text.split(' ')) written.add(word);
  const spell = createSpeller(new Map([...counts].filter(([, weight]) => weight >= leastWeight)));
  const found = new Map<string, string | undefined>();
  const remembered: Spell = (word) => {
    if (written.has(word)) return undefined;
    if (!found.has(word) && found.size < mostFound) found.set(word, spell(word));
    return found.get(word);
  };
  spellers.set(venues, remembered);
  return remembered;
}

/** So many words are remembered for each list of venues. */
const mostFound = 2_000;

/** An entry with each of its words as it was meant; itself where none was miswritten. */
export function spelled(text: string, venues: readonly Venue[]): string {
  if (text.length > longest) return text;
  const words = text.trim().split(/\s+/);
  if (words.length > mostWords || isNamedAt(text, venues) || isStreet(text, venues)) return text;
  const stems = singular(fold(text)).split(' ');
  const unread = new Set(
    segmentsOf(text).flatMap(({ term, from }) => (term === undefined ? (stems[from] ?? []) : [])),
  );
  const said = words.map((word) => meantBy(word, unread, () => spellerOf(venues))).join(' ');
  // A noun of several words is found only where each is spelled: 'antque mall'.
  return isPlain.test(said) ? (readWish(said)?.said ?? said) : said;
}

const isPlain = /^[\w\s'’-]+$/;

/** A mood with each of its words as it was meant. */
export const spelledMood = (text: string): string =>
  text
    .split(/(\s+)/)
    .map((word) => meantBy(word, undefined, () => spellMood))
    .join('');

function meantBy(
  word: string,
  unread: ReadonlySet<string> | undefined,
  spell: () => Spell,
): string {
  const [, letters = '', signs = ''] = /^([a-z]{5,})([,;.!?]*)$/i.exec(word) ?? [];
  const folded = letters.toLowerCase();
  const stem = singular(folded);
  if (letters === '' || (unread && !unread.has(stem)) || isPlainWord(stem)) return word;
  const meant = spell()(stem);
  if (meant === undefined) return word;
  return `${stem === folded ? meant : pluralOf(meant)}${signs}`;
}

const pluralOf = (stem: string): string =>
  stem.endsWith('y') ? `${stem.slice(0, -1)}ies` : `${stem}s`;
