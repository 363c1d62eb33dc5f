import { requestNotes, type WireLeg, type WirePlan, type WireVenue } from '@rendezvous/contract';
import { formatPrice, sumDollars } from '../../../ui/money.ts';
import { planTitle } from '../../../plan/title/plan-title.ts';
import type { ShownSuggestion } from '../../../plan/shown-suggestion.ts';

/** What a venue goes by: places of other servers have no id. */
export function venueKey({ venue_id, name }: WireVenue): string {
  return venue_id ?? name;
}

/** A suggestion without some of its venues; null where a plan would be left without any. */
export function withoutVenues(
  suggestion: ShownSuggestion,
  keys: readonly string[],
): ShownSuggestion | null {
  const plans = suggestion.plans.map((plan) => keys.reduce(withoutVenue, plan));
  return plans.some(({ venues }) => venues.length === 0)
    ? null
    : { ...suggestion, plans, notes: requestNotes(suggestion) };
}

/**
 * The other stops keep their times. What was said of them together, and what was checked
 * about them, no longer holds.
 */
function withoutVenue(plan: WirePlan, key: string): WirePlan {
  const place = plan.venues.findIndex((venue) => venueKey(venue) === key);
  if (place < 0) return plan;
  const venues = plan.venues.toSpliced(place, 1);
  return {
    ...plan,
    title: planTitle(venues.map(({ name }) => name)),
    start_time: venues[0]?.arrival ?? plan.start_time,
    summary: undefined,
    wishes: undefined,
    tips: undefined,
    checks: undefined,
    score: undefined,
    cost: undefined,
    end_time: venues.at(-1)?.departure ?? plan.end_time,
    venues,
    route_info: {
      ...withoutStop(plan.route_info, place, plan.venues.length),
      // From and to another stop nobody measured the way.
      ...(place === 0 && { way_there: null }),
      ...(place === venues.length && { way_back: null }),
    },
    total_cost: formatPrice(sumDollars(venues.map(({ cost }) => cost?.expected ?? 0))),
  };
}

function withoutStop(
  { legs = [], ...route }: WirePlan['route_info'],
  place: number,
  count: number,
): WirePlan['route_info'] {
  if (count <= 2) return { ...route, legs: [], ...travelOf([]) };
  // Legs that were never told cannot be taken away.
  if (legs.length !== count - 1) return { ...route, legs };
  const [before, after] = [legs[place - 1], legs[place]];
  const left =
    before && after
      ? legs.toSpliced(place - 1, 2, around(before, after))
      : legs.toSpliced(before ? place - 1 : place, 1);
  return { ...route, legs: left, ...travelOf(left) };
}

/**
 * The way past what is gone. By the slower of two modes the direct way might take
 * longer than the detour did.
 */
function around(before: WireLeg, after: WireLeg): WireLeg {
  const faster = (['driving', 'public'] as const).find(
    (mode) => before.mode === mode || after.mode === mode,
  );
  return {
    minutes: before.minutes + after.minutes,
    miles: before.miles + after.miles,
    mode: faster ?? before.mode,
    at_most: true,
  };
}

function travelOf(
  legs: readonly WireLeg[],
): Pick<WirePlan['route_info'], 'travel_time' | 'travel_minutes'> {
  const minutes = legs.reduce((sum, leg) => sum + leg.minutes, 0);
  const words = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return {
    travel_minutes: minutes,
    travel_time: legs.some((leg) => leg.at_most) ? `at most ${words}` : words,
  };
}
