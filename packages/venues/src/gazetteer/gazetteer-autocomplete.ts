import { limits, type Place } from '@rendezvous/contract';
import MiniSearch from 'minisearch';
import { entryKinds, type GazetteerEntry } from './gazetteer-entries.ts';
import { foldPlaceText } from './gazetteer-text.ts';
import { leastWithinReach, venuesWithin } from './within-reach.ts';

const placeKinds = {
  city: 'city',
  town: 'city',
  region: 'neighborhood',
  neighborhood: 'neighborhood',
  corner: 'neighborhood',
  around: 'neighborhood',
  venue: 'venue',
} as const;

/**
 * More words than places have. Each further one costs a walk through a large part of the
 * index, and finds nothing.
 */
const mostWords = 10;

/**
 * Searches the entries worth offering by the beginnings of words, in any order; where that finds
 * too little, with typing errors forgiven.
 */
export function createAutocomplete(all: readonly GazetteerEntry[]): (query: string) => Place[] {
  const entries = all.filter(isOffered);
  const index = new MiniSearch<{ id: number; name: string; context: string }>({
    fields: ['name', 'context'],
    tokenize: (text) => foldPlaceText(text).split(' '),
    processTerm: (term) => term || null,
    searchOptions: {
      combineWith: 'AND',
      // A letter begins a large part of the index: one is looked up so, the
      // one that is being typed.
      prefix: (word, i, words) => word.length > 1 || i === words.length - 1,
      boost: { name: 3 },
    },
  });
  index.addAll(
    entries.map((entry, id) => ({ id, name: searchedNames(entry), context: entry.label })),
  );

  const search = (query: string, fuzzy: boolean) => {
    const found = index.search(query, { fuzzy: fuzzy ? forgiveness : false });
    const places = found.map(({ id, score }: { id: number; score: number }) => ({
      entry: entries[id],
      score,
      id,
    }));
    return places
      .sort((a, b) => rankOf(a.entry) - rankOf(b.entry) || b.score - a.score || a.id - b.id)
      .flatMap(({ entry }) => entry ?? []);
  };

  return (text) => {
    const query = searchedWords(text);
    if (query === '') return [];
    const exact = search(query, false);
    const found =
      exact.length < limits.placeSuggestions ? [...exact, ...search(query, true)] : exact;
    const byLabel = new Map<string, GazetteerEntry>();
    for (const entry of found) if (!byLabel.has(entry.label)) byLabel.set(entry.label, entry);
    return [...byLabel.values()]
      .slice(0, limits.placeSuggestions)
      .map(({ label, kind, point }) => ({ label, kind: placeKinds[kind], coordinates: point }));
  };
}

/**
 * Whether a place is worth offering to somebody who is typing: one with too little around it is
 * still known to those who name it.
 */
const isOffered = (entry: GazetteerEntry): boolean =>
  (entry.kind !== 'town' && entry.kind !== 'neighborhood') ||
  venuesWithin(entry, entry.city) >= leastWithinReach;

/** The first words, each once. */
function searchedWords(text: string): string {
  return [...new Set(foldPlaceText(text).split(' '))].slice(0, mostWords).join(' ');
}

/** All names, and each once more in one word: "sanfran" is the beginning of one. */
function searchedNames({ names }: GazetteerEntry): string {
  return names
    .flatMap((name) => (name.includes(' ') ? [name, name.replaceAll(' ', '')] : [name]))
    .join(' ');
}

/** Typing errors forgiven in a word of that length. */
function forgiveness(word: string): number {
  return word.length > 6 ? 2 : word.length > 2 ? 1 : 0;
}

function rankOf(entry: GazetteerEntry | undefined): number {
  return entry ? entryKinds.indexOf(entry.kind) : entryKinds.length;
}
