import type { Need } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';
import type { Scene } from '../scene.ts';

/** The bars and stages of a particular scene. */
const ofScene = /\b(gay|lesbian|queer|lgbtq?|leather bar|drag)\b/i;

/**
 * Things that a place may be known for that only some people, or one mood, go out for, with the
 * needs that would have named them.
 */
const forSome: readonly (readonly [says: RegExp, needs: readonly Need[]])[] = [
  [/\b(dog (park|run|beach)|off[- ]leash)\b/i, ['dog']],
  [/\b(playground|splash pad|children'?s museum)\b/i, ['children', 'stroller']],
  [ofScene, []],
  [/\b(memorial|cemetery)\b/i, []],
];

/** Where those who keep another faith's table light no candle. */
const ofChurches = /\b(church|cathedral|basilica|chapel|monastery)\b/i;

/** The first few nouns that a place is known for say what it mainly is. */
const ofFirstNouns = 2;

const nounsOf = ({ knownFor }: Venue): string => knownFor.slice(0, ofFirstNouns).join(', ');

const wordsOf = ({ wishes }: Scene): string => [...wishes.interests, wishes.mood].join(', ');

/**
 * Whether a place is for people or for a mood that these two have not named, such as a dog park
 * without a dog.
 */
export function isForOtherPeople(venue: Venue, scene: Scene): boolean {
  const nouns = nounsOf(venue);
  const keepFaith = scene.diets.some((diet) => diet === 'kosher' || diet === 'halal');
  if (keepFaith && ofChurches.test(`${nouns}, ${venue.name}`))
    return !ofChurches.test(wordsOf(scene));
  return forSome.some(
    ([says, theirs]) =>
      says.test(nouns) &&
      !says.test(wordsOf(scene)) &&
      !theirs.some((need) => scene.needs.includes(need)),
  );
}

/** Whether some words are about a scene that these two have not named. */
export const isOfOtherScene = (words: string, scene: Scene): boolean =>
  ofScene.test(words) && !ofScene.test(wordsOf(scene));

/** The same for what a place is mainly known for. */
export const isOtherScene = (venue: Venue, scene: Scene): boolean =>
  isOfOtherScene(nounsOf(venue), scene);
