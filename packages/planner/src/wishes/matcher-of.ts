import { fold, matchTerms, readTerms, singular } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';
import { idsNamed, wordsByIdOf } from './own-words.ts';

/**
 * A place whose own name or description holds an unknown word meets it nearly as well as
 * one that is tagged with it.
 */
const ownWordStrength = 0.8;

/**
 * How venues meet a text in the widest sense, as dislikes and refinements take it: by its
 * being their name, else by all that the lexicon has for it, else by their own words;
 * undefined when none knows it.
 */
export function matcherOf(
  text: string,
  venues: readonly Venue[],
): ((venue: Venue) => number) | undefined {
  const stem = singular(fold(text));
  const named = idsNamed(text, venues);
  if (named) return (venue) => (named.has(venue.id) ? 1 : 0);
  const parts = readTerms(text);
  if (parts.length > 0) return (venue) => matchTerms(venue, parts);
  if (stem.length < 3) return undefined;
  const speaking = new Set(
    [...wordsByIdOf(venues)].filter(([, words]) => words.includes(` ${stem} `)).map(([id]) => id),
  );
  return speaking.size === 0
    ? undefined
    : (venue) => (speaking.has(venue.id) ? ownWordStrength : 0);
}
