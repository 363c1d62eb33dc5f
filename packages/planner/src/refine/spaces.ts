import type { Context } from '../context/context.ts';
import { prepare, type Request } from '../prepare.ts';
import type { Scene } from '../scene.ts';
import type { Effort } from '../search/any-plan.ts';
import { Bounds } from '../search/bounds/bounds.ts';
import type { Space } from '../search/space.ts';
import type { Venue } from '@rendezvous/venue-model';
import type { Wishes } from '../wishes/wishes.ts';
import { staying, type Stays } from './bounds.ts';
import type { Bound } from './plan-state.ts';

/** What can be planned, with the optimistic side of it that every search in it shares. */
interface Bounded {
  readonly space: Space;
  readonly bounds: Bounds;
}

/** What the searches for one refinement may look at: some 200 ms. */
const mostEffort = 8_000_000;

interface SpacesOptions {
  /** Whether the place is another than the plans were made for. */
  readonly isMoved?: boolean;
  /** What several of them may look at in all. */
  readonly effort?: Effort;
  readonly isAnyEnough?: boolean;
}

/**
 * All that can be planned for one request, by how long people stay; worked out once for all
 * refinements that are tried.
 */
export class Spaces {
  readonly wishes: Wishes;
  readonly venues: readonly Venue[];
  readonly context: Context;
  readonly scene: Scene;
  readonly isMoved: boolean;
  readonly venuesById: ReadonlyMap<string, Venue>;
  /** What all searches in it may look at; then the best so far is given. */
  readonly effort: Effort;
  /** Whether it is only asked if there is a plan, and not which is best. */
  readonly isAnyEnough: boolean;
  /** With the stays that are usual. */
  readonly space: Space;
  private readonly known = new Map<Stays, Bounded>();

  constructor(
    request: Request,
    { isMoved = false, effort = { left: mostEffort }, isAnyEnough = false }: SpacesOptions = {},
  ) {
    [this.isMoved, this.effort, this.isAnyEnough] = [isMoved, effort, isAnyEnough];
    ({ wishes: this.wishes, venues: this.venues, context: this.context } = request);
    this.venuesById = new Map(request.venues.map((venue) => [venue.id, venue]));
    this.space = prepare(request);
    this.scene = this.space.scene;
  }

  /**
   * For people who stay in some way, with the end that the limits put to the evening: the schedule
   * then shortens the stays.
   */
  within(limits: readonly Bound[], stays: Stays): Bounded {
    const { space, bounds } = this.staying(stays);
    const ends = limits
      .filter(({ measure, toward }) => measure === 'length' && toward === 'less')
      .map(({ amount }) => amount);
    const latestEnd = Math.min(this.scene.latestEnd, ...ends);
    return { space: { ...space, scene: { ...this.scene, latestEnd } }, bounds };
  }

  /** How long people stay changes nothing of what a place is worth. */
  private staying(stays: Stays): Bounded {
    const known = this.known.get(stays);
    if (known) return known;
    const space = {
      ...this.space,
      candidates: this.space.candidates.map((candidate) => staying(candidate, stays)),
    };
    const made = { space, bounds: new Bounds(space) };
    this.known.set(stays, made);
    return made;
  }
}
