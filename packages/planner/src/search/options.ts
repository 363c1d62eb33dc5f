import { placeOf } from '@rendezvous/venue-model';
import type { Itinerary } from './itinerary.ts';

/** Whatever has stops. */
export type Stops = Pick<Itinerary, 'stops'>;

/** The same parts in whatever order are another evening only with so many kinds of place that the first has not; other parts with one. */
const otherKinds = { ofSameParts: 2, ofOtherParts: 1 } as const;

/** Whether two plans differ enough in meaning to be two options: no place shared, and not the same with other names. */
export function differs(plan: Stops, from: Stops): boolean {
  if (
    plan.stops.some((stop) =>
      from.stops.some((other) => placeOf(other.venue) === placeOf(stop.venue)),
    )
  )
    return false;
  const others = plan.stops.filter((stop) =>
    from.stops.every((other) => other.kind !== stop.kind),
  ).length;
  const isSame = partsOf(plan) === partsOf(from) && plan.stops.length > 2;
  return others >= (isSame ? otherKinds.ofSameParts : otherKinds.ofOtherParts);
}

/** What the stops of a plan are, whatever their order. */
function partsOf({ stops }: Stops): string {
  return stops
    .map(({ kind }) => kind.role)
    .toSorted()
    .join(' ');
}
