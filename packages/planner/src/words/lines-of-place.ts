import { isDish } from '@rendezvous/language';
import { kinds } from '@rendezvous/venue-model';
import { isOfAnotherOccasion } from '../curated/for-others.ts';
import type { Scene } from '../scene.ts';
import { namesWish } from './names-wish.ts';
import { isOfAnotherWay } from './other-ways.ts';
import { speaksOf } from './voice/conditions.ts';
import type { SpokenStop } from './voice/evening.ts';
import { isBreakfastAtNight } from './voice/gist/table-gist.ts';
import { isNotForThem } from './voice/not-for-them.ts';

/** What somebody who knows a place says of a visit. */
interface Lines {
  /** Something the two can do there. */
  readonly doing: string | undefined;
  /** What to know at the door. */
  readonly atTheDoor: readonly string[];
}

/** A plan whose stops are known. */
interface Outing {
  readonly stops: readonly SpokenStop[];
  readonly scene: Scene;
}

/** The lines of a place, as far as they hold on this visit and for these two. */
export function linesOf(stop: SpokenStop, { stops, scene }: Outing): Lines {
  const isFit = (text: string): boolean =>
    speaksOf(text, { stop, context: scene.context }, 'fact') &&
    !isNotForThem(text, scene, stop.venue) &&
    (!isBreakfastAtNight(text, stop) || namesWish(text, stop.venue, scene)) &&
    !isOfAnotherWay(text, scene) &&
    !isOfAnotherOccasion(text, scene);
  const [doing, ...atTheDoor] = stop.venue.why;
  const isDone = doing !== undefined && isFit(doing) && !isSecondMeal(doing, stop, stops);
  return { doing: isDone ? doing : undefined, atTheDoor: atTheDoor.filter(isFit) };
}

const shared = /\b(shar(e|ing)|split|eat|order|dip|tear|bite|taste|pass) /i;

/**
 * Whether a line for a bar or a show offers to eat what nobody has room for beside
 * the meal of the evening.
 */
function isSecondMeal(doing: string, { venue }: SpokenStop, stops: Outing['stops']): boolean {
  const isFed = stops.some(({ venue: { category } }) => kinds[category].role === 'meal');
  const isTable = kinds[venue.category].eating;
  return isFed && !isTable && shared.test(doing) && doing.toLowerCase().split(/\W+/).some(isDish);
}
