import type { TimedStop } from '../../ui/arc-geometry.ts';
import { parseClock } from '../../ui/clock-time.ts';
import type { ShownPlan } from './shown-suggestion.ts';

const usualStayMinutes = 75;

/**
 * When each stop begins and ends. Without arrivals, the plan's start with 75 minutes a stop and the legs between (or an even
 * share of the travel time); without a start either, no times at all.
 */
export function planStays(plan: ShownPlan): TimedStop[] {
  const arrivals = plan.venues.map((venue) => parseClock(venue.arrival));
  if (arrivals.every((arrival) => arrival !== null)) {
    return plan.venues.map((venue, i) => ({ start: arrivals[i] ?? null, end: parseClock(venue.departure) }));
  }
  const start = parseClock(plan.start_time);
  if (start === null) return plan.venues.map(() => ({ start: null, end: null }));
  let clock = start;
  return plan.venues.map((_, i) => {
    if (i > 0) clock += legMinutes(plan, i - 1);
    const stay = { start: clock, end: clock + usualStayMinutes };
    clock = stay.end;
    return stay;
  });
}

/** Minutes of the way after a stop. */
export function legMinutes(plan: ShownPlan, index: number): number {
  const leg = plan.route_info.legs[index];
  if (leg) return leg.minutes;
  const all = Number(/\d+/.exec(plan.route_info.travel_time)?.[0] ?? 0);
  return Math.round(all / Math.max(1, plan.venues.length - 1));
}
