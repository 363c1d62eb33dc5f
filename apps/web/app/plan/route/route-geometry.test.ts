import { describe, expect, it } from 'vitest';
import { box, layoutRoute, overlap, type Place } from './route-geometry.ts';

const northBeach: Place = { lat: 37.7997, lon: -122.4071 };
const mission: Place = { lat: 37.7599, lon: -122.4148 };
const oceanBeach: Place = { lat: 37.7594, lon: -122.5107 };
const names = ['City Lights', 'Dolores Park Café', 'Ocean Beach'];

/** Places around San Francisco, some of them doors apart; the same every time. */
function somePlaces(seed: number): Place[] {
  const share = (n: number): number => (Math.sin(seed * 97.3 + n * 31.7) + 1) / 2;
  const size = [0.0001, 0.004, 0.05][seed % 3] ?? 0.05;
  return [0, 1, 2].map((i) => ({
    lat: 37.76 + size * share(i),
    lon: -122.44 + size * share(i + 7),
  }));
}

describe('the sketch of a route', () => {
  it('[NEW-13] has north at the top and west on the left', () => {
    const [first, second, third] = layoutRoute([northBeach, mission, oceanBeach], names).stops;
    expect(first?.y).toBeLessThan(second?.y ?? 0);
    expect(third?.x).toBeLessThan(second?.x ?? 0);
  });

  it('[NEW-13] is drawn to the scale it shows', () => {
    const { stops, scale } = layoutRoute([northBeach, mission, oceanBeach], names);
    const [, second, third] = stops;
    // From Dolores Street to the beach it is 5.2 miles as the crow flies.
    const miles =
      (Math.hypot((second?.x ?? 0) - (third?.x ?? 0), (second?.y ?? 0) - (third?.y ?? 0)) *
        scale.miles) /
      scale.width;
    expect(miles).toBeCloseTo(5.24, 1);
    expect(scale.width).toBeLessThanOrEqual(110);
  });

  it('[NEW-13] leads no way under a stop in between', () => {
    const between = {
      lat: northBeach.lat * 0.3 + mission.lat * 0.7,
      lon: northBeach.lon * 0.3 + mission.lon * 0.7,
    };
    const { stops, legs } = layoutRoute([northBeach, mission, between], names);
    const [, , third] = stops;
    const [x0 = 0, y0 = 0, cx = 0, cy = 0, x1 = 0, y1 = 0] = (
      legs[0]?.match(/-?[\d.]+/g) ?? []
    ).map(Number);
    const distances = [0.5, 0.6, 0.7, 0.8].map((t) =>
      Math.hypot(
        (1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t ** 2 * x1 - (third?.x ?? 0),
        (1 - t) ** 2 * y0 + 2 * t * (1 - t) * cy + t ** 2 * y1 - (third?.y ?? 0),
      ),
    );
    expect(Math.min(...distances)).toBeGreaterThan(16);
  });

  it('[NEW-13] has no words over a stop, over other words or beyond the edge', () => {
    for (let seed = 0; seed < 300; seed++) {
      const { stops, pills, names: labels } = layoutRoute(somePlaces(seed), names);
      const discs = stops.map(({ x, y }) => ({ x: x - 16, y: y - 16, width: 32, height: 32 }));
      const words = [
        ...pills.flatMap((pill) =>
          pill ? [{ x: pill.x - 48, y: pill.y - 15, width: 96, height: 30 }] : [],
        ),
        ...labels.filter((label) => label !== null),
      ];
      const all = [...discs, ...words];
      for (const [i, a] of all.entries()) {
        for (const b of all.slice(i + 1)) expect(overlap(a, b), `seed ${seed}`).toBe(false);
        expect([
          a.x >= 0,
          a.y >= 0,
          a.x + a.width <= box.width,
          a.y + a.height <= box.height,
        ]).toEqual([true, true, true, true]);
      }
    }
  });

  it('[NEW-13] has no words over a stop or over other words where there is little room', () => {
    for (const size of [
      { width: 280, height: 152 },
      { width: 305, height: 196 },
      { width: 352, height: 300 },
      { width: 1020, height: 284 },
    ])
      for (let seed = 0; seed < 100; seed++) {
        const { stops, pills, names: labels, scale } = layoutRoute(somePlaces(seed), names, size);
        const discs = stops.map(({ x, y }) => ({ x: x - 16, y: y - 16, width: 32, height: 32 }));
        const strip = { y: size.height - 34, height: 34 };
        const legend = [
          { x: 18, width: scale.width, ...strip },
          { x: size.width - 50, width: 32, ...strip },
        ];
        const words = [
          ...pills.flatMap((pill) =>
            pill ? [{ x: pill.x - 48, y: pill.y - 14, width: 96, height: 28 }] : [],
          ),
          ...labels.filter((label) => label !== null),
        ];
        for (const [i, word] of words.entries())
          for (const other of [...legend, ...discs, ...words.slice(i + 1)])
            expect(overlap(word, other), `${size.width}, seed ${seed}`).toBe(false);
        for (const [i, { x, y }] of stops.entries()) {
          expect(y + 16, `seed ${seed}`).toBeLessThanOrEqual(strip.y);
          for (const b of stops.slice(i + 1))
            expect(Math.hypot(x - b.x, y - b.y), `${size.width}, seed ${seed}`).toBeGreaterThan(32);
        }
      }
  });

  it('names every stop where a phone has little room, a long name on two lines', () => {
    const places: Place[] = [
      { lat: 37.7619, lon: -122.4116 },
      { lat: 37.7591, lon: -122.4171 },
      { lat: 37.7592, lon: -122.4112 },
    ];
    const heightsOf = (stops: readonly string[]) =>
      layoutRoute(places, stops, { width: 310, height: 212 }).names.map((name) => name?.height);
    expect(heightsOf(['Heath Ceramics', 'San Jalisco', 'Trick Dog'])).toEqual([18, 18, 18]);
    const [long] = heightsOf(['Gingerbread house at the Fairmont', 'San Jalisco', 'Trick Dog']);
    expect(long).toBe(36);
  });

  it('lets a name stand on a way rather than leave it out', () => {
    const places = [
      { lat: 37.7619, lon: -122.4136 },
      { lat: 37.7605, lon: -122.4126 },
      { lat: 37.7591, lon: -122.4136 },
      { lat: 37.7605, lon: -122.4146 },
      { lat: 37.7612, lon: -122.4131 },
    ];
    const stops = ['Heath Ceramics', 'San Jalisco', 'Trick Dog', 'Southern Pacific', 'Atlas'];
    expect(layoutRoute(places, stops, { width: 310, height: 212 }).names).not.toContain(null);
  });

  it('keeps stops at the same door apart', () => {
    const [first, second] = layoutRoute([mission, mission], names).stops;
    expect(
      Math.hypot((first?.x ?? 0) - (second?.x ?? 0), (first?.y ?? 0) - (second?.y ?? 0)),
    ).toBeGreaterThan(36);
  });
});
