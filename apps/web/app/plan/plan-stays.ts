import type { PlanContent, WireVenue } from '@rendezvous/contract';
import type { TimedStop } from '../sky/arc-geometry.ts';
import { isDay } from '../ui/time/calendar-day.ts';
import { parseClock } from '../ui/time/clock-time.ts';

const usualStayMinutes = 75;
const longestLegMinutes = 24 * 60;

/** What a plan says of its times. */
interface PlanTimes {
  readonly start_time?: string | undefined;
  readonly venues: readonly Pick<WireVenue, 'arrival' | 'departure'>[];
  readonly route_info: {
    readonly travel_minutes?: number | undefined;
    readonly legs?: readonly { readonly minutes: number }[] | undefined;
  };
}

/**
 * When each stop begins and ends. Without arrivals, the plan's start with 75 minutes a stop and the
 * legs between (or an even share of the travel time); without a start either, no times at all.
 */
export function planStays(plan: PlanTimes): TimedStop[] {
  const arrivals = plan.venues.map(({ arrival }) => parseClock(arrival));
  if (arrivals.every((arrival) => arrival !== null)) {
    return plan.venues.map(({ departure }, i) => ({
      start: arrivals[i] ?? null,
      end: parseClock(departure),
    }));
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

/** Minutes of the way after a stop: whole ones, and a day at most, whatever the plan says. */
export function legMinutes({ route_info, venues }: PlanTimes, index: number): number {
  const leg = route_info.legs?.[index];
  if (leg) return withinDay(leg.minutes);
  return withinDay((route_info.travel_minutes ?? 0) / Math.max(1, venues.length - 1));
}

function withinDay(minutes: number): number {
  return Math.min(longestLegMinutes, Math.max(0, Math.round(minutes) || 0));
}

/** The day of a plan; null where it has none, or what stands there is none. */
export function dayOf({ date }: PlanContent): string | null {
  return isDay(date) ? date : null;
}
