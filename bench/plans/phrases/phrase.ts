import type { Venue } from '@rendezvous/venue-model';

/**
 * Words as somebody types them, with what a person would point at who was asked which places they
 * mean.
 */
export interface Phrase {
  readonly text: string;
  /** Kinds of place that are it whatever they are called, parted by spaces. */
  readonly kinds?: string;
  /** What a name, a noun, the moment or the description says of a place that is it. */
  readonly words: RegExp;
  /** The description does not count: there it may be what one sees from afar. */
  readonly fact?: true;
  /** A tag that is enough, in some kinds or in all. */
  readonly tag?: string;
  readonly tagKinds?: string;
  /** Kinds that are ruled out by the phrase itself. */
  readonly not?: string;
}

/**
 * A phrase in a row: as typed, the words of places that are it, kinds that are it whatever they are
 * called, and a tag that is enough.
 */
export type PhraseRow = readonly [
  text: string,
  words: RegExp,
  kinds?: string | undefined,
  tag?: string,
];

export function phrasesOf(rows: readonly PhraseRow[]): Phrase[] {
  return rows.map(([text, words, kinds, tag]) => ({
    text,
    words,
    ...(kinds !== undefined && { kinds }),
    ...(tag !== undefined && { tag }),
  }));
}

/** Whether a place is what a phrase means, for somebody who knows the place. */
export function isMeant(phrase: Phrase, venue: Venue): boolean {
  const has = (list: string | undefined) => list?.split(' ').includes(venue.category) ?? false;
  if (has(phrase.not)) return false;
  const told = [
    venue.name,
    ...venue.knownFor,
    venue.moment ?? '',
    ...venue.cuisines,
    ...(phrase.fact ? [] : [venue.description]),
  ];
  const tags: readonly string[] = [...venue.interests, ...venue.vibes];
  return (
    has(phrase.kinds) ||
    phrase.words.test(told.join(' | ').toLowerCase()) ||
    (phrase.tag !== undefined &&
      tags.includes(phrase.tag) &&
      (phrase.tagKinds === undefined || has(phrase.tagKinds)))
  );
}
