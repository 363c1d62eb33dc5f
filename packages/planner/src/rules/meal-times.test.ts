import { describe, expect, it } from 'vitest';
import { isLunchOver, mealsNeeded, tablesFor } from './meal-times.ts';

describe('mealsNeeded', () => {
  const served = { at: new Set(['lunch', 'dinner'] as const), elsewhere: false };
  const [lunch, dinnerTime] = [0b01, 0b10];
  const course = (earliest: number, latest: number, minutes: number, until = 0) => ({
    ...{ earliest: earliest * 60, latest: latest * 60 },
    ...{ minutes, until: until * 60 },
  });

  it('needs the meal whose time is covered whenever the plan begins', () => {
    expect(mealsNeeded(3, course(17, 17.5, 120), served)).toBe(dinnerTime);
    expect(mealsNeeded(3, course(17, 17.5, 100), served)).toBe(0);
    expect(mealsNeeded(5, course(12, 12.5, 420), served)).toBe(lunch | dinnerTime);
  });

  it('needs the meal whose time is covered by the hour at which the plan ends at the earliest', () => {
    expect(mealsNeeded(3, course(17, 17.5, 60, 19), served)).toBe(dinnerTime);
    expect(mealsNeeded(3, course(17, 17.5, 60, 18.5), served)).toBe(0);
  });

  it('takes one table for all meals of three stops, and one for each of more', () => {
    expect(tablesFor(3, lunch | dinnerTime)).toBe(1);
    expect(tablesFor(5, lunch | dinnerTime)).toBe(2);
  });

  it('knows when lunch can no longer be had', () => {
    expect(isLunchOver(5, lunch, 16 * 60)).toBe(true);
    expect(isLunchOver(5, lunch, 15 * 60)).toBe(false);
    expect(isLunchOver(3, lunch, 16 * 60)).toBe(false);
    expect(isLunchOver(5, dinnerTime, 16 * 60)).toBe(false);
  });
});
