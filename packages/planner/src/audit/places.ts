import type { Plan } from '../plan.ts';
import { milesApart } from './distance.ts';
import { leastMiles } from './shores.ts';
import type { Fault, Facts } from './fault.ts';

/** Are these real places, where the data say, and within reach of the start? */
export function placeFaults(plan: Plan, { venues, wishes, context }: Facts): Fault[] {
  const faults: Fault[] = [];
  for (const { venue } of plan.stops) {
    const real = venues.find((known) => known.id === venue.id);
    if (
      !real ||
      real.name !== venue.name ||
      real.address !== venue.address ||
      real.lat !== venue.lat ||
      real.lon !== venue.lon
    ) {
      faults.push({
        rule: 'real',
        text: `${venue.name} is not among the places at hand as it is shown`,
      });
    }
    const miles = milesApart(context.place, venue);
    if (miles > wishes.maxMiles + roundingMiles)
      faults.push({
        rule: 'distance',
        text: `${venue.name} lies ${miles.toFixed(2)} miles away, ${wishes.maxMiles} are allowed`,
      });
  }
  if (
    new Set(plan.stops.map(({ venue }) => venue.event?.placeId ?? venue.id)).size <
    plan.stops.length
  )
    faults.push({ rule: 'distinct', text: 'a place stands in the plan twice' });
  if (plan.stops.length !== wishes.stops || plan.legs.length !== wishes.stops - 1)
    faults.push({
      rule: 'stops',
      text: `${plan.stops.length} stops and ${plan.legs.length} ways, ${wishes.stops} stops were asked for`,
    });
  const [first] = plan.stops;
  const toFirst = first ? leastMiles(context.place, first.venue, true, context.waters) : 0;
  if (
    wishes.mode === 'walking' &&
    context.place.precision !== 'city' &&
    toFirst > Math.max(1.2, context.place.reachMiles ?? 0) + roundingMiles
  ) {
    faults.push({
      rule: 'near-start',
      text: `the first stop lies ${toFirst.toFixed(2)} miles from where the two start on foot`,
    });
  }
  return faults;
}

/** Two ways to measure a distance differ by less than this within a city. */
const roundingMiles = 0.02;
