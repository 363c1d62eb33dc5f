import { describe, expect, it } from 'vitest';
import { aSpokenStop } from '../../testing/a-spoken-stop.ts';
import { aScene } from '../../testing/some-wishes.ts';
import { speaksOf } from './conditions.ts';

describe('speaksOf', () => {
  const sun = { sunrise: 7 * 60, sunset: 17.5 * 60, dusk: 18 * 60 };
  const normals = (lowF: number, highF: number) =>
    ({ kind: 'normals', lowF, highF, rainInches: 1 }) as const;
  it.each([
    ['watch the sunset from the top', 17, '2026-12-05', true],
    ['watch the sunset from the top', 12, '2026-12-05', false],
    ['A period of hockey over the bar', 20, '2026-12-05', true],
    ['A period of hockey over the bar', 20, '2027-06-12', false],
    ['be there for sunrise', 7, '2026-12-05', true],
    ['be there for sunrise', 15, '2026-12-05', false],
    ['quiet in the morning', 9, '2026-12-05', true],
    ['quiet in the morning', 16, '2026-12-05', false],
    ['The brunch is worth the line', 11, '2026-12-05', true],
    ['The brunch is worth the line', 19, '2026-12-05', false],
    ['A window for cold hands', 16, '2026-12-05', true],
    ['A window for cold hands', 16, '2026-07-05', false],
    ['Oysters are cheap before seven', 17, '2026-12-05', true],
    ['Oysters are cheap before seven', 21, '2026-12-05', false],
    ['Oysters are cheap at happy hour', 16, '2026-12-05', true],
    ['Oysters are cheap at happy hour', 20, '2026-12-05', false],
    ['The kitchen is open until ten', 20, '2026-12-05', true],
    ['The kitchen is open until ten', 23, '2026-12-05', false],
    ['Bands play on weekends', 20, '2026-12-05', true],
    ['Bands play on weekends', 20, '2026-12-01', false],
    ['The patio is the seat in summer', 18, '2026-07-05', true],
    ['The patio is the seat in summer', 18, '2026-12-05', false],
    ['lie in the grass', 13, '2026-07-05', true],
    ['lie in the grass', 13, '2026-12-05', false],
    ['take a table on the patio', 13, '2026-07-05', true],
    ['take a table on the patio', 13, '2026-12-05', false],
    ['wait for the rain to fall indoors', 20, '2026-12-05', false],
    ['share the naan', 20, '2026-12-05', true],
    ['warm your hands at the fire pit', 18, '2026-07-05', false],
    ['warm your hands at the fire pit', 18, '2026-12-05', true],
    ['take the sidewalk table', 23, '2026-12-05', false],
    ['talk until late below the masks', 14, '2026-12-05', false],
    ['count the turtles below', 10, '2026-12-05', false],
  ])('of “%s” at %d:00 on %s: %s', (text, hour, date, expected) => {
    const weather = date.startsWith('2026-07') ? normals(62, 84) : normals(28, 40);
    const { context } = aScene({ context: { date, sun, weather } });
    expect(
      speaksOf(text, { stop: aSpokenStop(hour, { category: 'park' }), context }, 'doing'),
    ).toBe(expected);
  });

  it('names no patio in the heat of a desert summer, not even as a fact', () => {
    const told = (highF: number): boolean => {
      const { context } = aScene({ context: { date: '2026-07-05', weather: normals(85, highF) } });
      const stop = aSpokenStop(15, { category: 'bar' });
      return speaksOf('A thousand beers, and a patio to drink one on', { stop, context }, 'fact');
    };
    expect(told(88)).toBe(true);
    expect(told(106)).toBe(false);
  });
});
