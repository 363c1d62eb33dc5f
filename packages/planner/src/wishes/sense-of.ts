import { fold, meanings, segmentsOf, singular } from '@rendezvous/language';

/**
 * The same for texts that ask for the same: 'gigs' and 'live bands', and not
 * 'sharks' and 'aquariums'.
 */
export function senseOf(text: string): string {
  const terms = segmentsOf(text).flatMap(({ term }) => {
    const meaning = term === undefined ? undefined : meanings.get(term);
    return meaning ? [meaning.words] : [];
  });
  return terms.length > 0 ? JSON.stringify(terms) : singular(fold(text));
}
