import { fold, singular } from '@rendezvous/language';

/** What one goes from place to place for, whatever its number. */
const rounds = /\b(?:shopping|hopping|crawls?|thrifting|antiquing|birding|bird ?watching)$/;

/**
 * Whether a wish is for more than one of its kind, as people write it: 'bookshops', 'bar hopping';
 * what is one thing in the plural is seen by its places.
 */
export function isOfSeveral(text: string): boolean {
  const words = fold(text);
  const last = words.slice(words.lastIndexOf(' ') + 1);
  return rounds.test(words) || singular(last) !== last;
}
