import { describe, expect, it } from 'vitest';
import { heightsOf } from './skyline-heights.ts';
import { box, poly } from './skyline-shapes.ts';

describe('heightsOf', () => {
  it('is the highest of what stands at each hundredth of the width', () => {
    const heights = heightsOf(box(120, 240, 130), poly([240, 0], [300, 260], [360, 0]));
    expect([0, 10, 20, 25, 30, 60].map((at) => heights[at])).toEqual([0, 0.5, 0.5, 1, 0.5, 0]);
  });
});

describe('poly', () => {
  it('runs one way around, whichever way its corners are listed', () => {
    const corners = [
      [0, 0],
      [0, 10],
      [10, 0],
    ] as const;
    expect(poly(...corners)).toBe(poly(...corners.toReversed()));
  });
});
