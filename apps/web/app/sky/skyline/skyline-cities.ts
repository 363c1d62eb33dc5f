import {
  type BridgePaths,
  type Building,
  box,
  ferrisWheel,
  gables,
  ground as g,
  hills,
  palm,
  poly,
  type Random,
  ridge,
  rooftops,
  saguaro,
  stoneBridge,
  suspensionBridge,
  trees,
  waterTank,
} from './skyline-shapes.ts';

export interface CityLayers {
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly bridge?: BridgePaths;
}

type DrawCity = (random: Random, lit: Building[]) => CityLayers;

const sanFrancisco: DrawCity = (r, lit) => ({
  far:
    hills([
      [0, 70],
      [150, 120],
      [330, 72],
      [560, 96],
      [760, 60],
      [960, 128],
      [1120, 96],
      [1200, 104],
    ]) +
    box(1003, 2.5, 222) +
    box(1019, 2.5, 226) +
    box(1035, 2.5, 222) +
    poly([1001, 190], [1038, 190], [1038, 187], [1001, 187]) +
    poly([1001, 160], [1038, 160], [1036, 156], [1003, 156]) +
    poly([994, 100], [1001, 160], [1005, 160], [999, 100]) +
    poly([1044, 100], [1038, 160], [1034, 160], [1039, 100]),
  mid:
    rooftops(r, { from: 560, to: 900, heights: [44, 120], widths: [20, 40], lit }) +
    poly([640, 0], [653, 218], [657, 232], [661, 218], [674, 0]) +
    poly([648, 96], [639, 96], [650, 144]) +
    poly([666, 96], [675, 96], [664, 144]) +
    `M716 ${g}V${g - 176}C716 ${g - 214} 727 ${g - 222} 736 ${g - 222}C745 ${g - 222} 756 ${g - 214} 756 ${g - 176}V${g}Z` +
    box(786, 30, 150) +
    box(600, 26, 128),
  bridge: suspensionBridge({ x: 40, width: 470, tower: 150, deck: 46 }),
  near:
    hills([
      [0, 34],
      [90, 42],
      [240, 22],
      [420, 14],
      [620, 20],
      [820, 26],
      [1000, 26],
      [1200, 22],
    ]) +
    gables(r, 850, 1200) +
    trees(r, { from: 0, to: 210, height: 22, count: 9 }) +
    trees(r, { from: 620, to: 820, height: 15, count: 9 }),
});

const chicago: DrawCity = (r, lit) => ({
  far: rooftops(r, { from: 60, to: 1160, heights: [40, 130], widths: [26, 54] }),
  mid:
    rooftops(r, { from: 180, to: 1010, heights: [54, 128], widths: [24, 46], lit }) +
    box(396, 62, 150) +
    box(404, 46, 186) +
    box(412, 30, 214) +
    box(417, 3, 250) +
    box(434, 3, 256) +
    poly([770, 0], [780, 204], [822, 204], [832, 0]) +
    box(788, 3, 246) +
    box(811, 3, 238) +
    box(600, 40, 190) +
    `M520 ${g}V${g - 128}h7v-5h7v5h7V${g}ZM556 ${g}V${g - 128}h7v-5h7v5h7V${g}Z` +
    poly([690, 0], [690, 160], [706, 178], [722, 160], [722, 0]) +
    poly([300, 0], [300, 140], [336, 166], [336, 0]),
  near:
    hills([
      [0, 16],
      [240, 22],
      [520, 14],
      [800, 18],
      [1200, 14],
    ]) +
    box(880, 260, 24) +
    ferrisWheel(1010, 74, 46) +
    trees(r, { from: 0, to: 520, height: 18, count: 24 }) +
    trees(r, { from: 540, to: 860, height: 14, count: 14 }),
});

const losAngeles: DrawCity = (r, lit) => ({
  far: ridge([
    [0, 90],
    [90, 128],
    [170, 112],
    [280, 158],
    [380, 128],
    [520, 150],
    [640, 112],
    [800, 136],
    [930, 104],
    [1060, 126],
    [1200, 88],
  ]),
  mid:
    hills([
      [0, 76],
      [160, 104],
      [330, 84],
      [470, 40],
      [700, 30],
      [1200, 44],
    ]) +
    box(196, 92, 124) +
    `M222 ${g - 122}a20 20 0 0 1 40 0ZM190 ${g - 118}a12 12 0 0 1 24 0ZM270 ${g - 118}a12 12 0 0 1 24 0Z` +
    rooftops(r, { from: 620, to: 930, heights: [40, 104], widths: [22, 40], lit }) +
    box(742, 36, 176) +
    `M742 ${g - 176}q18 -22 36 0Z` +
    poly([800, 0], [800, 150], [834, 166], [834, 0]) +
    box(700, 28, 148),
  near:
    hills([
      [0, 22],
      [300, 16],
      [600, 20],
      [900, 14],
      [1200, 24],
    ]) +
    palm(70, 150, 1.15) +
    palm(118, 118, 0.95) +
    palm(470, 104, 0.85) +
    palm(1010, 132, 1) +
    palm(1070, 168, 1.25) +
    palm(1130, 120, 0.95) +
    trees(r, { from: 180, to: 420, height: 12, count: 12 }) +
    trees(r, { from: 520, to: 980, height: 11, count: 20 }),
});

const houston: DrawCity = (r, lit) => ({
  far: rooftops(r, { from: 120, to: 1100, heights: [34, 110], widths: [28, 56] }),
  mid:
    rooftops(r, { from: 300, to: 920, heights: [54, 122], widths: [26, 46], lit }) +
    poly([470, 0], [470, 216], [508, 216], [522, 202], [522, 0]) +
    poly(
      [560, 0],
      [560, 150],
      [574, 150],
      [574, 172],
      [586, 172],
      [586, 196],
      [598, 210],
      [610, 196],
      [610, 172],
      [622, 172],
      [622, 150],
      [634, 150],
      [634, 0],
    ) +
    poly([666, 0], [666, 190], [714, 190], [714, 0]) +
    poly([672, 190], [690, 206], [708, 190]) +
    poly([400, 0], [400, 168], [424, 184], [448, 168], [448, 0]) +
    box(760, 40, 158),
  near:
    hills([
      [0, 30],
      [220, 18],
      [430, 26],
      [700, 12],
      [960, 26],
      [1200, 20],
    ]) +
    trees(r, { from: 0, to: 380, height: 26, count: 13 }) +
    trees(r, { from: 420, to: 760, height: 18, count: 16 }) +
    trees(r, { from: 780, to: 1200, height: 26, count: 15 }),
});

const newYork: DrawCity = (r, lit) => ({
  far: rooftops(r, { from: 0, to: 1200, heights: [60, 148], widths: [22, 44] }),
  mid:
    rooftops(r, { from: 240, to: 1200, heights: [64, 136], widths: [22, 40], lit }) +
    box(560, 74, 128) +
    box(572, 50, 168) +
    box(583, 28, 196) +
    box(590, 14, 210) +
    poly([594, 210], [597, 252], [600, 210]) +
    box(790, 40, 158) +
    `M790 ${g - 158}C794 ${g - 190} 804 ${g - 200} 810 ${g - 244}C816 ${g - 200} 826 ${g - 190} 830 ${g - 158}Z` +
    poly([960, 0], [960, 120], [974, 212], [998, 212], [1012, 120], [1012, 0]) +
    box(985, 2.6, 252) +
    box(690, 22, 206) +
    box(440, 34, 158),
  bridge: stoneBridge({ x: -30, width: 440, tower: 140, deck: 44 }),
  near:
    hills([
      [0, 18],
      [300, 14],
      [700, 20],
      [1200, 16],
    ]) +
    rooftops(r, { from: 470, to: 1200, heights: [22, 52], widths: [34, 62] }) +
    waterTank(560, 44) +
    waterTank(860, 50) +
    waterTank(1090, 42),
});

const phoenix: DrawCity = (r, lit) => ({
  far: ridge([
    [0, 60],
    [110, 84],
    [220, 70],
    [360, 118],
    [450, 150],
    [520, 138],
    [570, 168],
    [650, 182],
    [720, 150],
    [800, 96],
    [930, 76],
    [1060, 98],
    [1200, 66],
  ]),
  mid:
    ridge([
      [0, 44],
      [140, 60],
      [260, 48],
      [420, 64],
      [560, 44],
      [1200, 36],
    ]) +
    rooftops(r, { from: 760, to: 1040, heights: [36, 96], widths: [22, 40], lit }) +
    box(880, 32, 116) +
    poly([930, 0], [930, 104], [962, 120], [962, 0]),
  near:
    hills([
      [0, 26],
      [240, 36],
      [520, 20],
      [840, 30],
      [1200, 22],
    ]) +
    saguaro(110, 118, 1.25) +
    saguaro(206, 74, 0.9) +
    saguaro(640, 66, 0.8) +
    saguaro(1086, 104, 1.15) +
    trees(r, { from: 260, to: 560, height: 10, count: 12 }) +
    trees(r, { from: 700, to: 1040, height: 9, count: 12 }),
});

/** Seeded rooftops and hills for every other place. */
export const anyCity: DrawCity = (r, lit) => ({
  far: hills([
    [0, 60],
    [240, 104],
    [480, 70],
    [760, 112],
    [1000, 72],
    [1200, 92],
  ]),
  mid: rooftops(r, { from: 260, to: 980, heights: [46, 128], widths: [22, 46], lit }),
  near:
    hills([
      [0, 24],
      [400, 16],
      [800, 26],
      [1200, 18],
    ]) +
    trees(r, { from: 0, to: 420, height: 18, count: 16 }) +
    trees(r, { from: 760, to: 1200, height: 18, count: 16 }),
});

export const drawCityBySlug: Readonly<Partial<Record<string, DrawCity>>> = {
  'san-francisco': sanFrancisco,
  chicago,
  'los-angeles': losAngeles,
  houston,
  'new-york': newYork,
  phoenix,
};
