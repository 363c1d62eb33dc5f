import { describe, expect, it } from 'vitest';
import { aCrossing, riverNorthOfTheSquare } from './testing/a-river.ts';
import { townSquare } from '@rendezvous/venue-model/testing';
import { divides, milesAcross, straightMiles } from './waters.ts';

/** A point so many miles north and east of the town square. */
const at = (north: number, east = 0) => ({
  lat: townSquare.lat + north / 69.0936,
  lon: townSquare.lon + east / (69.0936 * Math.cos((townSquare.lat * Math.PI) / 180)),
});

describe('straightMiles', () => {
  it('measures known distances within half a percent', () => {
    // Great-circle distances of the landmarks' published coordinates.
    const rows = [
      [
        'Ferry Building to Golden Gate Bridge',
        { lat: 37.7955, lon: -122.3937 },
        { lat: 37.8199, lon: -122.4783 },
        4.92,
      ],
      [
        'Willis Tower to Wrigley Field',
        { lat: 41.8789, lon: -87.6359 },
        { lat: 41.9484, lon: -87.6553 },
        4.904,
      ],
      [
        'Times Square to Brooklyn Bridge',
        { lat: 40.758, lon: -73.9855 },
        { lat: 40.7061, lon: -73.9969 },
        3.635,
      ],
    ] as const;
    for (const [name, a, b, miles] of rows)
      expect(Math.abs(straightMiles(a, b) - miles) / miles, name).toBeLessThan(0.005);
  });

  it('is nothing from a place to itself, and the same both ways', () => {
    expect(straightMiles(townSquare, townSquare)).toBe(0);
    expect(straightMiles(townSquare, at(2))).toBeCloseTo(straightMiles(at(2), townSquare), 12);
  });
});

describe('divides', () => {
  const river = riverNorthOfTheSquare([]);

  it('holds points on two sides apart, and none on one side', () => {
    expect(divides(river, at(0), at(0.4))).toBe(true);
    expect(divides(river, at(0.4), at(0))).toBe(true);
    expect(divides(river, at(0), at(0.1, 3))).toBe(false);
    expect(divides(river, at(0.5), at(2, 3))).toBe(false);
  });

  it('holds none apart where the way passes its end', () => {
    expect(divides(river, at(0, 11), at(0.4, 11))).toBe(false);
  });

  it('holds none apart that a bay lies between twice', () => {
    const bay = { ...river, line: [at(0.2, -5), at(0.2, 5), at(0.6, 5), at(0.6, -5)] };
    expect(divides(bay, at(0), at(1))).toBe(false);
    expect(divides(bay, at(0), at(0.4))).toBe(true);
  });
});

describe('milesAcross', () => {
  it('is the straight line where nothing lies between', () => {
    expect(milesAcross(at(0), at(0.1, 1), true, [riverNorthOfTheSquare([])])).toBeCloseTo(
      straightMiles(at(0), at(0.1, 1)),
      12,
    );
  });

  it('goes by the crossing that makes the way shortest, from either side', () => {
    const river = riverNorthOfTheSquare([
      aCrossing({ milesEast: 3 }),
      aCrossing({ milesEast: -1 }),
    ]);
    const byTheNearer = 2 * Math.hypot(1, 0.1) + 0.2;
    expect(milesAcross(at(0), at(0.4), true, [river])).toBeCloseTo(byTheNearer, 3);
    expect(milesAcross(at(0.4), at(0), true, [river])).toBeCloseTo(byTheNearer, 3);
  });

  it('crosses one water after another', () => {
    const near = riverNorthOfTheSquare([aCrossing({ milesEast: 1 })]);
    const far = riverNorthOfTheSquare([aCrossing({ milesEast: 0, milesNorth: 1 })], 1);
    // To the first bridge and over it, back to the middle at the second one, and over that.
    expect(milesAcross(at(0), at(1.2), false, [near, far])).toBeCloseTo(
      Math.hypot(1, 0.1) + 0.2 + Math.hypot(1, 0.6) + 0.2 + 0.1,
      2,
    );
    expect(milesAcross(at(0), at(1.2), false, [far, near])).toBeCloseTo(
      milesAcross(at(0), at(1.2), false, [near, far]),
      12,
    );
  });

  it('is infinite where no crossing will do', () => {
    expect(
      milesAcross(at(0), at(0.4), true, [
        riverNorthOfTheSquare([aCrossing({ milesEast: 1, onFoot: false })]),
      ]),
    ).toBe(Number.POSITIVE_INFINITY);
    expect(milesAcross(at(0), at(0.4), false, [riverNorthOfTheSquare([])])).toBe(
      Number.POSITIVE_INFINITY,
    );
  });
});
