import type { Plan } from '../plan.ts';
import { findBest } from '../search/search.ts';
import type { Space } from '../search/space.ts';
import { demandsOf, staysFor } from './bounds.ts';
import type { Place } from './find-stop.ts';
import { Ground } from './ground.ts';
import type { PlanState } from './plan-state.ts';
import type { Refinable } from './refine.ts';
import { writeRefined, type RefinedItinerary } from './write-refined.ts';

/** Another place for one stop, with the plan that would be. */
export interface OtherPlace {
  readonly plan: Plan;
  readonly state: PlanState;
}

const mostAlternatives = 3;

/**
 * At most three other places for one stop of a plan, the best plan first: the other two stops stay, the rules and what was
 * asked before are kept, and no place of the other evening is used. Empty where there is none.
 */
export function listAlternatives(
  { wishes, plans, venues, context }: Refinable,
  { planIndex, place }: { planIndex: number; place: Place },
): OtherPlace[] {
  const state = plans[planIndex];
  if (!state)
    throw new RangeError(
      `Cannot find alternatives: there are ${plans.length} plans, got the number ${planIndex}`,
    );
  const ground = new Ground(wishes, venues, context);
  const barred = new Set([
    ...state.goneVenueIds,
    ...plans.flatMap(({ stops }) => stops.map(({ venueId }) => venueId)),
  ]);
  const found: OtherPlace[] = [];
  while (found.length < mostAlternatives) {
    const best = bestAt(place, state, ground, barred);
    if (!best) break;
    const other = best.found.stops[place].venue.id;
    barred.add(other);
    const goneVenueIds = [...state.goneVenueIds, state.stops[place].venueId];
    found.push(writeRefined({ ...best, state: { bounds: state.bounds, goneVenueIds } }, ground));
  }
  return found;
}

function bestAt(
  place: Place,
  { stops, bounds }: PlanState,
  ground: Ground,
  barred: ReadonlySet<string>,
): Pick<RefinedItinerary, 'found' | 'scene'> | null {
  let best: Pick<RefinedItinerary, 'found' | 'scene'> | null = null;
  for (const stays of staysFor(bounds)) {
    const { space, prospects } = ground.within(bounds, stays);
    const at = (here: Place) =>
      placesOf(space, (venueId) =>
        here === place ? !barred.has(venueId) : venueId === stops[here].venueId,
      );
    const leastScore: number = best?.found.score.total ?? Number.NEGATIVE_INFINITY;
    const { best: found } = findBest(
      space,
      {
        demands: {
          ...demandsOf(bounds, space.candidates),
          places: [at(0), at(1), at(2)],
          leastScore,
        },
      },
      prospects,
    );
    if (found) best = { found, scene: space.scene };
  }
  return best;
}

function placesOf({ candidates }: Space, may: (venueId: string) => boolean): ReadonlySet<number> {
  return new Set(candidates.flatMap(({ venue }, i) => (may(venue.id) ? [i] : [])));
}
