import { findCandidates } from '../candidates/candidates.ts';
import { findMealExcuse } from '../candidates/meal-excuse.ts';
import type { Context } from '../context/context.ts';
import { createScene, type Scene } from '../scene.ts';
import { Prospects } from '../search/prospects.ts';
import { createSpace, type Space } from '../search/space.ts';
import type { Venue } from '@rendezvous/venue-model';
import { readWishes } from '../wishes/read-wishes.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { staying, type Stays } from './bounds.ts';
import type { Bound } from './plan-state.ts';

/** What plans are refined among, worked out once for all that is tried. */
export class Ground {
  readonly wishes: Wishes;
  readonly venues: readonly Venue[];
  readonly context: Context;
  readonly scene: Scene;
  readonly venuesById: ReadonlyMap<string, Venue>;
  private readonly space: Space;
  private readonly spaces = new Map<
    Stays,
    { readonly space: Space; readonly prospects: Prospects }
  >();

  constructor(wishes: Wishes, venues: readonly Venue[], context: Context) {
    [this.wishes, this.venues, this.context] = [wishes, venues, context];
    this.scene = createScene(readWishes(wishes, venues), context);
    this.venuesById = new Map(venues.map((venue) => [venue.id, venue]));
    const candidates = findCandidates(venues, this.scene);
    this.space = createSpace(
      candidates,
      this.scene,
      findMealExcuse(venues, candidates, this.scene),
    );
  }

  get mealExcuse(): string | null {
    return this.space.mealExcuse;
  }

  /** All that can be planned for people who stay in some way, with the end that the bounds put to the evening: the schedule then shortens the stays. */
  within(
    bounds: readonly Bound[],
    stays: Stays,
  ): { readonly space: Space; readonly prospects: Prospects } {
    const { space, prospects } = this.staying(stays);
    const ends = bounds
      .filter(({ measure, toward }) => measure === 'length' && toward === 'less')
      .map(({ amount }) => amount);
    return {
      space: {
        ...space,
        scene: { ...this.scene, latestEnd: Math.min(this.scene.latestEnd, ...ends) },
      },
      prospects,
    };
  }

  /** How long people stay changes nothing of what a place is worth. */
  private staying(stays: Stays): { readonly space: Space; readonly prospects: Prospects } {
    const known = this.spaces.get(stays);
    if (known) return known;
    const space = {
      ...this.space,
      candidates: this.space.candidates.map((candidate) => staying(candidate, stays)),
    };
    const made = { space, prospects: new Prospects(space, undefined) };
    this.spaces.set(stays, made);
    return made;
  }
}
