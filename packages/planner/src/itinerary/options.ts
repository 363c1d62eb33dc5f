import { placeOf } from '@rendezvous/venue-model';
import type { Itinerary } from './itinerary.ts';

/** Whatever has stops. */
export type Stops = Pick<Itinerary, 'stops'>;

/**
 * Whether two plans differ enough in meaning to be two options: no place shared, and other parts or
 * another kind of place, not the same with other names.
 */
export function differs(plan: Stops, from: Stops): boolean {
  if (
    plan.stops.some((stop) =>
      from.stops.some((other) => placeOf(other.venue) === placeOf(stop.venue)),
    )
  )
    return false;
  const hasAnotherKind = plan.stops.some((stop) =>
    from.stops.every((other) => other.kind !== stop.kind),
  );
  return hasAnotherKind || plan.stops.length < 3 || partsOf(plan) !== partsOf(from);
}

/** What the stops of a plan are, whatever their order. */
function partsOf({ stops }: Stops): string {
  return stops
    .map(({ kind }) => kind.role)
    .toSorted()
    .join(' ');
}
