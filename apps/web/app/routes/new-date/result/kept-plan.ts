import type { SavedPlan, WirePlan } from '@rendezvous/contract';
import type { ShownLeg, ShownPlan, ShownVenue } from '../../../plan/shown-suggestion.ts';

/** A plan as it is kept: what is not known of it is left out. */
export function keptPlan({
  plan_id,
  title,
  summary,
  total_cost,
  date,
  time_zone,
  city,
  start_time,
  venues,
  route_info,
}: ShownPlan): SavedPlan {
  const [last] = venues.slice(-1);
  return {
    plan_id,
    title,
    total_cost,
    venues: venues.map(keptVenue),
    route_info: { travel_time: route_info.travel_time, legs: keptLegs(route_info.legs) },
    ...(summary !== null && { summary }),
    ...(city !== null && { city }),
    ...(date !== null && { date }),
    ...(time_zone !== null && { time_zone }),
    ...(city !== null && { city }),
    ...(start_time !== null && { start_time }),
    ...(last?.departure && { end_time: last.departure }),
  };
}

type WireLeg = WirePlan['route_info']['legs'][number];
const modes: readonly WireLeg['mode'][] = ['walking', 'driving', 'public'];

/** All of them or none: a leg belongs to the stops beside it by its place in the list. */
function keptLegs(legs: readonly ShownLeg[]): WireLeg[] {
  const known = legs.flatMap(({ minutes, miles, mode }) =>
    modes.filter((name) => name === mode).map((name) => ({ minutes, miles, mode: name })),
  );
  return known.length === legs.length ? known : [];
}

function keptVenue(venue: ShownVenue): SavedPlan['venues'][number] {
  const {
    name,
    location,
    description,
    estimated_cost,
    opening_hours,
    rating,
    booking,
    venue_id,
    coordinates,
    arrival,
    departure,
    website,
    cost,
  } = venue;
  return {
    name,
    location,
    description,
    estimated_cost,
    opening_hours,
    rating,
    booking,
    ...(venue_id !== null && { venue_id }),
    ...(coordinates !== null && { coordinates }),
    ...(arrival !== null && { arrival }),
    ...(departure !== null && { departure }),
    ...(website !== null && { website }),
    ...(cost !== null && { cost }),
  };
}
