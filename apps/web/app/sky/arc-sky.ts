import type { Span } from './sample-span.ts';
import { rampHour } from './sky-color.ts';
import { hashText } from '../ui/page/hash-text.ts';
import { seededRandom } from './skyline/skyline-shapes.ts';

/** Stars come out when the sky has reached the color of 19:12. */
const starHour = 19.2;

export interface Star {
  readonly left: number;
  readonly top: number;
  readonly size: number;
  readonly opacity: number;
}

interface StarField {
  /** The same seed gives the same stars. */
  readonly seed: string;
  /** How many an arc has that is dark from end to end. */
  readonly perWidth: number;
}

/** Stars over the part of the span that is dark enough. */
export function starsOf(span: Span, sunset: number | null, { seed, perWidth }: StarField): Star[] {
  const from = firstPlaceAfter(span, sunset, starHour);
  if (from === null) return [];
  const random = seededRandom(hashText(seed));
  return Array.from({ length: Math.round((1 - from) * perWidth) }, () => ({
    left: Math.round((from + (1 - from) * random()) * 100),
    top: Math.round(3 + 75 * random()),
    size: random() > 0.82 ? 3 : 2,
    opacity: round(0.35 + 0.6 * random(), 2),
  }));
}

/** Those of them that no silhouette stands before, which takes so much of the height. */
export function starsAbove(
  stars: readonly Star[],
  heights: readonly number[],
  share: number,
): readonly Star[] {
  return stars.filter(({ left, top }) => top < 98 - (heights[left] ?? 0) * share * 100);
}

/**
 * Stars that are drawn alike: a path of points in a box of 100 by 100, for a
 * stroke as wide as the stars.
 */
interface StarPath {
  readonly d: string;
  readonly size: number;
  readonly opacity: number;
}

/** A sky as a few paths: a hundred stars on each of many cards are too many elements. */
export function starPaths(stars: readonly Star[]): StarPath[] {
  const paths = new Map<string, StarPath>();
  for (const { left, top, size, opacity } of stars) {
    const shown = round(Math.round(opacity * 5) / 5, 1);
    const key = `${size} ${shown}`;
    paths.set(key, { d: `${paths.get(key)?.d ?? ''}M${left} ${top}h0`, size, opacity: shown });
  }
  return [...paths.values()];
}

/** Where the sun touches the horizon, if it does so during the span. */
export function sunsetPlace(span: Span, sunset: number | null): number | null {
  if (sunset === null) return null;
  const u = (sunset - span.from) / (span.to - span.from);
  return u >= 0 && u <= 1 ? u : null;
}

const moonHour = 20;
/**
 * The moon hangs at 29 % from the top: between these places the dome, and what sits on its
 * rim, is higher than that.
 */
const moonRange = { from: 0.3, to: 0.7 };
const moonRoom = 0.1;

/** The middle of the widest gap between stops in the dark, where a moon has room. */
export function moonPlace(
  span: Span,
  sunset: number | null,
  stops: readonly { u: number }[],
): number | null {
  const dark = firstPlaceAfter(span, sunset, moonHour);
  if (dark === null) return null;
  const from = Math.max(dark, moonRange.from);
  const edges = [
    from - moonRoom,
    ...stops.map((stop) => stop.u).filter((u) => u > from),
    moonRange.to + moonRoom,
  ].sort((a, b) => a - b);
  let best: { u: number; room: number } | null = null;
  for (const [i, edge] of edges.slice(1).entries()) {
    const before = edges[i] ?? edge;
    const u = Math.min(moonRange.to, Math.max(from, (before + edge) / 2));
    const room = Math.min(...stops.map((stop) => Math.abs(stop.u - u)));
    if (room >= moonRoom && (best === null || room > best.room)) best = { u, room };
  }
  return best?.u ?? null;
}

/** The first place of the span whose sky has reached a ramp hour, or is before dawn. */
function firstPlaceAfter(span: Span, sunset: number | null, hour: number): number | null {
  const samples = 200;
  for (let i = 0; i <= samples; i++) {
    const sky = rampHour(span.from + ((span.to - span.from) * i) / samples, sunset);
    if (sky >= hour || sky < 5) return i < samples ? i / samples : null;
  }
  return null;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
