import { easterOf, lunarNewYearOf } from '@rendezvous/planner';
import { describe, expect, it } from 'vitest';
import { isOn } from './almanac-dates.ts';
import { almanacRule } from './almanac-schema.ts';

/** Every day of a year on which a rule, as the catalogue writes it, holds. */
function daysIn(year: number, rule: unknown): string[] {
  const when = almanacRule.parse(rule);
  const first = Date.UTC(year, 0, 1);
  return Array.from({ length: 366 }, (_, i) =>
    new Date(first + i * 86_400_000).toISOString().slice(0, 10),
  ).filter((date) => date.startsWith(`${year}-`) && isOn(when, date));
}

describe('a rule of the almanac', () => {
  it('gives the same days every year', () => {
    const rule = { yearly: { from: '07-04', to: '07-04' } };
    expect(daysIn(2026, rule)).toEqual(['2026-07-04']);
    expect(daysIn(2027, rule)).toEqual(['2027-07-04']);
  });

  it("lasts over New Year's", () => {
    const rule = { yearly: { from: '12-30', to: '01-02' } };
    expect(daysIn(2026, rule)).toEqual(['2026-01-01', '2026-01-02', '2026-12-30', '2026-12-31']);
  });

  it('holds on a leap day within it and on none outside', () => {
    const rule = { yearly: { from: '02-28', to: '03-01' } };
    expect(daysIn(2028, rule)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(daysIn(2027, rule)).toEqual(['2027-02-28', '2027-03-01']);
  });

  it('finds Thanksgiving and the days after it', () => {
    const thanksgiving = { yearly_weekday: { month: 11, weekday: 'Th', nth: 4 } };
    expect([2024, 2025, 2026, 2029].flatMap((year) => daysIn(year, thanksgiving))).toEqual([
      '2024-11-28',
      '2025-11-27',
      '2026-11-26',
      '2029-11-22',
    ]);
    const weekend = {
      yearly_weekday: { month: 11, weekday: 'Th', nth: 4, plus_days: 1, for_days: 3 },
    };
    expect(daysIn(2026, weekend)).toEqual(['2026-11-27', '2026-11-28', '2026-11-29']);
  });

  it('finds the last weekday of a month', () => {
    const memorialDay = { yearly_weekday: { month: 5, weekday: 'Mo', nth: -1 } };
    expect([2025, 2026, 2027].flatMap((year) => daysIn(year, memorialDay))).toEqual([
      '2025-05-26',
      '2026-05-25',
      '2027-05-31',
    ]);
  });

  it('lasts from a weekday until a day of the next year', () => {
    const rink = { yearly_weekday: { month: 11, weekday: 'We', nth: 1, until: '01-02' } };
    const days = daysIn(2026, rink);
    expect(days.slice(0, 3)).toEqual(['2026-01-01', '2026-01-02', '2026-11-04']);
    expect(days.at(-1)).toBe('2026-12-31');
  });

  it('moves with Easter', () => {
    expect([2024, 2025, 2026, 2027, 2038].map(easterOf)).toEqual([
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
    ]);
    expect(daysIn(2026, { days_after_easter: -47 })).toEqual(['2026-02-17']);
    expect(daysIn(2026, { days_after_easter: -2, for_days: 3 })).toEqual([
      '2026-04-03',
      '2026-04-04',
      '2026-04-05',
    ]);
  });

  it('lights the candles of Hanukkah from the eve of the 25th of Kislev on', () => {
    const rule = { hanukkah_evenings: ['Fr', 'Sa', 'Su'] };
    const days = ['2026-12-03', '2026-12-04', '2026-12-11', '2026-12-12', '2027-12-24'];
    expect(days.map((day) => isOn(almanacRule.parse(rule), day))).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
  });

  it('moves with the lunar new year, to a weekday if one is named', () => {
    expect([2024, 2025, 2026, 2027].map(lunarNewYearOf)).toEqual([
      '2024-02-10',
      '2025-01-29',
      '2026-02-17',
      '2027-02-06',
    ]);
    const parade = { days_after_lunar_new_year: 13, weekday: 'Sa' };
    expect([2024, 2025, 2026].flatMap((year) => daysIn(year, parade))).toEqual([
      '2024-02-24',
      '2025-02-15',
      '2026-03-07',
    ]);
  });

  it('comes every month, on one weekday or several, within its season', () => {
    const firstFriday = { monthly_weekday: { weekday: 'Fr', nth: 1 } };
    expect(daysIn(2026, firstFriday).slice(0, 3)).toEqual([
      '2026-01-02',
      '2026-02-06',
      '2026-03-06',
    ]);
    expect(daysIn(2026, firstFriday)).toHaveLength(12);
    const summer = {
      monthly_weekday: { weekday: 'Su', nth: [1, 3], season: { from: '06-01', to: '07-31' } },
    };
    expect(daysIn(2026, summer)).toEqual(['2026-06-07', '2026-06-21', '2026-07-05', '2026-07-19']);
    expect(daysIn(2026, { monthly_weekday: { weekday: 'Fr', nth: 5 } })).toEqual([
      '2026-01-30',
      '2026-05-29',
      '2026-07-31',
      '2026-10-30',
    ]);
  });

  it('comes every week within its season', () => {
    const rule = { weekly: { weekdays: ['Sa', 'Su'], season: { from: '12-20', to: '01-04' } } };
    expect(daysIn(2026, rule)).toEqual([
      '2026-01-03',
      '2026-01-04',
      '2026-12-20',
      '2026-12-26',
      '2026-12-27',
    ]);
  });
});
