import type { Point } from '@rendezvous/venue-model';

/** Great-circle miles (haversine): on purpose another formula than the planner's own. */
export function milesApart(a: Point, b: Point): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lon - a.lon) * rad) / 2) ** 2;
  return 2 * 3958.7613 * Math.asin(Math.sqrt(h));
}
