/**
 * Plain lower case, without diacritics and punctuation, words apart by single blanks; '&' between
 * words is 'and'.
 */
export function fold(text: string): string {
  const known = foldedTexts.get(text);
  if (known !== undefined) return known;
  const folded = foldAnew(text);
  if (text.length > longestFolded) return folded;
  if (foldedTexts.size >= maxFoldedTexts) foldedTexts.clear();
  foldedTexts.set(text, folded);
  return folded;
}

/**
 * The same names are folded for every request: what is as short as a name and was folded once is
 * kept.
 */
const foldedTexts = new Map<string, string>();
const maxFoldedTexts = 10_000;
const longestFolded = 100;

/** What is written short, and the word that is meant. */
const written: ReadonlyMap<string, string> = new Map([
  ['w/o', 'without'],
  ['nite', 'night'],
  ['mkt', 'market'],
  ['tix', 'tickets'],
  ['smth', 'something'],
  ['smthg', 'something'],
]);
const short = /\b(?:w\/o|nite|mkt|tix|smthg?)\b/g;

function foldAnew(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(short, (one) => written.get(one) ?? one)
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();
  return words.replace(/(?<= )&(?= )/g, 'and');
}

/**
 * Each word of a folded text without its plural ending: 'used bookshops' and 'used bookshop' are
 * one term.
 */
export function singular(folded: string): string {
  const known = singularTexts.get(folded);
  if (known !== undefined) return known;
  const text = folded.split(' ').map(singularWord).join(' ');
  if (folded.length > longestFolded) return text;
  if (singularTexts.size >= maxFoldedTexts) singularTexts.clear();
  singularTexts.set(folded, text);
  return text;
}

/** The same for what is folded. */
const singularTexts = new Map<string, string>();

/** In the plural another thing: a duck is a dish, ducks are birds on a pond. */
const ownPlurals: ReadonlySet<string> = new Set(['ducks']);

function singularWord(word: string): string {
  if (ownPlurals.has(word)) return word;
  // 'movies' alone does not tell 'movie' from 'movy': both are spelled like the latter.
  if (word.endsWith('ie')) return `${word.slice(0, -2)}y`;
  if (word.length <= 3 || word.endsWith('ss') || word.endsWith('us') || word.endsWith('is'))
    return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ches|shes|sses|xes|zzes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/**
 * Whether one letter changed, added, left out or swapped with its neighbour makes one word of the
 * other.
 */
export function editDistanceWithin1(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let i = 0;
  while (i < short.length && short[i] === long[i]) i += 1;
  if (short.length < long.length) return short.slice(i) === long.slice(i + 1);
  if (short.slice(i + 1) === long.slice(i + 1)) return true;
  return (
    short[i] === long[i + 1] && short[i + 1] === long[i] && short.slice(i + 2) === long.slice(i + 2)
  );
}

/** A word without what makes a doing of it: 'hiking' and 'hike' are one, and 'running' and 'run'. */
export const rootOf = (word: string): string =>
  word.replace(/(?<=\w{3})(?:ing|e)$/, '').replace(/([bdglmnprt])\1$/, '$1');
