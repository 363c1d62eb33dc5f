import { requireNoFaults } from '../audit/audit.ts';
import { withProvedReasons } from '../audit/reasons.ts';
import type { Plan } from '../plan.ts';
import type { Scene } from '../scene.ts';
import type { Evaluated } from '../search/space.ts';
import { labelAlone } from '../words/label-plans.ts';
import { writePlan } from '../words/write-plan.ts';
import type { Spaces } from './spaces.ts';
import type { PlanState, ShownStop } from './plan-state.ts';

/** A refined plan, not yet in words. */
export interface RefinedItinerary {
  readonly found: Evaluated;
  readonly scene: Scene;
  readonly state: Omit<PlanState, 'stops'>;
}

/** Puts a refined plan into words and audits it as every plan is: throws on a fault. */
export function writeRefined(
  { found, scene, state }: RefinedItinerary,
  spaces: Spaces,
): { plan: Plan; state: PlanState } {
  const written = labelAlone(writePlan(found, { ...spaces.space, scene }));
  const plan = withProvedReasons(written, spaces);
  requireNoFaults(plan, spaces);
  return { plan, state: { ...state, stops: shownStops(plan) } };
}

/** A plan as it was shown, before any refinement. */
export function stateOf(plan: Plan): PlanState {
  return { stops: shownStops(plan), bounds: [], goneVenueIds: [] };
}

function shownStops({ stops }: Plan): PlanState['stops'] {
  return stops.map(
    ({ venue, arrival, departure }): ShownStop => ({ venueId: venue.id, arrival, departure }),
  );
}
