import type { Category } from '@rendezvous/venue-model';
import { isBreak, type Token } from './phrases/tokens.ts';

/**
 * What a text may speak of: the hours planned, what they cost, and the names of the stops in their
 * order.
 */
export interface Outline {
  readonly startMinutes: number;
  readonly endMinutes: number;
  readonly totalCents: number;
  readonly stopNames: readonly string[];
  /** What kind of place each stop is; where they are given, 'the restaurant' is one of them. */
  readonly stopKinds?: readonly Category[];
  /** Places that the text names, as whoever knows places found them. */
  readonly places?: readonly NamedPlace[];
}

/** A place as a text names it, folded, and the label by which it is found again. */
export interface NamedPlace {
  readonly words: string;
  readonly label: string;
}

/** A text as the readers walk through it. */
export interface Line {
  readonly tokens: readonly Token[];
  readonly stopNames: readonly string[];
  readonly stopKinds?: readonly Category[];
  readonly places?: readonly NamedPlace[];
}

/** What a reader found, and the token after it. */
export interface Found<T> {
  readonly value: T;
  readonly end: number;
}

/**
 * Reads one thing that begins at a token, as far as it reaches; undefined when it does not begin
 * there.
 */
export type Reader<T> = (line: Line, at: number) => Found<T> | undefined;

/**
 * The same reader, each place of a line read once: many phrases ask for the same, and some readers
 * ask themselves.
 */
export function remembered<T>(read: Reader<T>): Reader<T> {
  const foundByLine = new WeakMap<Line, Map<number, Found<T> | undefined>>();
  return (line, at) => {
    const known = foundByLine.get(line) ?? new Map<number, Found<T> | undefined>();
    foundByLine.set(line, known);
    if (!known.has(at)) known.set(at, read(line, at));
    return known.get(at);
  };
}

export const stemAt = (line: Line, at: number): string => line.tokens[at]?.stem ?? '';
export const wordAt = (line: Line, at: number): string => line.tokens[at]?.word ?? '';

/** The words from one token up to another, with single blanks between them. */
export const wordsBetween = (line: Line, from: number, to: number): string =>
  line.tokens
    .slice(from, to)
    .map((token) => token.word)
    .join(' ');

/** How many words stand without a break between them from a place on, at most so many. */
export function unbrokenFrom(line: Line, at: number, most: number): number {
  let count = 0;
  while (count < most && !isBreak(line.tokens[at + count])) count += 1;
  return count;
}
