import type { PlannedPlan } from '@rendezvous/contract';
import { noticesFor, type Context, type Plan } from '@rendezvous/planner';
import type { SourcedVenue } from '@rendezvous/venues';

/**
 * What the day brings to a plan: its stops that are of that day alone, then
 * what is in the way of any.
 */
export function presentAlmanac(
  { stops }: Plan,
  context: Pick<Context, 'almanac'>,
  venuesById: ReadonlyMap<string, SourcedVenue>,
): PlannedPlan['almanac'] {
  const visited = stops
    .filter(({ venue }) => venue.event !== null)
    .map(({ venue }) => ({
      title: venue.name,
      text: venue.description,
      url: venuesById.get(venue.id)?.website ?? null,
    }));
  const met = noticesFor(stops, context).map(({ title, text, url }) => ({ title, text, url }));
  return [...visited, ...met];
}
