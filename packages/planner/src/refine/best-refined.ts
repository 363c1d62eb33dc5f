import type { Venue } from '@rendezvous/venue-model';
import type { Scene } from '../scene.ts';
import type { Demands } from '../search/demands.ts';
import { findBest } from '../search/search.ts';
import type { Evaluated, Space } from '../search/space.ts';
import { seedWeight, threadWeights, weights } from '../score/weights.ts';
import { demandsOf, staysFor, type Standing, type Stays } from './bounds.ts';
import { atPlace, closerTo, stopsAtPlace, type Anchor } from './nearness.ts';
import { placementsOf, type Placement } from './placements.ts';
import type { Bound, PlanState } from './plan-state.ts';
import type { Spaces } from './spaces.ts';
import { itemAt } from '../at.ts';

/** What an adjustment comes to in one plan; places are those of the plan as it stands. */
export interface Aims {
  /** Places whose stop stays, and whose stop goes. */
  readonly keep: readonly number[];
  readonly swap: readonly number[];
  /** What stands at a place, or at any. */
  readonly wants: readonly {
    readonly place: number | undefined;
    readonly match: (venue: Venue) => number;
  }[];
  /** What the stops shall lie closer to. */
  readonly anchor?: Anchor;
}

/** A venue that stays is worth so much of the score. */
export const keptBonus = 0.15;
/** No plan scores higher. */
const maxScore = Object.values(weights).reduce<number>(
  (sum, weight) => sum + weight,
  seedWeight + threadWeights.ofTheCity,
);
/** A stop is what was wanted from this match on. */
const wantedFrom = 0.6;

interface Search {
  readonly state: PlanState;
  readonly aims: Aims;
  readonly spaces: Spaces;
  readonly barred: ReadonlySet<string>;
}

interface Best {
  readonly found: Evaluated;
  readonly scene: Scene;
}

/** The best plan with as many stops as can be at the place that was named. */
export function bestNearby(
  bounds: readonly Bound[],
  search: Search,
  { venues }: Standing,
): Best | null {
  const { scene, isMoved } = search.spaces;
  for (const least of stopsAtPlace(venues, scene, isMoved)) {
    const best = bestWithin(bounds, { ...search, leastAtPlace: least });
    if (best) return best;
  }
  return null;
}

function bestWithin(
  bounds: readonly Bound[],
  search: Search & { readonly leastAtPlace: number },
): Best | null {
  let best: (Best & { worth: number }) | null = null;
  for (const stays of staysFor(bounds)) {
    const found = bestStaying(stays, bounds, search, best?.worth ?? Number.NEGATIVE_INFINITY);
    if (found) best = found;
  }
  return best;
}

/**
 * The best plan for one way to stay that is worth more than `bar`, over all
 * choices of the stops that stay.
 */
function bestStaying(
  stays: Stays,
  limits: readonly Bound[],
  { state, aims, spaces, barred, leastAtPlace }: Search & { readonly leastAtPlace: number },
  bar: number,
): (Best & { worth: number }) | null {
  const { space, bounds } = spaces.within(limits, stays);
  const { scene } = space;
  const open = openPlaces(space, aims, barred);
  const asked = demandsOf(limits, space);
  const sums = [
    ...asked.sums,
    ...wantedSums(aims, space),
    ...atPlace(leastAtPlace, space),
    ...(aims.anchor ? [closerTo(aims.anchor, space)] : []),
  ];
  const standing = state.stops.map(({ venueId }) =>
    space.candidates.findIndex(({ venue }) => venue.id === venueId),
  );
  let best: (Best & { worth: number }) | null = null;
  // Most stops that stay first: their bonus is hard to beat.
  for (const kept of placementsOf(state.stops.length, space.size)) {
    const bonus = keptBonus * kept.length;
    if (!mayKeep(kept, { standing, open, aims })) continue;
    const leastScore = Math.max(bar, best?.worth ?? bar) - bonus;
    if (leastScore > maxScore) continue;
    const places = open.map((candidates, to) => {
      const stop = kept.find((one) => one.to === to);
      return stop ? new Set([itemAt(standing, stop.from)]) : candidates;
    });
    const demands: Demands = { ...asked, places, sums, leastScore };
    if (spaces.effort.left <= 0) break;
    const { best: found } = findBest(
      space,
      { demands, effort: spaces.effort, isAnyEnough: spaces.isAnyEnough },
      bounds,
    );
    if (found && found.score.total + bonus > Math.max(bar, best?.worth ?? bar))
      best = { found, scene, worth: found.score.total + bonus };
    if (best && spaces.isAnyEnough) break;
  }
  return best;
}

interface Choosing {
  readonly standing: readonly number[];
  readonly open: readonly (ReadonlySet<number> | null)[];
  readonly aims: Aims;
}

function mayKeep(kept: Placement, { standing, open, aims }: Choosing): boolean {
  return (
    kept.every(({ from, to }) => {
      const candidate = itemAt(standing, from);
      return candidate >= 0 && (open[to]?.has(candidate) ?? true) && !aims.swap.includes(from);
    }) && aims.keep.every((place) => kept.some(({ from }) => from === place))
  );
}

/** The candidates that may stand at each place; null where all may. */
function openPlaces(
  space: Space,
  { wants }: Aims,
  barred: ReadonlySet<string>,
): (ReadonlySet<number> | null)[] {
  return Array.from({ length: space.size }, (_, place) => {
    const here = wants.filter((want) => want.place === place);
    if (here.length === 0 && barred.size === 0) return null;
    const may = ({ venue }: Space['candidates'][number]) =>
      !barred.has(venue.id) && here.every(({ match }) => match(venue) >= wantedFrom);
    return new Set(space.candidates.flatMap((candidate, i) => (may(candidate) ? [i] : [])));
  });
}

/** What is wanted at no place in particular: some stop is it. */
function wantedSums({ wants }: Aims, space: Space): Demands['sums'] {
  return wants
    .filter(({ place }) => place === undefined)
    .map(({ match }) => ({
      values: Float64Array.from(space.candidates, ({ venue }) =>
        Number(match(venue) >= wantedFrom),
      ),
      least: 1,
    }));
}
