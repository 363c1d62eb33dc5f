import { describe, expect, it } from 'vitest';
import { formatDay, formatYearlyDay, isDay } from './calendar-day.ts';

describe('calendar days', () => {
  it('[DATE-08] are written MMMM d, yyyy', () => {
    expect([
      formatDay('2026-11-07'),
      formatDay('2025-01-31'),
      formatYearlyDay('1994-03-03'),
    ]).toEqual(['November 7, 2026', 'January 31, 2025', 'March 3']);
  });

  it('are days that exist', () => {
    expect(['2026-02-28', '2026-13-01', '26-1-1', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
