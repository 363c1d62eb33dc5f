import { describe, expect, it } from 'vitest';
import { nearestThumb, valueAtShare, withThumb } from './thumb-values.ts';

describe('valueAtShare', () => {
  it('gives whole steps within the slider, however far the pointer is dragged', () => {
    const dollars = { min: 0, max: 500, step: 10 };
    expect([0, 0.5, 0.507, 0.513, 1, -2, 3].map((share) => valueAtShare(share, dollars))).toEqual([
      0, 250, 250, 260, 500, 0, 500,
    ]);
  });

  it('counts steps from the least value, without the dust of fractions', () => {
    expect(valueAtShare(0.65, { min: 1, max: 3, step: 0.1 })).toBe(2.3);
    expect(valueAtShare(0.5, { min: 1, max: 50, step: 1 })).toBe(26);
    expect(valueAtShare(0, { min: 0.5, max: 5, step: 0.5 })).toBe(0.5);
  });
});

describe('withThumb', () => {
  it('moves one thumb and stops at the next', () => {
    expect(withThumb([50, 100], 0, 80)).toEqual([80, 100]);
    expect(withThumb([50, 100], 0, 300)).toEqual([100, 100]);
    expect(withThumb([50, 100], 1, 10)).toEqual([50, 50]);
    expect(withThumb([20], 0, 300)).toEqual([300]);
  });
});

describe('nearestThumb', () => {
  it('is the one that a pointer is closest to', () => {
    expect(nearestThumb([100, 200], 140)).toBe(0);
    expect(nearestThumb([100, 200], 160)).toBe(1);
    expect(nearestThumb([100], 900)).toBe(0);
  });

  it('takes, of two in one place, the one that can move toward the pointer', () => {
    expect(nearestThumb([300, 300], 320)).toBe(1);
    expect(nearestThumb([300, 300], 280)).toBe(0);
  });
});
