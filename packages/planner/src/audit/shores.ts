import type { Point } from '@rendezvous/venue-model';
import type { Water } from '../waters.ts';
import { milesApart } from './distance.ts';
import { itemAt } from '../at.ts';

/**
 * No way between two points is shorter than this many miles: straight, or where water lies between
 * by the best crossing of any one of the waters. Infinite where no crossing leads over any of them.
 */
export function leastMiles(a: Point, b: Point, onFoot: boolean, waters: readonly Water[]): number {
  const between = waters.filter((water) => isWaterBetween(a, b, [water]));
  if (between.length === 0) return milesApart(a, b);
  const open = between
    .flatMap((water) => water.crossings)
    .filter((crossing) => crossing.onFoot || !onFoot);
  const over = open.flatMap(({ ends: [p, q] }) => [
    milesApart(a, p) + milesApart(p, q) + milesApart(q, b),
    milesApart(a, q) + milesApart(q, p) + milesApart(p, b),
  ]);
  return Math.min(...over);
}

/** Whether some water lies between two points. */
export const isWaterBetween = (a: Point, b: Point, waters: readonly Water[]): boolean =>
  waters.some((water) => meetings(water, a, b) % 2 === 1);

/**
 * How often the segment between two points meets the line of a water: where on both of them they
 * meet, solved as two linear equations.
 */
function meetings({ line }: Water, a: Point, b: Point): number {
  const [east, north] = [b.lon - a.lon, b.lat - a.lat];
  return line.slice(1).filter((end, i) => {
    const start = itemAt(line, i);
    const [lineEast, lineNorth] = [end.lon - start.lon, end.lat - start.lat];
    const determinant = east * lineNorth - north * lineEast;
    if (determinant === 0) return false;
    const onSegment =
      ((start.lon - a.lon) * lineNorth - (start.lat - a.lat) * lineEast) / determinant;
    const onLine = ((start.lon - a.lon) * north - (start.lat - a.lat) * east) / determinant;
    return onSegment > 0 && onSegment < 1 && onLine >= 0 && onLine < 1;
  }).length;
}
