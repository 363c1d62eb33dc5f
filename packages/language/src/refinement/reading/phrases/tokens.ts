import { fold, singular } from '../../../taste/words-of.ts';

/** A word, a number or a mark of a text, with the place where it was written. */
export interface Token {
  /** Folded: "don't" is 'dont', '&' is 'and'. */
  readonly word: string;
  /** The word without its plural ending, by which phrases compare; 'an' is 'a'. */
  readonly stem: string;
  readonly from: number;
  readonly to: number;
}

/** Where one wish may end and the next begin. */
const breakMark = ',';
export const isBreak = (token: Token | undefined): boolean =>
  token === undefined || token.word === breakMark;

const written = new RegExp(
  [
    /\d+(?:st|nd|rd|th|s)(?![\p{L}\d])/u, // 2nd, 60s
    /\d{1,3}(?:,\d{3})+(?!\d)/u, // 1,200
    /\d+(?:[.:]\d+)?/u, // 80, 12.50, 9:30
    /(?<=\d\s?)[ap]\.\s?m\b\.?/u, // p.m.
    /w\/(?:o(?!\p{L}))?/u, // w/ friends, w/o wine
    /b4(?![\p{L}\d])/u,
    /\p{L}[\p{L}\p{M}'’]*(?:-y\b)?/u, // couple-y
    /[-=]>|→/u, // museum -> arcade
    /\${2,}/u, // how dear a place is
    /[$€£%&+/<>~@]|#(?=\d)/u,
    /[-–—]/u,
    /[,;.!?()[\]:|•\n]|\p{Extended_Pictographic}/u,
  ]
    .map((shape) => shape.source)
    .join('|'),
  'giu',
);

/** Marks that people write for words. */
const spelledOut: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '->': 'becomes',
    '=>': 'becomes',
    '→': 'becomes',
    '&': 'and',
    '+': 'and',
    '/': 'or',
    '<': 'under',
    '>': 'over',
    '~': 'about',
    '@': 'at',
    '#': 'number',
    '%': 'percent',
    $$: 'price',
    $$$: 'pricey',
    $$$$: 'pricey',
    $: '$',
    '€': 'euro',
    '£': 'pound',
  }),
);

/** The words, numbers and punctuation marks of a text in order; everything else is ignored. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(written)) {
    const [raw] = match;
    const from = match.index;
    const word =
      spelledOut.get(raw) ??
      (/^[–—-]$/.test(raw)
        ? dashAs(text, from)
        : /^[\p{L}\d]/u.test(raw)
          ? wordOf(raw)
          : breakMark);
    if (word !== '') tokens.push({ word, stem: stemOf(word), from, to: from + raw.length });
  }
  return tokens;
}

const stemOf = (word: string): string => (word === 'an' ? 'a' : singular(word));

function wordOf(raw: string): string {
  if (/^\d/.test(raw)) return raw.replaceAll(',', '').toLowerCase();
  if (/^[ap]\./i.test(raw)) return `${raw.charAt(0).toLowerCase()}m`;
  // 'Sooo looong'
  return fold(raw)
    .replace(' ', '')
    .replaceAll(/([a-z])\1{2,}/g, '$1');
}

/**
 * A dash between figures is 'to', inside a word nothing ('gluten-free' is two words), and between
 * words a break.
 */
function dashAs(text: string, at: number): string {
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  if (/[\dm$]\s*$/.test(before) && /^\s*\$?\d/.test(after)) return 'to';
  return /\s$/.test(before) || /^\s/.test(after) ? breakMark : '';
}

/** What was written from one token up to another, as it was written. */
export function writtenBetween(
  text: string,
  first: Token | undefined,
  last: Token | undefined,
): string {
  return first && last ? text.slice(first.from, last.to) : '';
}
