import { describe, expect, it } from 'vitest';
import { hourTicks, layoutArc, pointAt, segmentPath } from './arc-geometry.ts';

describe('pointAt', () => {
  it('stands on the ground at both ends, on top in the middle and at three quarters a quarter in', () => {
    expect([0, 0.25, 0.5, 1].map(pointAt)).toEqual([
      { x: 0, y: 100 },
      { x: 25, y: 25 },
      { x: 50, y: 0 },
      { x: 100, y: 100 },
    ]);
  });
});

describe('segmentPath', () => {
  it('draws the whole arc as one quadratic Bezier', () => {
    expect(segmentPath(0, 1)).toBe('M0 100Q50 -100 100 100');
  });

  it('draws its first half with the control point where the two tangents meet', () => {
    expect(segmentPath(0, 0.5)).toBe('M0 100Q25 0 50 0');
  });
});

describe('layoutArc', () => {
  it('places stays, legs and markers linearly in time', () => {
    const layout = layoutArc([
      { start: 1000, end: 1040 },
      { start: 1050, end: 1100 },
    ]);
    expect(layout.span).toEqual({ from: 1000, to: 1100 });
    expect(layout.stays.map(({ a, b }) => [a, b])).toEqual([
      [0, 0.4],
      [0.5, 1],
    ]);
    expect(layout.legs).toEqual([{ a: 0.4, b: 0.5 }]);
    expect(layout.stops.map(({ u, side }) => [u, side])).toEqual([
      [0.2, 'start'],
      [0.75, 'end'],
    ]);
  });

  it('goes on past midnight', () => {
    const layout = layoutArc([
      { start: 1380, end: 1410 },
      { start: 10, end: 60 },
    ]);
    expect(layout.span).toEqual({ from: 1380, to: 1500 });
    expect(layout.stays[1]).toMatchObject({ start: 1450, end: 1500 });
  });

  it('lets the later of two overlapping stays start where the earlier ends', () => {
    const layout = layoutArc([
      { start: 1080, end: 1150 },
      { start: 1140, end: 1200 },
    ]);
    expect(layout.stays[1]).toMatchObject({ start: 1150, end: 1200 });
    expect(layout.legs[0]?.a).toBe(layout.legs[0]?.b);
  });

  it('ends an open-ended stay when the next begins, and the last after 75 minutes', () => {
    const layout = layoutArc([
      { start: 1080, end: null },
      { start: 1140, end: null },
    ]);
    expect(layout.stays.map(({ end }) => end)).toEqual([1140, 1215]);
  });

  it('shares the arc equally and knows no span when a start is missing', () => {
    const layout = layoutArc([
      { start: 1080, end: null },
      { start: null, end: null },
      { start: null, end: null },
    ]);
    expect(layout.span).toBeNull();
    expect(layout.stays.map(({ a, b }) => Number((b - a).toFixed(3)))).toEqual([0.3, 0.3, 0.3]);
  });
});

describe('layoutArc with times that are none', () => {
  it.each([1e20, -1e20, 1e308, Number.NaN, Number.POSITIVE_INFINITY])(
    'draws a start of %s as if it were missing, and an end as well',
    (time) => {
      expect(layoutArc([{ start: time, end: 1200 }]).span).toBeNull();
      expect(layoutArc([{ start: 1080, end: time }]).span).toEqual({ from: 1080, to: 1155 });
    },
  );
});

describe('hourTicks', () => {
  it('marks the whole hours inside the span', () => {
    expect(hourTicks({ from: 945, to: 1215 }).map(({ minutes }) => minutes)).toEqual([
      960, 1020, 1080, 1140, 1200,
    ]);
  });

  it('thins a long day to at most seven', () => {
    expect(hourTicks({ from: 600, to: 1440 })).toHaveLength(5);
  });
});
