import { fold, singular } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';
import type { Scene } from '../scene.ts';

/**
 * Whether a text names what two come to a place for: the noun by which it has what was asked
 * for, or the wish itself.
 */
export function namesWish(text: string, venue: Venue, { tastes }: Scene): boolean {
  const said = ` ${singular(fold(text))} `;
  return tastes.some((taste) => {
    const evidence = taste.isMust ? taste.evidence(venue) : null;
    const nouns = evidence ? [evidence.what, taste.text] : [];
    return nouns.some((noun) => said.includes(` ${singular(fold(noun))} `));
  });
}
