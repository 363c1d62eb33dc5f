import { findCandidates } from './candidates/candidates.ts';
import { findMealExcuse } from './candidates/meal-excuse.ts';
import type { Context } from './context/context.ts';
import { createScene } from './scene.ts';
import { createSpace, type Space } from './search/space.ts';
import type { Venue } from '@rendezvous/venue-model';
import { readWishes } from './wishes/read-wishes.ts';
import type { Wishes } from './wishes/wishes.ts';

/** A request with the data that it is planned on. */
export interface Request {
  readonly wishes: Wishes;
  readonly venues: readonly Venue[];
  readonly context: Context;
}

/** From what was asked to all that can be planned for it: the wishes are read, the candidates found and weighed. */
export function prepare({ wishes, venues, context }: Request): Space {
  const scene = createScene(readWishes(wishes, venues), context);
  const candidates = findCandidates(venues, scene);
  return createSpace(candidates, scene, findMealExcuse(venues, candidates, scene));
}
