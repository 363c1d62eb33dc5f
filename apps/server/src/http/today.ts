import type { FastifyRequest } from 'fastify';

/** The time zone a client says in `X-Time-Zone`, as its IANA name; UTC where it says none that exists. */
function timeZoneOf(request: FastifyRequest): string {
  const given = request.headers['x-time-zone'];
  if (typeof given !== 'string' || given.length > 60) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: given }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** The day where the client is, `YYYY-MM-DD`. */
export function todayOf(request: FastifyRequest, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: timeZoneOf(request), year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(now);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}`;
}
