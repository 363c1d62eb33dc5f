import { formatClock } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';
import type { Plan } from '../../plan.ts';
import type { Scene } from '../../scene.ts';
import { isOfFewDays } from '../../score/renown.ts';
import { isAtPlace } from '../../search/rings.ts';
import { straightMiles } from '../../waters.ts';

/** As near as this it is heard from a stop. */
const outsideMiles = 0.35;
const wide: ReadonlySet<string> = new Set(['city', 'town']);
/** With less than so many minutes of it left nobody stops by. */
const worthIt = 30;

/**
 * What goes on in the open outside their doors on that day and no plan goes to: a friend who knows
 * the city would say so. The rarest of it; null where there is nothing.
 */
export function festivalNote(
  plans: readonly Pick<Plan, 'stops'>[],
  { context }: Scene,
  venues: readonly Venue[],
): string | null {
  const [first] = plans;
  if (!first) return null;
  const gone = new Set(plans.flatMap(({ stops }) => stops.map(({ venue }) => placeIdOf(venue))));
  const [begins, ends] = [first.stops[0]?.arrival ?? 0, first.stops.at(-1)?.departure ?? 0];
  // What is on somewhere in a town of six miles is not what two pass who go to three doors of it.
  const isOutside = (venue: Venue): boolean =>
    (!wide.has(context.place.precision) && isAtPlace(venue, context)) ||
    first.stops.some((stop) => straightMiles(stop.venue, venue) <= outsideMiles);
  const found = venues.flatMap((venue) => {
    const { event } = venue;
    const opening = context.openings.get(venue.id);
    if (venue.indoor || !event?.hours || !isOfFewDays(venue) || !opening?.known) return [];
    const isOn = opening.spans.some(([from, to]) => from <= ends && to >= begins + worthIt);
    return isOn && !gone.has(placeIdOf(venue)) && isOutside(venue)
      ? [{ venue, rarity: event.rarity, hours: event.hours }]
      : [];
  });
  const [rarest] = found.toSorted((a, b) => b.rarity - a.rarity);
  if (!rarest) return null;
  const [from, to] = rarest.hours.map(formatClock);
  return `${rarest.venue.name} is usually on that day nearby, from ${from} to ${to}: stop by, or leave more time for the crowds.`;
}

const placeIdOf = ({ id, event }: Venue): string => event?.placeId ?? id;
