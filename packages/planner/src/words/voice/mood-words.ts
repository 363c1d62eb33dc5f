import type { Scene } from '../../scene.ts';

/** Moods that stand before 'evening' as they are written. */
const adjective =
  /^(romantic|flirty|sexy|dreamy|fun|playful|silly|cheerful|relaxed|relaxing|chill|calm|easy|slow|unhurried|mellow|peaceful|quiet|low[- ]key|adventurous|bold|wild|cultural|artsy|creative|lively|festive|elegant|classy|fancy|special|casual|cozy|warm|quirky|unusual|weird|scenic|active|nostalgic|trendy|laid[- ]back|intimate|glamorous|simple|lazy|spooky|luxurious)$/;

/**
 * How they want it to be in one word of theirs that stands before 'evening';
 * undefined where they used none.
 */
export function moodWordOf({ mood }: Scene): string | undefined {
  const word = mood.found.find((one) => adjective.test(one));
  return word?.replace(' ', '-');
}
