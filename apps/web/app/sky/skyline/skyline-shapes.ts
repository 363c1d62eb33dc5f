/**
 * Building blocks of the city silhouettes, as SVG path data in a box 1200 wide and 260 high;
 * heights count up from the ground.
 */

export const ground = 260;
export type Random = () => number;
export type Building = readonly [x: number, width: number, height: number];
type Point = readonly [x: number, height: number];

/** Mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Whole numbers are fine enough for a drawing that is 1200 wide. */
const n = Math.round;
const y = (height: number): number => n(ground - height);

export const box = (x: number, width: number, height: number): string =>
  `M${n(x)} ${ground}V${y(height)}H${n(x + width)}V${ground}Z`;
/**
 * Always clockwise, as boxes and hills are: where shapes of one path overlap, those of two
 * directions would leave a hole.
 */
export function poly(...points: Point[]): string {
  const isClockwise =
    points.reduce((area, [x0, h0], i) => {
      const [x1, h1] = points[(i + 1) % points.length] ?? [x0, h0];
      return area + (x1 - x0) * (h0 + h1);
    }, 0) > 0;
  const corners = isClockwise ? points : points.toReversed();
  return `M${corners.map(([x, height]) => `${n(x)} ${y(height)}`).join('L')}Z`;
}
export const ridge = (points: Point[]): string =>
  poly([points[0]?.[0] ?? 0, 0], ...points, [points.at(-1)?.[0] ?? 0, 0]);

/** Rolling ground through peaks. */
export function hills(points: Point[]): string {
  const [first = [0, 0], ...rest] = points;
  let path = `M${first[0]} ${ground}L${first[0]} ${y(first[1])}`;
  let [x0, h0] = first;
  for (const [x1, h1] of rest) {
    const middle = n((x0 + x1) / 2);
    path += `C${middle} ${y(h0)} ${middle} ${y(h1)} ${x1} ${y(h1)}`;
    [x0, h0] = [x1, h1];
  }
  return `${path}V${ground}Z`;
}

interface RooftopRow {
  readonly from: number;
  readonly to: number;
  readonly heights: readonly [min: number, max: number];
  readonly widths?: readonly [min: number, max: number];
  /** Collects the buildings, for their windows. */
  readonly lit?: Building[];
}

export function rooftops(
  random: Random,
  { from, to, heights: [min, max], widths: [wMin, wMax] = [22, 52], lit }: RooftopRow,
): string {
  let path = '';
  let x = from;
  while (x < to) {
    const w = Math.round(wMin + random() * (wMax - wMin));
    const towardsMiddle = 1 - Math.abs((x + w / 2 - (from + to) / 2) / ((to - from) / 2));
    const h = Math.round(min + (max - min) * (0.35 * random() + 0.65 * random() * towardsMiddle));
    const crown = random();
    path += box(x, w, h) + rooftopCrown(crown, x, w, h);
    lit?.push([x, w, h]);
    x += w + (random() > 0.75 ? Math.round(random() * 10) : 0);
  }
  return path;
}

function rooftopCrown(kind: number, x: number, w: number, h: number): string {
  if (kind > 0.86) return poly([x + w * 0.3, h], [x + w * 0.5, h + w * 0.55], [x + w * 0.7, h]);
  if (kind > 0.72) return box(x + w * 0.25, w * 0.5, h + 10);
  if (kind > 0.62) return box(x + w * 0.48, 2.4, h + 26);
  return kind > 0.54 ? poly([x, h], [x + w, h + 14], [x + w, h]) : '';
}

export function gables(random: Random, from: number, to: number): string {
  let path = '';
  let x = from;
  while (x < to) {
    const w = 26 + random() * 10;
    const h = 34 + random() * 14 + 18 * Math.sin(((x - from) / (to - from)) * Math.PI);
    path += poly([x, 0], [x, h], [x + w / 2, h + 15], [x + w, h], [x + w, 0]);
    if (random() > 0.6) path += box(x + w * 0.68, 4, h + 18);
    x += w + 1;
  }
  return path;
}

interface TreeRow {
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly count: number;
}

export function trees(random: Random, { from, to, height, count }: TreeRow): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const x = from + ((to - from) * (i + random() * 0.7)) / count;
    const s = height * (0.6 + random() * 0.7);
    path += `M${n(x - s * 0.75)} ${ground}C${n(x - s)} ${y(s * 0.9)} ${n(x - s * 0.5)} ${y(s * 1.7)} ${n(x)} ${y(s * 1.6)}`;
    path += `C${n(x + s * 0.6)} ${y(s * 1.7)} ${n(x + s)} ${y(s * 0.8)} ${n(x + s * 0.75)} ${ground}Z`;
  }
  return path;
}

const fronds = [
  [-26, 10, -14],
  [-22, -8, -12],
  [-10, -18, -6],
  [8, -19, 4],
  [22, -9, 12],
  [27, 9, 15],
  [-15, 20, -16],
  [16, 20, 16],
] as const;

export function palm(x: number, h: number, s: number): string {
  const trunk =
    `M${n(x - 2.2 * s)} ${ground}C${x - 1} ${y(h * 0.5)} ${n(x + 3 * s)} ${y(h * 0.8)} ${n(x + 4 * s)} ${y(h)}` +
    `L${n(x + 6.4 * s)} ${y(h)}C${n(x + 6 * s)} ${y(h * 0.7)} ${n(x + 2.4 * s)} ${y(h * 0.4)} ${n(x + 2.6 * s)} ${ground}Z`;
  const [cx, cy] = [n(x + 5 * s), y(h)];
  const crown = fronds.map(
    ([dx, dy, k]) =>
      `M${cx} ${cy}Q${n(cx + k * s)} ${n(cy + (dy - 14) * s * 0.7)} ${n(cx + dx * s)} ${n(cy + dy * s)}` +
      `Q${n(cx + k * s * 0.8)} ${n(cy + (dy - 4) * s * 0.6)} ${cx} ${cy + 2}Z`,
  );
  return trunk + crown.join('');
}

export function saguaro(x: number, h: number, s: number): string {
  const w = 9 * s;
  const r = n(w / 2);
  const arm = (side: 1 | -1, base: number, reach: number): string => {
    const elbow = n(x + side * reach * s);
    const up = side < 0 ? h * 0.22 : h * 0.2;
    return (
      `M${x} ${y(base)}H${elbow}V${y(base + up)}a${n(r * 0.8)} ${n(r * 0.8)} 0 0 1 ${n(side * w * 0.8)} 0` +
      `V${n(ground - base + w * 0.2)}q0 ${n(w * 0.6)} ${n(-side * w * 0.7)} ${n(w * 0.6)}H${x}Z`
    );
  };
  return `M${n(x - r)} ${ground}V${n(ground - h + r)}a${r} ${r} 0 0 1 ${n(w)} 0V${ground}Z${arm(-1, h * 0.42, 13)}${arm(1, h * 0.55, 11)}`;
}

export function waterTank(x: number, base: number): string {
  const barrel = poly(
    [x, base + 10],
    [x, base + 28],
    [x + 10, base + 38],
    [x + 20, base + 28],
    [x + 20, base + 10],
  );
  return box(x + 2, 2, base + 12) + box(x + 16, 2, base + 12) + barrel;
}

export function ferrisWheel(x: number, hub: number, r: number): string {
  const cy = y(hub);
  const inner = r - 3;
  let path = `M${x - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  path += `M${x - inner} ${cy}a${inner} ${inner} 0 1 1 ${2 * inner} 0a${inner} ${inner} 0 1 1 ${-2 * inner} 0Z`;
  for (let i = 0; i < 6; i++) {
    const [dx, dy] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
    path += `M${n(x - dx * r - dy)} ${n(cy - dy * r + dx)}L${n(x + dx * r - dy)} ${n(cy + dy * r + dx)}`;
    path += `L${n(x + dx * r + dy)} ${n(cy + dy * r - dx)}L${n(x - dx * r + dy)} ${n(cy - dy * r - dx)}Z`;
  }
  return (
    path +
    poly(
      [x - 18, 0],
      [x - 2, hub],
      [x + 2, hub],
      [x + 18, 0],
      [x + 13, 0],
      [x, hub - 6],
      [x - 13, 0],
    )
  );
}

export interface BridgePaths {
  readonly fill: string;
  readonly cables: string;
  readonly hangers: string;
}

interface BridgeSize {
  readonly x: number;
  readonly width: number;
  readonly tower: number;
  readonly deck: number;
}

export function suspensionBridge({ x, width, tower, deck }: BridgeSize): BridgePaths {
  const [left, right] = [x + width * 0.24, x + width * 0.78];
  const sag = 2 * (deck + 8) - tower;
  const cable = (a: number, ah: number, b: number, bh: number, low: number): string =>
    `M${n(a)} ${y(ah)}Q${n((a + b) / 2)} ${y(low)} ${n(b)} ${y(bh)}`;
  let hangers = '';
  for (let i = 1; i < 22; i++) {
    const u = i / 22;
    const top = (1 - u) ** 2 * tower + 2 * u * (1 - u) * sag + u * u * tower;
    hangers += `M${n(left + (right - left) * u)} ${y(deck)}V${y(Math.max(top, deck))}`;
  }
  const pylon = (t: number): string =>
    `M${n(t - 7)} ${ground}V${y(tower)}h5V${ground}ZM${n(t + 4)} ${ground}V${y(tower)}h5V${ground}Z` +
    [0.95, 0.76, 0.57, 0.4].map((k) => `M${n(t - 7)} ${y(tower * k)}h16v5h-16Z`).join('');
  return {
    fill: `${pylon(left)}${pylon(right)}M${x - 60} ${y(deck)}H${x + width + 60}v6H${x - 60}Z`,
    cables:
      cable(x - 40, deck, left, tower, deck + 20) +
      cable(left, tower, right, tower, sag) +
      cable(right, tower, x + width + 60, deck, deck + 20),
    hangers,
  };
}

export function stoneBridge(size: BridgeSize): BridgePaths {
  const { x, width, tower, deck } = size;
  const arch = `V${y(tower * 0.62)}q-5 -16 -9 0V${ground}`;
  const pylon = (c: number): string =>
    `M${n(c - 20)} ${ground}V${y(tower)}h40V${ground}h-10${arch}h-2${arch}Z`;
  return {
    ...suspensionBridge(size),
    fill: `${pylon(x + width * 0.24)}${pylon(x + width * 0.78)}M${x - 60} ${y(deck)}H${x + width + 90}v7H${x - 60}Z`,
  };
}

/** Lit windows: small warm marks on a grid inside buildings. */
export function litWindows(random: Random, buildings: readonly Building[]): string {
  let path = '';
  for (const [x, w, h] of buildings) {
    for (let wx = x + 6; wx < x + w - 7; wx += 8) {
      for (let height = 30; height < h - 9; height += 10)
        if (random() > 0.84) path += `M${wx} ${y(height)}h2.8v-4h-2.8Z`;
    }
  }
  return path;
}
