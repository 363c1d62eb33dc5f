import type { Itinerary } from './itinerary.ts';

type Stops = Pick<Itinerary, 'stops'>;

/** Two options of one shape have at least so many kinds apart. */
const otherKindsOfSameShape = 2;

/** Whether two plans differ enough to be two options: no venue shared, and another shape or at least two other kinds. */
export function differs(plan: Stops, from: Stops): boolean {
  const rolesOf = ({ stops }: Stops) => stops.map((stop) => stop.kind.role).join(' ');
  if (plan.stops.some((stop) => from.stops.some((other) => other.venue.id === stop.venue.id)))
    return false;
  const otherKinds = plan.stops.filter((stop) =>
    from.stops.every((other) => other.kind !== stop.kind),
  ).length;
  return rolesOf(plan) !== rolesOf(from) || otherKinds >= otherKindsOfSameShape;
}
