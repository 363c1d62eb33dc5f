import { milesBetween } from '../geometry.ts';
import type { CityOutline } from '../city-outline.ts';

/** An area of so few venues within its reach makes no evening. */
export const leastWithinReach = 12;

interface Around {
  readonly point: { readonly lat: number; readonly lon: number };
  readonly reachMiles?: number;
}

/** How many venues of a city lie within the reach of a place. */
export function venuesWithin({ point, reachMiles = 0 }: Around, city: CityOutline): number {
  return city.venues.filter(
    (venue) =>
      !isFartherNorthOrSouth(venue, point, reachMiles) && milesBetween(venue, point) <= reachMiles,
  ).length;
}

/** A degree of latitude is no shorter anywhere. */
const leastMilesPerDegree = 68;

/**
 * Whether two points are surely more than so many miles apart, by their latitudes alone: most
 * pairs need no trigonometry.
 */
export const isFartherNorthOrSouth = (
  a: { readonly lat: number },
  b: { readonly lat: number },
  miles: number,
): boolean => Math.abs(a.lat - b.lat) * leastMilesPerDegree > miles;
