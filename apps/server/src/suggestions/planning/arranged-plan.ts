import {
  listAlternatives,
  reorder,
  type Plan,
  type PlanState,
  type Refinable,
} from '@rendezvous/planner';
import { messages } from '../../messages.ts';
import { Refusal } from '../../refusal.ts';

/**
 * The plan with these venues at its places: its own in another order, or all but one and an
 * alternative to that one.
 */
export function arrangedPlan(
  refinable: Refinable,
  planIndex: number,
  venueIds: readonly string[],
): { readonly plan: Plan; readonly state: PlanState } {
  const state = refinable.plans[planIndex];
  if (!state)
    throw new RangeError(`Cannot arrange a plan: there is none with the number ${planIndex}`);
  if (isOrderOf(state, venueIds)) {
    const reordered = reorder(refinable, state, venueIds);
    if (!reordered.ok) throw new Refusal('no-refinement', { detail: reordered.reason });
    return reordered;
  }
  const [place, ...further] = [...state.stops.keys()].filter(
    (i) => state.stops[i]?.venueId !== venueIds[i],
  );
  if (place === undefined || further.length > 0 || venueIds.length !== state.stops.length)
    throw new Refusal('invalid-input', { errors: { venue_ids: [messages.oneOtherVenue] } });
  const other = listAlternatives(refinable, { planIndex, place }).find(
    (one) => one.state.stops[place]?.venueId === venueIds[place],
  );
  if (!other) throw new Refusal('no-refinement', { detail: messages.placeGone });
  return other;
}

export function isOrderOf({ stops }: PlanState, venueIds: readonly string[]): boolean {
  return (
    stops.length === new Set(venueIds).size &&
    stops.every(({ venueId }) => venueIds.includes(venueId))
  );
}
