/**
 * Where the parts of an Evening Arc sit. The arc is the parabola 4u(1 - u) over u = 0..1, so time
 * is linear along x. Times are minutes after midnight of the day the date starts.
 */

export interface TimedStop {
  readonly start: number | null;
  readonly end: number | null;
}

interface Piece {
  readonly a: number;
  readonly b: number;
}

export interface ArcStay extends Piece {
  readonly start: number | null;
  readonly end: number | null;
}

export interface ArcStop {
  readonly u: number;
  readonly x: number;
  readonly y: number;
  readonly side: 'start' | 'mid' | 'end';
}

export interface ArcLayout {
  readonly stays: readonly ArcStay[];
  readonly legs: readonly Piece[];
  readonly stops: readonly ArcStop[];
  /** null: no times are known, and the arc has no sky, clock or axis. */
  readonly span: { readonly from: number; readonly to: number } | null;
}

const day = 1440;
const usualStayMinutes = 75;
/**
 * Further from the beginning of its day no date has a time: such numbers are mistakes, and
 * nothing is computed with them.
 */
const latestMinutes = 365 * day;

/** Point on the arc in a 100 by 100 box with y downwards. */
export function pointAt(u: number): { x: number; y: number } {
  return { x: 100 * u, y: 100 - 400 * u * (1 - u) };
}

/** SVG path of the piece of the arc between two places: an exact quadratic Bezier. */
export function segmentPath(a: number, b: number): string {
  const from = pointAt(a);
  const to = pointAt(b);
  const control = { x: (from.x + to.x) / 2, y: from.y - 400 * (1 - 2 * a) * ((b - a) / 2) };
  return `M${short(from.x)} ${short(from.y)}Q${short(control.x)} ${short(control.y)} ${short(to.x)} ${short(to.y)}`;
}

/**
 * Lays stays, legs and markers along the arc. When any start is missing, or is no time, the stays
 * are equal and have no times. A stay that begins before the one before it began is past midnight;
 * one that begins before the one before it ended starts where that ends.
 */
export function layoutArc(stops: readonly TimedStop[]): ArcLayout {
  if (stops.length === 0 || !stops.every(({ start }) => isTime(start)))
    return layoutUntimed(stops.length);
  const times: { start: number; end: number }[] = [];
  for (const [i, stop] of stops.entries()) {
    const before = times.at(-1);
    let start = stop.start ?? 0;
    if (before) start = Math.max(before.end, onDayFrom(start, before.start));
    const end = isTime(stop.end) ? stop.end : (stops[i + 1]?.start ?? start + usualStayMinutes);
    times.push({ start, end: end > start ? end : onDayFrom(end, start + 1) });
  }
  const from = times[0]?.start ?? 0;
  const to = Math.max(...times.map((time) => time.end));
  const stays = times.map(({ start, end }) => ({
    a: (start - from) / (to - from),
    b: (end - from) / (to - from),
    start,
    end,
  }));
  return { ...withMarkers(stays), span: { from, to } };
}

function isTime(minutes: number | null): minutes is number {
  return minutes !== null && Math.abs(minutes) <= latestMinutes;
}

/** The same time of day, so many days later that it is not before `earliest`. */
function onDayFrom(minutes: number, earliest: number): number {
  return minutes + Math.max(0, Math.ceil((earliest - minutes) / day)) * day;
}

function layoutUntimed(count: number): ArcLayout {
  const leg = 0.05;
  const stay = (1 - leg * (count - 1)) / count;
  const stays = Array.from({ length: count }, (_, i) => ({
    a: i * (stay + leg),
    b: i * (stay + leg) + stay,
    start: null,
    end: null,
  }));
  return { ...withMarkers(stays), span: null };
}

function withMarkers(stays: readonly ArcStay[]): Omit<ArcLayout, 'span'> {
  const legs = stays.slice(1).map((stay, i) => ({ a: stays[i]?.b ?? 0, b: stay.a }));
  const stops = stays.map(({ a, b }) => {
    const u = (a + b) / 2;
    return { u, ...pointAt(u), side: sideOf(u) };
  });
  return { stays, legs, stops };
}

function sideOf(u: number): ArcStop['side'] {
  if (u < 0.38) return 'start';
  return u > 0.62 ? 'end' : 'mid';
}

/** Whole hours inside a span, thinned to at most `max`. */
export function hourTicks(
  span: { from: number; to: number },
  max = 7,
): { minutes: number; u: number }[] {
  const first = Math.ceil(span.from / 60);
  const last = Math.floor(span.to / 60);
  const step = Math.max(1, Math.ceil((last - first + 1) / max));
  return Array.from({ length: max }, (_, i) => (first + i * step) * 60)
    .filter((minutes) => minutes <= last * 60)
    .map((minutes) => ({ minutes, u: (minutes - span.from) / (span.to - span.from) }));
}

function short(value: number): number {
  return Number(value.toFixed(1));
}
