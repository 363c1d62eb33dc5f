import { describe, expect, it } from 'vitest';
import { aScene } from '../testing/some-wishes.ts';
import { mealtimeBetween } from './mealtime.ts';

/** How well a table at an hour suits two, and them and their children. */
const at = (hour: number, wish = '') =>
  mealtimeBetween(hour * 60, hour * 60, aScene({ wishes: { interests: wish ? [wish] : [] } }));

describe('the hour of a meal', () => {
  it('is best when most people sit down', () => {
    expect(at(19)).toBe(1);
    expect(at(12.75)).toBe(1);
    expect(at(16.25)).toBeLessThan(at(17.5));
  });

  it('is earlier with children', () => {
    expect(at(12, 'with our kids')).toBe(1);
    expect(at(17.25, 'with our kids')).toBe(1);
    expect(at(13.25, 'with our kids')).toBeLessThan(1);
    expect(at(20, 'with our kids')).toBeLessThan(at(20));
  });
});
