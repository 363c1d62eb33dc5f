import { describe, expect, it } from 'vitest';
import { closingHolidayOf, dayOfYear, daysBetween, monthOf, weekdayOf } from './calendar.ts';

describe('weekdayOf', () => {
  it('knows the weekdays of historical dates', () => {
    const rows = [
      ['1969-07-20', 0], // the moon landing, a Sunday
      ['2000-01-01', 6],
      ['2000-02-29', 2],
      ['2024-02-29', 4],
      ['2026-01-01', 4],
      ['2026-05-05', 2],
      ['2026-07-04', 6],
      ['2026-12-31', 4],
      ['2100-03-01', 1],
    ] as const;
    for (const [date, weekday] of rows) expect(weekdayOf(date), date).toBe(weekday);
  });

  it('goes round the week day by day, over the ends of months and years', () => {
    const days = ['2023-12-30', '2023-12-31', '2024-01-01', '2024-01-02'].map(weekdayOf);
    expect(days).toEqual([6, 0, 1, 2]);
    expect(['2024-02-28', '2024-02-29', '2024-03-01'].map(weekdayOf)).toEqual([3, 4, 5]);
    expect(['2025-02-28', '2025-03-01'].map(weekdayOf)).toEqual([5, 6]);
  });
});

describe('dayOfYear', () => {
  it('counts from 1, with the leap day where there is one', () => {
    const rows = [
      ['2026-01-01', 1],
      ['2026-03-01', 60],
      ['2026-12-31', 365],
      ['2024-02-29', 60],
      ['2024-03-01', 61],
      ['2024-12-31', 366],
      ['2000-12-31', 366],
      ['1900-12-31', 365],
      ['2100-12-31', 365],
    ] as const;
    for (const [date, day] of rows) expect(dayOfYear(date), date).toBe(day);
  });
});

describe('monthOf', () => {
  it('counts months from 0', () => {
    expect([monthOf('2026-01-31'), monthOf('2026-12-01')]).toEqual([0, 11]);
  });
});

describe('closingHolidayOf', () => {
  it('finds Thanksgiving, the fourth Thursday of November', () => {
    for (const date of [
      '2024-11-28',
      '2025-11-27',
      '2026-11-26',
      '2027-11-25',
      '2028-11-23',
      '2029-11-22',
      '2030-11-28',
    ])
      expect(closingHolidayOf(date), date).toBe('Thanksgiving');
  });

  it('takes no other Thursday for it', () => {
    for (const date of [
      '2024-11-21',
      '2025-11-20',
      '2026-11-19',
      '2029-11-29',
      '2026-11-25',
      '2026-11-27',
      '2026-10-22',
    ])
      expect(closingHolidayOf(date), date).toBeNull();
  });

  it('knows Christmas Day and New Year’s Day, and not the days beside them', () => {
    expect(closingHolidayOf('2026-12-25')).toBe('Christmas Day');
    expect(closingHolidayOf('2027-01-01')).toBe('New Year’s Day');
    for (const date of ['2026-12-24', '2026-12-26', '2026-12-31', '2027-01-02', '2026-07-04'])
      expect(closingHolidayOf(date), date).toBeNull();
  });
});

describe('daysBetween', () => {
  it('counts over months, leap days and years', () => {
    const rows = [
      ['2026-11-21', '2026-11-21', 0],
      ['2026-11-21', '2026-11-20', -1],
      ['2026-02-28', '2026-03-01', 1],
      ['2028-02-28', '2028-03-01', 2],
      ['2025-12-31', '2026-01-01', 1],
      ['2025-11-21', '2026-11-21', 365],
      ['2000-01-01', '2100-01-01', 36_525],
    ] as const;
    for (const [from, to, days] of rows)
      expect(daysBetween(from, to), `${from} to ${to}`).toBe(days);
  });
});
