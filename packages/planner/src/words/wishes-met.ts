import type { Stop, WishMet } from '../plan.ts';
import type { Scene } from '../scene.ts';
import { isMetBy, lackedBy } from '../score/met.ts';
import { senseOf } from '../wishes/sense-of.ts';
import type { Taste } from '../wishes/tastes.ts';
import { isReadOtherwise } from './notes/missed-notes.ts';

/**
 * What was asked for, wish by wish in its order, cuisines as one, then what the mood names beside
 * them: whether a plan has it, and at which stop.
 */
export function wishesMet(
  stays: readonly Pick<Stop, 'venue' | 'arrival' | 'departure'>[],
  scene: Scene,
  curated: string | null = null,
): WishMet[] {
  const lacked = lackedBy(stays, scene, curated);
  const venueIdOf = (taste: Taste): string | null =>
    stays.find((one) => isMetBy(taste, [one], scene))?.venue.id ?? null;
  const musts = scene.tastes.filter(({ isMust }) => isMust);
  const asked = musts.map(
    (taste): WishMet => ({
      text: taste.text,
      met: !lacked.includes(taste),
      venueId: venueIdOf(taste),
    }),
  );
  const known = new Set(musts.map(({ text }) => senseOf(text)));
  const inMood = scene
    .inMood()
    .filter(({ text }) => !known.has(senseOf(text)))
    .map((taste): WishMet => {
      const venueId = venueIdOf(taste);
      return { text: taste.text, met: venueId !== null, venueId };
    });
  const { interests, cuisines } = scene.wishes;
  const unread = [...interests, ...cuisines].filter(
    (text) => scene.unread.includes(text) && !isReadOtherwise(text),
  );
  return [...asked, ...unread.map((text) => ({ text, met: false, venueId: null })), ...inMood];
}
