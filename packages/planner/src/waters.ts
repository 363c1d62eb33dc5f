import type { Point } from '@rendezvous/venue-model';
import { itemAt } from './at.ts';

/** A river, bay or strait that is crossed only where there is a bridge or tunnel. */
export interface Water {
  readonly name: string;
  /** Down its middle, from one end to the other; waters that meet share a point. */
  readonly line: readonly Point[];
  readonly crossings: readonly Crossing[];
}

export interface Crossing {
  readonly name: string;
  /** Where it can be entered, one on each side of the water. */
  readonly ends: readonly [Point, Point];
  readonly onFoot: boolean;
}

/** Along a meridian, from Earth's mean radius of 3958.76 miles; east-west times cos(latitude). */
export const milesPerDegree = 69.0936;

/**
 * Straight-line miles between two points of one city: equirectangular, within 0.1 % of the
 * great circle at this scale.
 */
export function straightMiles(a: Point, b: Point): number {
  const dLat = (b.lat - a.lat) * milesPerDegree;
  const dLon = (b.lon - a.lon) * milesPerDegree * Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180));
  return Math.sqrt(dLat * dLat + dLon * dLon);
}

/**
 * Miles between two points, straight but for the waters on the way: each is crossed by
 * the crossing that makes the way shortest, and at most once. Infinite where a water has
 * no crossing that will do.
 */
export function milesAcross(a: Point, b: Point, onFoot: boolean, waters: readonly Water[]): number {
  const between = waters.filter((water) => divides(water, a, b));
  if (between.length === 0) return straightMiles(a, b);
  const ways = between.flatMap((water) =>
    water.crossings
      .filter((crossing) => crossing.onFoot || !onFoot)
      .map((crossing) => wayOver(crossing, water, a, b)),
  );
  let least = Number.POSITIVE_INFINITY;
  for (const { water, near, far, atLeast } of ways.sort(
    (one, other) => one.atLeast - other.atLeast,
  )) {
    if (atLeast >= least) break;
    const others = waters.filter((other) => other !== water);
    least = Math.min(
      least,
      milesAcross(a, near, onFoot, others) +
        straightMiles(near, far) +
        milesAcross(far, b, onFoot, others),
    );
  }
  return least;
}

/**
 * The crossings on that way, in order; empty where no water lies between, or none
 * of its crossings will do.
 */
export function crossingsBetween(
  a: Point,
  b: Point,
  onFoot: boolean,
  waters: readonly Water[],
): { readonly water: Water; readonly crossing: Crossing }[] {
  const between = waters.filter((water) => divides(water, a, b));
  const milesOver = (way: { water: Water; near: Point; far: Point }) => {
    const others = waters.filter((water) => water !== way.water);
    return (
      milesAcross(a, way.near, onFoot, others) +
      straightMiles(way.near, way.far) +
      milesAcross(way.far, b, onFoot, others)
    );
  };
  const [shortest] = between
    .flatMap((water) =>
      water.crossings
        .filter((crossing) => crossing.onFoot || !onFoot)
        .map((crossing) => ({ crossing, ...wayOver(crossing, water, a, b) })),
    )
    .map((way) => ({ ...way, miles: milesOver(way) }))
    .filter(({ miles }) => Number.isFinite(miles))
    .toSorted((one, other) => one.miles - other.miles);
  if (!shortest) return [];
  const { water, crossing, near, far } = shortest;
  const others = waters.filter((other) => other !== water);
  return [
    ...crossingsBetween(a, near, onFoot, others),
    { water, crossing },
    ...crossingsBetween(far, b, onFoot, others),
  ];
}

function wayOver(
  { ends: [one, other] }: Crossing,
  water: Water,
  a: Point,
  b: Point,
): { water: Water; near: Point; far: Point; atLeast: number } {
  const [near, far] = divides(water, a, one) ? [other, one] : [one, other];
  return {
    water,
    near,
    far,
    atLeast: straightMiles(a, near) + straightMiles(near, far) + straightMiles(far, b),
  };
}

/**
 * Whether two points lie on different sides of a water: the segment between them crosses its
 * line an odd number of times.
 */
export function divides(water: Water, a: Point, b: Point): boolean {
  if (isBeside(boxOf(water), a, b)) return false;
  const { line } = water;
  let isDivided = false;
  const south = Math.min(a.lat, b.lat);
  const north = Math.max(a.lat, b.lat);
  for (let i = 1; i < line.length; i += 1) {
    const p = itemAt(line, i - 1);
    const q = itemAt(line, i);
    if ((p.lat < south && q.lat < south) || (p.lat > north && q.lat > north)) continue;
    if (isLeftOf(p, a, b) !== isLeftOf(q, a, b) && isLeftOf(a, p, q) !== isLeftOf(b, p, q))
      isDivided = !isDivided;
  }
  return isDivided;
}

/** The least box around a line. */
interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Remembered as long as the line is. */
const boxes = new WeakMap<Water['line'], Box>();

function boxOf({ line }: Pick<Water, 'line'>): Box {
  const known = boxes.get(line);
  if (known) return known;
  const [lats, lons] = [line.map(({ lat }) => lat), line.map(({ lon }) => lon)];
  const box = {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lons),
    east: Math.max(...lons),
  };
  boxes.set(line, box);
  return box;
}

/** Whether two points lie on the same side of a box, so that nothing in it is between them. */
function isBeside({ south, north, west, east }: Box, a: Point, b: Point): boolean {
  return (
    (a.lat < south && b.lat < south) ||
    (a.lat > north && b.lat > north) ||
    (a.lon < west && b.lon < west) ||
    (a.lon > east && b.lon > east)
  );
}

/**
 * Whether a point lies to the left of the way from one point to another; degrees will do, since
 * scaling an axis moves nothing across a line.
 */
function isLeftOf(point: Point, from: Point, to: Point): boolean {
  return (
    (to.lon - from.lon) * (point.lat - from.lat) > (to.lat - from.lat) * (point.lon - from.lon)
  );
}
