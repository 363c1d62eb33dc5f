import type { Need } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';
import type { Scene } from '../scene.ts';

/** What a place is known for that is there for some people, or for one mood, and the needs that these would have named. */
const forSome: readonly (readonly [says: RegExp, needs: readonly Need[]])[] = [
  [/\b(dog (park|run|beach)|off[- ]leash)\b/i, ['dog']],
  [/\b(playground|splash pad|children'?s museum)\b/i, ['children', 'stroller']],
  [/\b(gay|lesbian|queer|lgbtq?|leather bar|drag)\b/i, []],
  [/\b(memorial|cemetery)\b/i, []],
];

/** A place is first of all what these of its nouns say. */
const ofFirstNouns = 2;

/** Whether a place is there for people or for a mood that these two have not named: a dog park without a dog. */
export function isForOtherPeople({ knownFor }: Venue, { needs, wishes }: Scene): boolean {
  const nouns = knownFor.slice(0, ofFirstNouns).join(', ');
  const words = [...wishes.interests, wishes.mood].join(', ');
  return forSome.some(
    ([says, theirs]) =>
      says.test(nouns) && !says.test(words) && !theirs.some((need) => needs.includes(need)),
  );
}
