import type { Plan } from '../plan.ts';
import { findBest } from '../search/search.ts';
import type { Space } from '../search/space.ts';
import { demandsOf, staysFor } from './bounds.ts';
import { Spaces } from './spaces.ts';
import type { PlanState } from './plan-state.ts';
import type { Refinable } from './refinable.ts';
import { writeRefined, type RefinedItinerary } from './write-refined.ts';
import { itemAt } from '../at.ts';

/** Another place for one stop, with the plan that would be. */
export interface OtherPlace {
  readonly plan: Plan;
  readonly state: PlanState;
}

const maxAlternatives = 3;

/**
 * At most three other places for one stop of a plan, the best plan first: the other stops stay,
 * the rules and what was asked before are kept, and no place of the other evening is used.
 * Empty where there is none.
 */
export function listAlternatives(
  { wishes, plans, venues, context }: Refinable,
  { planIndex, place }: { planIndex: number; place: number },
): OtherPlace[] {
  const state = plans[planIndex];
  if (!state)
    throw new RangeError(
      `Cannot find alternatives: there are ${plans.length} plans, got the number ${planIndex}`,
    );
  const spaces = new Spaces({ wishes: { ...wishes, stops: state.stops.length }, venues, context });
  const barred = new Set([
    ...state.goneVenueIds,
    ...plans.flatMap(({ stops }) => stops.map(({ venueId }) => venueId)),
  ]);
  const found: OtherPlace[] = [];
  while (found.length < maxAlternatives) {
    const best = bestAt(place, state, spaces, barred);
    if (!best) break;
    barred.add(itemAt(best.found.stops, place).venue.id);
    const goneVenueIds = [...state.goneVenueIds, itemAt(state.stops, place).venueId];
    found.push(writeRefined({ ...best, state: { bounds: state.bounds, goneVenueIds } }, spaces));
  }
  return found;
}

function bestAt(
  place: number,
  { stops, bounds }: PlanState,
  spaces: Spaces,
  barred: ReadonlySet<string>,
): Pick<RefinedItinerary, 'found' | 'scene'> | null {
  let best: Pick<RefinedItinerary, 'found' | 'scene'> | null = null;
  for (const stays of staysFor(bounds)) {
    const { space, bounds: shared } = spaces.within(bounds, stays);
    const places = stops.map((stop, here) =>
      placesOf(space, (venueId) =>
        here === place ? !barred.has(venueId) : venueId === stop.venueId,
      ),
    );
    const leastScore: number = best?.found.score.total ?? Number.NEGATIVE_INFINITY;
    const { best: found } = findBest(
      space,
      {
        demands: {
          ...demandsOf(bounds, space),
          places,
          leastScore,
        },
      },
      shared,
    );
    if (found) best = { found, scene: space.scene };
  }
  return best;
}

function placesOf({ candidates }: Space, may: (venueId: string) => boolean): ReadonlySet<number> {
  return new Set(candidates.flatMap(({ venue }, i) => (may(venue.id) ? [i] : [])));
}
