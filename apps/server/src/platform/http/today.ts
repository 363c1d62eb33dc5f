import type { FastifyRequest } from 'fastify';
import { findCalendar, timeZoneOf } from './viewer.ts';

/** The day where the client is, `YYYY-MM-DD`: by the time zone it says in `X-Time-Zone`, in UTC where it says none that exists. */
export function todayOf(request: FastifyRequest, now: Date): string {
  const parts = findCalendar(timeZoneOf(request))?.formatToParts(now) ?? [];
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}`;
}
