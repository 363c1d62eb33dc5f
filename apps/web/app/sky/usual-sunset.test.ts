import { describe, expect, it } from 'vitest';
import { usualSunset } from './usual-sunset.ts';

/** Sunset in San Francisco, to five minutes, in standard time. */
const known = [
  { day: '2026-06-21', minutes: 19 * 60 + 35 },
  { day: '2026-09-22', minutes: 18 * 60 + 5 },
  { day: '2026-12-21', minutes: 16 * 60 + 55 },
];

describe('usualSunset', () => {
  it('is within half an hour of the sun over a city', () => {
    for (const { day, minutes } of known) {
      const summerTime =
        new Date(2026, 0, 1).getTimezoneOffset() - new Date(`${day}T12:00`).getTimezoneOffset();
      expect(Math.abs((usualSunset(day) ?? 0) - summerTime - minutes), day).toBeLessThan(30);
    }
  });

  it('knows nothing of a day that is none', () => {
    expect(usualSunset('someday')).toBeNull();
  });
});
