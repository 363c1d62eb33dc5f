import { describe, expect, it } from 'vitest';
import { sunsetIn } from './sunset-in.ts';

const clock = (hours: number, minutes: number): number => hours * 60 + minutes;

describe('sunsetIn', () => {
  it('says when the sun sets by the clocks of the city, in winter and in summer', () => {
    // timeanddate.com
    for (const [city, day, almanac] of [
      ['San Francisco', '2026-12-01', clock(16, 51)],
      ['San Francisco', '2026-06-21', clock(20, 35)],
      ['Los Angeles', '2026-12-01', clock(16, 44)],
      ['New York', '2026-12-01', clock(16, 29)],
      ['New York', '2026-06-21', clock(20, 31)],
      ['Chicago', '2026-12-01', clock(16, 20)],
      ['Houston', '2026-12-01', clock(17, 22)],
      ['Phoenix', '2026-06-21', clock(19, 41)],
    ] as const)
      expect(Math.abs((sunsetIn(city, day) ?? 0) - almanac), `${city}, ${day}`).toBeLessThanOrEqual(
        3,
      );
  });
});
