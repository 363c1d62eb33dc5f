import { isOfAnotherOccasion } from '../curated/for-others.ts';
import type { Scene } from '../scene.ts';
import { speaksOf } from './voice/conditions.ts';
import type { SpokenStop } from './voice/evening.ts';
import { isNotForThem } from './voice/not-for-them.ts';

/** What somebody who knows a place says for it, as far as it holds on this visit and for these two. */
export const ownReasons = (stop: SpokenStop, scene: Scene): string[] =>
  stop.venue.why.filter(
    (text) =>
      speaksOf(text, { stop, context: scene.context }, 'fact') &&
      !isNotForThem(text, scene) &&
      !isOfAnotherOccasion(text, scene),
  );
