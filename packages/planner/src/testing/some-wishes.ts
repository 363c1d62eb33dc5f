import type { Context } from '../context/context.ts';
import { createScene, type Scene } from '../scene.ts';
import type { Venue } from '@rendezvous/venue-model';
import { readWishes } from '../wishes/read-wishes.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { aContext } from './a-context.ts';

/**
 * A second date of three stops that begins at 5 PM: up to $200, five miles, no
 * preference about anything else.
 */
export function someWishes(overrides: Partial<Wishes> = {}): Wishes {
  return {
    stops: 3,
    startMinutes: 17 * 60,
    endMinutes: null,
    budget: { minCents: 0, maxCents: 20_000 },
    maxMiles: 5,
    mode: 'no_preference',
    setting: 'both',
    mood: '',
    dateNumber: 2,
    interests: [],
    dislikes: [],
    diets: [],
    cuisines: [],
    doneBefore: [],
    companion: null,
    lessons: [],
    askKitchen: false,
    seed: 0,
    ...overrides,
  };
}

/** Everything that is fixed while those wishes are planned, on that day and among those venues. */
export function aScene({
  wishes = {},
  context = {},
  venues = [],
}: {
  wishes?: Partial<Wishes>;
  context?: Partial<Context>;
  venues?: readonly Venue[];
} = {}): Scene {
  return createScene(readWishes(someWishes(wishes), venues), aContext(context));
}
