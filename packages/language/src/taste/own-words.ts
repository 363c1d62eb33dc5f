import type { Venue } from '@rendezvous/venue-model';
import { formsOfStreet, streetsIn } from './streets/streets.ts';
import { fold, singular } from './words-of.ts';

/**
 * What a venue says of itself, folded and in the singular; texts that words are looked for in stand
 * between blanks.
 */
export interface OwnWords {
  readonly knownFor: readonly string[];
  readonly name: string;
  /** What the two do there. */
  readonly moment: string;
  /** What the place says of itself: its description, part by part between signs. */
  readonly text: string;
  /** Where it lies, as people name it: its neighborhood, its town and its streets. */
  readonly places: readonly string[];
  /** The bits of all words that it is known for, of the name, the moment and the text. */
  readonly signature: readonly number[];
}

/** Folding takes longer than looking: a venue is folded once. */
const remembered = new WeakMap<Venue, OwnWords>();

export function ownWordsOf(venue: Venue): OwnWords {
  const known = remembered.get(venue);
  if (known) return known;
  const knownFor = venue.knownFor.map((noun) => singular(fold(noun)));
  const name = ` ${singular(fold(venue.name))} `;
  const moment = ` ${singular(fold(venue.moment ?? ''))} `;
  const text = ` ${venue.description
    .split(/[.;:,()–—]/)
    .map((part) => singular(fold(part)))
    .join(' | ')} | ${singular(fold(venue.neighborhood))} `;
  const own = {
    knownFor,
    name,
    moment,
    text,
    places: [
      venue.neighborhood,
      venue.address.split(',').at(-1) ?? '',
      ...streetsIn(venue.address).flatMap(formsOfStreet),
    ]
      .map((place) => singular(fold(place)))
      .filter((place) => place !== '')
      .map(placeBetweenBlanks),
    signature: signatureOf([...knownFor, name, moment, text]),
  };
  remembered.set(venue, own);
  return own;
}

/** A text as words are looked for in it. */
export const betweenBlanks = (text: string): string => ` ${text} `;

const placesBetweenBlanks = new Map<string, string>();

/** The name of a place where hundreds of venues lie, held once. */
function placeBetweenBlanks(place: string): string {
  const held = placesBetweenBlanks.get(place) ?? betweenBlanks(place);
  placesBetweenBlanks.set(place, held);
  return held;
}

/** So many bits tell most words that a venue does not have from those that it has. */
const signatureBits = 512;

/** A word as one of the bits of a signature: FNV-1a. */
function bitOf(word: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < word.length; i += 1)
    value = Math.imul(value ^ word.charCodeAt(i), 0x01000193);
  return ((value ^ (value >>> 15)) >>> 0) % signatureBits;
}

/** A plain list: a typed array of 64 bytes takes 280. */
function signatureOf(texts: readonly string[]): readonly number[] {
  const signature = Array<number>(signatureBits / 32).fill(0);
  for (const text of texts)
    for (const word of text.split(' ')) {
      const bit = bitOf(word);
      signature[bit >>> 5] = (signature[bit >>> 5] ?? 0) | (1 << (bit & 31));
    }
  return signature;
}

/** A word or several as they are looked for in a text. */
interface Look {
  readonly betweenBlanks: string;
  readonly bits: readonly number[];
}

const lookedFor = new WeakMap<readonly string[], readonly Look[]>();

/** Words as they are looked for: joined to their blanks once, and not for every venue. */
export function looksOf(words: readonly string[]): readonly Look[] {
  const known = lookedFor.get(words);
  if (known) return known;
  const looks = words.map((word) => ({
    betweenBlanks: betweenBlanks(word),
    bits: word.split(' ').map(bitOf),
  }));
  lookedFor.set(words, looks);
  return looks;
}

/** Bound: false where a venue surely says none of those words anywhere. */
export function maySayOneOf({ signature }: OwnWords, words: readonly string[]): boolean {
  const isThere = (bit: number) => (((signature[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
  for (const { bits } of looksOf(words)) if (bits.every(isThere)) return true;
  return false;
}

/** Whether a text has one of those words. */
export function hasOneOf(text: string, words: readonly string[]): boolean {
  for (const look of looksOf(words)) if (text.includes(look.betweenBlanks)) return true;
  return false;
}
