/** The box that silhouettes are drawn in. */
const box = { width: 1200, ground: 260 };

/**
 * How high outlines stand, as shares of their box, at every hundredth of its width. Curves
 * count as the lines through their points.
 */
export function heightsOf(...paths: readonly string[]): readonly number[] {
  const heights = Array.from({ length: 101 }, () => 0);
  for (const path of paths) {
    let [x, y] = [0, box.ground];
    for (const [, command = 'M', words = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
      for (const [toX, toY] of pointsOf(command, words, [x, y])) {
        if (command !== 'M') raise(heights, [x, y], [toX, toY]);
        [x, y] = [toX, toY];
      }
    }
  }
  return heights;
}

type Point = readonly [x: number, y: number];

/** Where a command of a path leads, point by point. */
function pointsOf(command: string, words: string, [x, y]: Point): Point[] {
  const numbers = (words.match(/-?[\d.]+/g) ?? []).map(Number);
  const isRelative = command === command.toLowerCase();
  const [dx, dy] = isRelative ? [x, y] : [0, 0];
  if (command === 'H' || command === 'h') return numbers.map((to) => [to + dx, y]);
  if (command === 'V' || command === 'v') return numbers.map((to) => [x, to + dy]);
  // Of an arc the last two numbers are its end.
  const pairs = command === 'a' ? numbers.slice(-2) : numbers;
  return Array.from({ length: pairs.length / 2 }, (_, i) => [
    (pairs[2 * i] ?? 0) + dx,
    (pairs[2 * i + 1] ?? 0) + dy,
  ]);
}

function raise(heights: number[], [x0, y0]: Point, [x1, y1]: Point): void {
  const step = box.width / (heights.length - 1);
  const [from, to] = [Math.min(x0, x1), Math.max(x0, x1)];
  const [first, last] = [Math.max(0, Math.floor(from / step)), Math.ceil(to / step)];
  for (let i = first; i <= Math.min(last, heights.length - 1); i++) {
    const at = Math.min(to, Math.max(from, i * step));
    const y = x1 === x0 ? Math.min(y0, y1) : y0 + ((y1 - y0) * (at - x0)) / (x1 - x0);
    heights[i] = Math.max(heights[i] ?? 0, 1 - y / box.ground);
  }
}
