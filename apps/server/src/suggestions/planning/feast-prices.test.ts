import { describe, expect, it } from 'vitest';
import { riseOn } from './feast-prices.ts';

const forTwo = (dollars: number) => ({
  minCents: dollars * 80,
  maxCents: dollars * 120,
  expectedCents: dollars * 100,
});

describe('prices of a feast', () => {
  it('apply to set menus and to places that sell tickets', () => {
    expect(riseOn('new-years-eve', { category: 'restaurant', cost: forTwo(120) })).toBeGreaterThan(
      1,
    );
    expect(riseOn('new-years-eve', { category: 'music_venue', cost: forTwo(40) })).toBe(2);
    expect(
      riseOn('valentines-day', { category: 'fine_dining', cost: forTwo(300) }),
    ).toBeGreaterThan(1);
  });

  it('are the usual ones at counters, at the cinema, and on any other day', () => {
    expect(riseOn('new-years-eve', { category: 'restaurant', cost: forTwo(40) })).toBe(1);
    expect(riseOn('new-years-eve', { category: 'casual_eatery', cost: forTwo(90) })).toBe(1);
    expect(riseOn('new-years-eve', { category: 'cinema', cost: forTwo(36) })).toBe(1);
    expect(riseOn('birthday', { category: 'fine_dining', cost: forTwo(300) })).toBe(1);
    expect(riseOn(null, { category: 'music_venue', cost: forTwo(40) })).toBe(1);
  });
});
