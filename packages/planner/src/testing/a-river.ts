import type { Point } from '@rendezvous/venue-model';
import type { Crossing, Water } from '../waters.ts';
import { townSquare } from '@rendezvous/venue-model/testing';

/** How far north of the town square the river flows, in miles. */
const riverMiles = 0.2;

function at(north: number, east: number): Point {
  return {
    lat: townSquare.lat + north / 69.0936,
    lon: townSquare.lon + east / (69.0936 * Math.cos((townSquare.lat * Math.PI) / 180)),
  };
}

/**
 * A river from ten miles west to ten miles east, by default a fifth of a mile
 * north of the town square.
 */
export function riverNorthOfTheSquare(
  crossings: readonly Crossing[],
  milesNorth = riverMiles,
): Water {
  return { name: 'Town River', line: [at(milesNorth, -10), at(milesNorth, 10)], crossings };
}

/** A bridge of a fifth of a mile, straight north, so many miles east of the town square. */
export function aCrossing({
  milesEast,
  onFoot = true,
  milesNorth = riverMiles,
}: {
  milesEast: number;
  onFoot?: boolean;
  milesNorth?: number;
}): Crossing {
  return {
    name: 'Town Bridge',
    ends: [at(milesNorth - 0.1, milesEast), at(milesNorth + 0.1, milesEast)],
    onFoot,
  };
}
