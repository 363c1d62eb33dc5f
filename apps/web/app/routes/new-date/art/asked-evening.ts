import { cityNames } from '@rendezvous/contract';
import { planStays } from '../../../plan/plan-stays.ts';
import type { Wishes } from '../../../plan/wishes.ts';
import type { TimedStop } from '../../../sky/arc-geometry.ts';

/** A way between two stops, as long as most are. */
const usualWayMinutes = 15;

/** The hours of the evening that is asked for, as long as most are. */
export function askedStays({
  start_time,
  stops,
}: Pick<Wishes, 'start_time' | 'stops'>): TimedStop[] {
  return planStays({
    start_time,
    venues: Array.from({ length: stops }, () => ({})),
    route_info: { travel_minutes: (stops - 1) * usualWayMinutes },
  });
}

/**
 * Which of the cities at hand is asked for, itself or a part of it; null where it is none of
 * them.
 */
export function askedCity(location: string): (typeof cityNames)[number] | null {
  const parts = location.toLowerCase().split(',');
  return (
    cityNames.find((name) => parts.some((part) => part.trim().startsWith(name.toLowerCase()))) ??
    null
  );
}
