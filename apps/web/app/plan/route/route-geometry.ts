/** Pixels of a sketch, until it is measured. */
export const box: Size = { width: 560, height: 280 };

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly lat: number;
  readonly lon: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

type Rectangle = Point & Size;

export interface RouteLayout {
  readonly stops: readonly Point[];
  /** Ways between the stops as quadratic curves. */
  readonly legs: readonly string[];
  /** Where a leg's words are centered; null where they would cover something. */
  readonly pills: readonly (Point | null)[];
  /** The box of a stop's name; null where it would cover something. */
  readonly names: readonly (Rectangle | null)[];
  readonly scale: { readonly miles: number; readonly width: number };
}

const milesPerDegree = 69;
/** Two doors on one street are still two stops. */
const smallestSpan = 0.08;
const disc = 36;
/** Discs touch no closer than this. */
const discDistance = 48;
const pillSize = { width: 96, height: 32 };
const lineHeight = 18;
const letterWidth = 7;
const longestName = 190;
/**
 * At the bottom there is a strip without stops: the scale at its left, north at its
 * right, and names between them.
 */
const stripHeight = 40;
const northWidth = 56;
const longestScale = 110;
const scales = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20];

/**
 * Where the parts of a route's sketch go, in a box of so many pixels: as many of
 * the words as cover nothing.
 */
export function layoutRoute(
  places: readonly Place[],
  names: readonly string[],
  size: Size = box,
): RouteLayout {
  const { points, pixelsPerMile } = project(places, size);
  const stops = keepApart(points, size);
  const legs = stops.slice(1).map((to, i) => wayBetween(stops[i] ?? to, to, stops));
  const longest = Math.min(longestScale, size.width * 0.4);
  const miles = scales.findLast((scale) => scale * pixelsPerMile <= longest) ?? scales[0] ?? 1;
  const scale = { miles, width: miles * pixelsPerMile };
  const strip = { y: size.height - stripHeight, height: stripHeight };
  const taken: Rectangle[] = [
    { x: 0, width: Math.max(scale.width, 48) + 28, ...strip },
    { x: size.width - northWidth, width: northWidth, ...strip },
    ...stops.map((stop) => around(stop, { width: disc, height: disc })),
  ];
  const claim = (
    candidates: readonly Rectangle[],
    avoided: readonly Rectangle[] = [],
  ): Rectangle | null => {
    const free = candidates.find(
      (candidate) =>
        isInside(candidate, size) &&
        ![...taken, ...avoided].some((other) => overlap(candidate, other)),
    );
    if (free) taken.push(free);
    return free ?? null;
  };
  // A name stands on a way only where there is nowhere else; the words of a leg stand on theirs.
  const ways = legs.flatMap(({ at }) =>
    Array.from({ length: 19 }, (_, i) => around(at((i + 1) / 20), { width: 6, height: 6 })),
  );
  const spotsOf = (i: number): Rectangle[] => {
    const stop = stops[i];
    return stop ? shapesOf(names[i] ?? '').flatMap((shape) => besides(stop, shape)) : [];
  };
  const labels = stops.map((_, i) => claim(spotsOf(i), ways));
  for (const [i, label] of labels.entries()) labels[i] = label ?? claim(spotsOf(i));
  const pills = legs.map(({ at }) => {
    const on = [0.5, 0.4, 0.6, 0.3, 0.7].map((t) => around(at(t), pillSize));
    const spot = claim([...on, ...besideWay(at(0.5))]);
    return spot && { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 };
  });
  return {
    stops,
    legs: legs.map(({ path }) => path),
    pills,
    names: labels,
    scale,
  };
}

/** Names have room above and beside the stops; where the box is low, beside them alone. */
function paddingOf({ width, height }: Size): { x: number; top: number; bottom: number } {
  const isLow = height < 220;
  return {
    x: width < 480 ? 40 : 70,
    top: isLow ? 24 : 52,
    bottom: stripHeight + (isLow ? 20 : 40),
  };
}

/** North is up; degrees of longitude are narrower the further from the equator they are. */
function project(places: readonly Place[], size: Size): { points: Point[]; pixelsPerMile: number } {
  const padding = paddingOf(size);
  const [lats, lons] = [places.map(({ lat }) => lat), places.map(({ lon }) => lon)];
  const middle = {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lon: (Math.min(...lons) + Math.max(...lons)) / 2,
  };
  const narrowing = Math.cos((middle.lat * Math.PI) / 180);
  const miles = places.map(({ lat, lon }) => ({
    x: (lon - middle.lon) * milesPerDegree * narrowing,
    y: (middle.lat - lat) * milesPerDegree,
  }));
  const span = (pick: (point: Point) => number): number =>
    Math.max(...miles.map(pick)) - Math.min(...miles.map(pick));
  const pixelsPerMile = Math.min(
    (size.width - 2 * padding.x) /
      Math.max(
        smallestSpan,
        span(({ x }) => x),
      ),
    (size.height - padding.top - padding.bottom) /
      Math.max(
        smallestSpan,
        span(({ y }) => y),
      ),
  );
  return {
    points: miles.map(({ x, y }) => ({
      x: size.width / 2 + x * pixelsPerMile,
      y: (size.height + padding.top - padding.bottom) / 2 + y * pixelsPerMile,
    })),
    pixelsPerMile,
  };
}

/** Moves stops that would cover each other apart, along the line between them. */
function keepApart(points: readonly Point[], size: Size): Point[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < 20; round++) {
    for (const [i, a] of moved.entries()) {
      for (const b of moved.slice(i + 1)) {
        const distance = Math.hypot(b.x - a.x, b.y - a.y);
        if (distance >= discDistance) continue;
        const direction =
          distance < 1 ? { x: 1, y: 0 } : { x: (b.x - a.x) / distance, y: (b.y - a.y) / distance };
        const push = (discDistance - distance) / 2;
        Object.assign(a, within(a.x - direction.x * push, a.y - direction.y * push, size));
        Object.assign(b, within(b.x + direction.x * push, b.y + direction.y * push, size));
      }
    }
  }
  return moved;
}

function within(x: number, y: number, { width, height }: Size): Point {
  const edge = disc / 2 + 2;
  return {
    x: Math.min(width - edge, Math.max(edge, x)),
    y: Math.min(height - stripHeight - edge, Math.max(edge, y)),
  };
}

interface Way {
  readonly path: string;
  readonly at: (t: number) => Point;
}

/**
 * Bent to the left of the way, so that there and back are two lines; otherwise, or further,
 * where it would run under another stop.
 */
const bends = [0.16, -0.16, 0.4, -0.4, 0.7, -0.7];

function wayBetween(from: Point, to: Point, stops: readonly Point[]): Way {
  const others = stops.filter((stop) => stop !== from && stop !== to);
  const ways = bends.map((bend) => curveBetween(from, to, bend));
  const isClear = ({ at }: Way): boolean =>
    others.every((stop) =>
      Array.from({ length: 19 }, (_, i) => at((i + 1) / 20)).every(
        (point) => Math.hypot(point.x - stop.x, point.y - stop.y) > disc / 2 + 4,
      ),
    );
  return ways.find(isClear) ?? curveBetween(from, to, bends[0] ?? 0);
}

/** Where the words of a way too short for them stand: right or left of it. */
function besideWay({ x, y }: Point): Rectangle[] {
  const { width } = pillSize;
  return [1, -1].map((side) => around({ x: x + side * (disc / 2 + width / 2), y }, pillSize));
}

function curveBetween(from: Point, to: Point, bend: number): Way {
  const control = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * bend,
    y: (from.y + to.y) / 2 - (to.x - from.x) * bend,
  };
  return {
    path: `M${short(from.x)} ${short(from.y)}Q${short(control.x)} ${short(control.y)} ${short(to.x)} ${short(to.y)}`,
    at: (t) => ({
      x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * control.x + t ** 2 * to.x,
      y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * control.y + t ** 2 * to.y,
    }),
  };
}

/** A name on one line where it is not too long, or on two or three where it has as many words. */
function shapesOf(name: string): Size[] {
  const words = name.split(' ');
  const shapes = [1, 2, 3].slice(0, words.length).map((lines) => ({
    width: lettersIn(words, lines) * letterWidth + 6,
    height: lines * lineHeight,
  }));
  return shapes.filter(({ width }) => width <= longestName);
}

/** How many letters a line must take for words to need no more than so many lines. */
function lettersIn(words: readonly string[], lines: number): number {
  const lengths = words.map((word) => word.length + (word.match(/[MWmw&]/g)?.length ?? 0) / 2);
  for (let most = Math.ceil(Math.max(...lengths)); ; most++) {
    let [line, used] = [1, -1];
    for (const length of lengths) {
      if (used + 1 + length > most) [line, used] = [line + 1, -1];
      used += 1 + length;
    }
    if (line <= lines) return most;
  }
}

/**
 * Below, above, right, left of a stop, then further to a side or to a corner: what comes first
 * is taken where it is free.
 */
function besides({ x, y }: Point, { width, height }: Size): Rectangle[] {
  const gap = disc / 2 + 2;
  const [below, above] = [y + gap, y - gap - height];
  const [toRight, toLeft] = [x - disc / 2, x + disc / 2 - width];
  return [
    [x - width / 2, below],
    [x - width / 2, above],
    [x + gap, y - height / 2],
    [x - gap - width, y - height / 2],
    [toRight, below],
    [toLeft, below],
    [toRight, above],
    [toLeft, above],
    [x + gap, y],
    [x + gap, y - height],
    [x - gap - width, y],
    [x - gap - width, y - height],
  ].map(([left = 0, top = 0]) => ({ x: left, y: top, width, height }));
}

function around({ x, y }: Point, { width, height }: { width: number; height: number }): Rectangle {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function isInside({ x, y, width, height }: Rectangle, size: Size): boolean {
  return x >= 4 && y >= 4 && x + width <= size.width - 4 && y + height <= size.height - 4;
}

export function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function short(value: number): number {
  return Number(value.toFixed(1));
}
