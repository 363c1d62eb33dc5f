import { singular } from '../../../taste/words-of.ts';
import type { Adjustment } from '../../adjustment.ts';
import { stemAt, type Line, type Outline } from '../line.ts';
import { slotReaders, type SlotName, type SlotValues } from './slots.ts';

/** What somebody asks for, in a short sentence, and what it changes. */
export interface Ask {
  readonly meaning: string;
  readonly change: Partial<Adjustment>;
  /** It tells why something is asked for, and asks for something only where nothing else does. */
  readonly isReason?: true;
}

/** A phrase that was understood to ask for nothing: 'if you can', 'even if it rains'. */
export const nothingAsked: Ask = { meaning: '', change: {} };

type SlotsIn<P extends string> = P extends `${string}<${infer Name}>${infer Rest}`
  ? Name | SlotsIn<Rest>
  : never;
type Filled<P extends string> = Pick<SlotValues, SlotsIn<P> & SlotName>;

/** It asks for something that no adjustment can express, whatever else its words could mean. */
export const cannotSay = (): null => null;

/**
 * A way to say something: its words, and what it asks for; undefined when it does not ask so, null
 * when no adjustment can say what it asks.
 */
export interface Phrase {
  readonly parts: readonly Part[];
  /** The words it may begin with; undefined when it may begin with a slot. */
  readonly openings: ReadonlySet<string> | undefined;
  readonly read: (found: SlotValues, outline: Outline) => Ask | null | undefined;
}

type Part =
  | { readonly word: string }
  | { readonly slot: SlotName }
  | { readonly options: readonly (readonly Part[])[] };

/**
 * A phrase from its pattern: words that must stand there (singular or plural), `(a|b c)` for one of
 * several, `[a|b]` for one of several or none, `<slot>` for what a reader of `slots.ts` finds. It
 * is parsed for the first who refines a date: all patterns together take 70 ms and 2 MB.
 */
export function phrase<const P extends string>(
  pattern: P,
  read: (found: Filled<P>, outline: Outline) => Ask | null | undefined,
): Phrase {
  let parsed: Parsed | undefined;
  return {
    get parts() {
      return (parsed ??= parse(pattern)).parts;
    },
    get openings() {
      return (parsed ??= parse(pattern)).openings;
    },
    // A pattern names the slots it fills: the reader is given them and no others.
    read: read as Phrase['read'],
  };
}

type Parsed = Pick<Phrase, 'parts' | 'openings'>;

function parse(pattern: string): Parsed {
  const symbols = pattern.match(/[()[\]|]|<\w+>|[^\s()[\]|<>]+/g) ?? [];
  const parts = parseParts(symbols.values());
  const openings = openingsOf(parts);
  return { parts, openings: openings.has(anySlot) ? undefined : openings };
}

/**
 * A phrase of words alone, from a pattern that is put together: which slots it fills, its type
 * could not say.
 */
export const phraseOfWords = (
  pattern: string,
  read: (outline: Outline) => Ask | null | undefined,
): Phrase => phrase(pattern, (_, outline) => read(outline));

const anySlot = '<>';

/** The words that parts may begin with, and `anySlot` for a slot. */
function openingsOf([part, ...rest]: readonly Part[]): ReadonlySet<string> {
  if (!part) return new Set();
  if ('word' in part) return new Set([part.word]);
  if ('slot' in part) return new Set([anySlot]);
  return new Set(part.options.flatMap((option) => [...openingsOf([...option, ...rest])]));
}

/** Reads parts up to the closing bracket or the end. */
function parseOptions(symbols: Iterator<string>): Part[][] {
  const options: Part[][] = [[]];
  for (
    let next = symbols.next();
    !next.done && next.value !== ')' && next.value !== ']';
    next = symbols.next()
  ) {
    const symbol = next.value;
    if (symbol === '|') options.push([]);
    else options.at(-1)?.push(parsePart(symbol, symbols));
  }
  // A list that is pushed to has room for 17 items.
  return options.map((option) => option.slice());
}

function parseParts(symbols: Iterator<string>): Part[] {
  const options = parseOptions(symbols);
  return options.length === 1 ? (options[0] ?? []) : [{ options }];
}

function parsePart(symbol: string, symbols: Iterator<string>): Part {
  if (symbol === '(') return { options: parseOptions(symbols) };
  if (symbol === '[') return { options: [...parseOptions(symbols), []] };
  if (!symbol.startsWith('<')) return wordPart(symbol);
  const slot = Object.keys(slotReaders).find((name) => name === symbol.slice(1, -1));
  if (slot === undefined) throw new Error(`Cannot read a phrase: nothing reads ${symbol}`);
  return { slot: slot as SlotName };
}

const wordParts = new Map<string, Part>();

/**
 * A word as one part for all patterns: they have few words, and each of them thousands of times.
 */
function wordPart(symbol: string): Part {
  const part = wordParts.get(symbol) ?? { word: symbol === 'an' ? 'a' : singular(symbol) };
  wordParts.set(symbol, part);
  return part;
}

/** Every word that phrases look for. */
export function wordsOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) =>
    'word' in part ? [part.word] : 'slot' in part ? [] : part.options.flatMap(wordsOf),
  );
}

export interface Match {
  readonly phrase: Phrase;
  readonly found: SlotValues;
  readonly end: number;
  /** Phrases that reach as far, for where this one asks for nothing that can be said. */
  readonly others: readonly Pick<Match, 'phrase' | 'found'>[];
}

/** The longest of the phrases that stand at a place; of two as long the one listed first. */
export function findPhrase(phrases: readonly Phrase[], line: Line, at: number): Match | undefined {
  let longest: Match | undefined;
  const stem = stemAt(line, at);
  for (const candidate of phrases) {
    if (candidate.openings?.has(stem) === false) continue;
    const reach = follow(candidate.parts, line, at);
    if (!reach || reach.end <= at || reach.end < (longest?.end ?? 0)) continue;
    const found = { phrase: candidate, found: reach.found as SlotValues };
    longest =
      reach.end === longest?.end
        ? { ...longest, others: [...longest.others, found] }
        : { ...found, end: reach.end, others: [] };
  }
  return longest;
}

interface Reach {
  readonly end: number;
  readonly found: Partial<SlotValues>;
}

/** Of 'instead of pasta' no pattern ends at 'instead': the rest says what is not wanted. */
function isInsteadOf(line: Line, at: number, [next]: readonly Part[]): boolean {
  if (stemAt(line, at) !== 'instead' || stemAt(line, at + 1) !== 'of') return false;
  const isOf = (part: Part | undefined): boolean =>
    part !== undefined &&
    ('word' in part
      ? part.word === 'of'
      : 'options' in part && part.options.some(([one]) => isOf(one)));
  return !isOf(next);
}

/** How far parts reach from a place, by the longest of their options. */
function follow([part, ...rest]: readonly Part[], line: Line, at: number): Reach | undefined {
  if (!part) return { end: at, found: {} };
  if ('word' in part)
    return stemAt(line, at) === part.word && !isInsteadOf(line, at, rest)
      ? follow(rest, line, at + 1)
      : undefined;
  if ('slot' in part) {
    const read = slotReaders[part.slot](line, at);
    const after = read && follow(rest, line, read.end);
    return after && { end: after.end, found: { [part.slot]: read.value, ...after.found } };
  }
  let longest: Reach | undefined;
  for (const option of part.options) {
    const [opening] = option;
    if (opening && 'word' in opening && stemAt(line, at) !== opening.word) continue;
    const reach = follow([...option, ...rest], line, at);
    if (reach && (!longest || reach.end > longest.end)) longest = reach;
  }
  return longest;
}
