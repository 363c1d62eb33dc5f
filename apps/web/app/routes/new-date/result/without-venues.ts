import { sumDollars } from '../../../ui/money.ts';
import { planTitle } from '../../../plan/plan-title.ts';
import type {
  ShownLeg,
  ShownPlan,
  ShownSuggestion,
  ShownVenue,
} from '../../../plan/shown-suggestion.ts';

/** What a venue goes by: places of other servers have no id. */
export function venueKey({ venue_id, name }: ShownVenue): string {
  return venue_id ?? name;
}

/** A suggestion without some of its venues; null where a plan would be left without any. */
export function withoutVenues(
  suggestion: ShownSuggestion,
  keys: readonly string[],
): ShownSuggestion | null {
  const plans = suggestion.plans.map((plan) => keys.reduce(withoutVenue, plan));
  return plans.some(({ venues }) => venues.length === 0) ? null : { ...suggestion, plans };
}

/** The other stops keep their times. What was said of them together, and what was checked about them, no longer holds. */
function withoutVenue(plan: ShownPlan, key: string): ShownPlan {
  const place = plan.venues.findIndex((venue) => venueKey(venue) === key);
  if (place < 0) return plan;
  const venues = plan.venues.toSpliced(place, 1);
  return {
    ...plan,
    title: planTitle(venues.map(({ name }) => name)),
    summary: null,
    start_time: venues[0]?.arrival ?? plan.start_time,
    venues,
    wishes: [],
    tips: [],
    route_info: {
      ...withoutStop(plan.route_info, place, plan.venues.length),
      // From and to another stop nobody measured the way.
      ...(place === 0 && { way_there: null }),
      ...(place === venues.length && { way_back: null }),
    },
    total_cost: formatPrice(sumDollars(venues.map(({ cost_dollars }) => cost_dollars))),
    checks: [],
    terms: [],
  };
}

function withoutStop(
  route: ShownPlan['route_info'],
  place: number,
  count: number,
): ShownPlan['route_info'] {
  if (count <= 2) return { ...route, legs: [], travel_time: '0 minutes' };
  // Legs that were never told cannot be taken away.
  if (route.legs.length !== count - 1) return route;
  const [before, after] = [route.legs[place - 1], route.legs[place]];
  const around: ShownLeg[] =
    before && after
      ? [
          {
            minutes: before.minutes + after.minutes,
            miles: before.miles + after.miles,
            mode: fasterOf(before, after),
            isAtMost: true,
          },
        ]
      : [];
  const legs =
    before && after
      ? route.legs.toSpliced(place - 1, 2, ...around)
      : route.legs.toSpliced(before ? place - 1 : place, 1);
  return { ...route, legs, travel_time: travelTime(legs) };
}

/** By the slower of two modes the direct way might take longer than the detour did. */
function fasterOf(before: ShownLeg, after: ShownLeg): string {
  return (
    ['driving', 'public'].find((mode) => before.mode === mode || after.mode === mode) ?? before.mode
  );
}

function travelTime(legs: readonly ShownLeg[]): string {
  const minutes = legs.reduce((sum, leg) => sum + leg.minutes, 0);
  return `${legs.some((leg) => leg.isAtMost) ? 'at most ' : ''}${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** As the server writes it: whole dollars where they are whole. */
export function formatPrice(dollars: number): string {
  const cents = Math.round(dollars * 100);
  return `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
}
