import type { FastifyRequest } from 'fastify';
import { findCalendar, timeZoneOf } from './viewer.ts';

/**
 * The client's current day, `YYYY-MM-DD`, in the time zone that it sends in `X-Time-Zone`, or in
 * UTC if that is missing or unknown.
 */
export function todayOf(request: FastifyRequest, now: Date): string {
  const parts = findCalendar(timeZoneOf(request))?.formatToParts(now) ?? [];
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}`;
}
