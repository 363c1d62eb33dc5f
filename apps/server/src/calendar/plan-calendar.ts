import { day, time, type WirePlan, type WireVenue } from '@rendezvous/contract';
import { messages } from '../messages.ts';
import type { CalendarEvent } from './calendar-file.ts';
import { stayTime } from './event-time.ts';

/**
 * One event per stop, or null for a plan without a day. Plans are stored as clients sent them, so a
 * time that cannot be read is treated as missing.
 */
export function planEvents(plan: WirePlan): CalendarEvent[] | null {
  const date = day.safeParse(plan.date);
  if (!date.success) return null;
  const arrivals = plan.venues.map((venue) => clockOf(venue.arrival));
  const begin = clockOf(plan.start_time) ?? arrivals.find((arrival) => arrival !== null);
  return plan.venues.map((venue, i) => {
    const [arrival, departure] = [arrivals[i] ?? null, clockOf(venue.departure)];
    return {
      key: [plan.plan_id, venue.venue_id ?? `${venue.name}, ${venue.location}`],
      time:
        arrival === null
          ? { kind: 'day', day: date.data, isYearly: false }
          : stayTime({
              day: date.data,
              begin: begin ?? arrival,
              arrival,
              departure,
              timeZone: plan.time_zone ?? null,
            }),
      summary: venue.name || messages.calendar.date,
      location: venue.location,
      ...(venue.coordinates && isOnEarth(venue.coordinates) && { coordinates: venue.coordinates }),
      description: describe(venue),
    };
  });
}

/** The title and the day, in characters that every file system accepts. */
export function planFileName({ title = '', date = '' }: WirePlan): string {
  const words = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const name = words
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, 8)
    .join('-')
    .slice(0, 60);
  return `${name || 'date'}-${date}.ics`;
}

function clockOf(text: string | undefined): string | null {
  return time.safeParse(text).data ?? null;
}

function isOnEarth({ lat, lon }: NonNullable<WireVenue['coordinates']>): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}

function describe({ description, estimated_cost, booking, website }: WireVenue): string {
  const cost = estimated_cost && messages.calendar.cost(estimated_cost);
  return [description, cost, messages.calendar.booking[booking?.need ?? 'none'], website]
    .filter(Boolean)
    .join('\n');
}
