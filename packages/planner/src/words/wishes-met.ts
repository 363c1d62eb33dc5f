import type { Stop, WishMet } from '../plan.ts';
import type { Scene } from '../scene.ts';
import { isMetBy, lackedBy } from '../score/met.ts';
import { isReadOtherwise } from './notes/missed-notes.ts';

/**
 * What was asked for, wish by wish in its order, cuisines as one: whether a plan
 * has it, and at which stop.
 */
export function wishesMet(
  stays: readonly Pick<Stop, 'venue' | 'arrival' | 'departure'>[],
  scene: Scene,
  curated: string | null = null,
): WishMet[] {
  const lacked = lackedBy(stays, scene, curated);
  const asked = scene.tastes
    .filter(({ isMust }) => isMust)
    .map((taste): WishMet => {
      const stay = stays.find((one) => isMetBy(taste, [one], scene));
      return { text: taste.text, met: !lacked.includes(taste), venueId: stay?.venue.id ?? null };
    });
  const { interests, cuisines } = scene.wishes;
  const unread = [...interests, ...cuisines].filter(
    (text) => scene.unread.includes(text) && !isReadOtherwise(text),
  );
  return [...asked, ...unread.map((text) => ({ text, met: false, venueId: null }))];
}
