import type { DateRecord } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import { bucketsOf, chartOf, niceCeiling } from './chart-geometry.ts';
import { totalsOf } from './totals.ts';

function aRecord(date: string, total_cost: number, rating = 4): DateRecord {
  return {
    id: date,
    date,
    rating,
    total_cost,
    profile_id: 1,
    profile: null,
    kind: 'recorded',
    notes: '',
    activities: [],
    created_at: '',
  };
}

describe('totalsOf', () => {
  it('[DASH-01] adds by cents, averages per date and knows the first day', () => {
    expect(totalsOf([aRecord('2026-11-07', 112.4, 5), aRecord('2025-12-13', 23, 1)])).toEqual({
      dates: 2,
      spending: 135.4,
      averageSpending: 67.7,
      averageRating: 3,
      since: '2025-12-13',
    });
  });

  it('is nothing for nobody', () => {
    expect(totalsOf([])).toEqual({
      dates: 0,
      spending: 0,
      averageSpending: 0,
      averageRating: 0,
      since: null,
    });
  });
});

describe('bucketsOf', () => {
  it('[DASH-04] goes month by month, empty months included', () => {
    const buckets = bucketsOf([
      aRecord('2026-11-07', 10, 5),
      aRecord('2026-09-30', 20, 3),
      aRecord('2026-09-01', 5, 4),
    ]);
    expect(
      buckets.map(({ shortLabel, dates, spending, averageRating }) => [
        shortLabel,
        dates,
        spending,
        averageRating,
      ]),
    ).toEqual([
      ['Sep 2026', 2, 25, 3.5],
      ['Oct 2026', 0, 0, null],
      ['Nov 2026', 1, 10, 5],
    ]);
  });

  it('[DASH-04] takes quarters past a year and years past three', () => {
    expect(
      bucketsOf([aRecord('2025-05-01', 1), aRecord('2026-11-07', 1)]).map(({ label }) => label),
    ).toEqual(['Q2 2025', 'Q3 2025', 'Q4 2025', 'Q1 2026', 'Q2 2026', 'Q3 2026', 'Q4 2026']);
    expect(bucketsOf([aRecord('2019-05-01', 1), aRecord('2026-11-07', 1)])).toHaveLength(8);
  });

  it('[DASH-04] has the same numbers as the totals', () => {
    const records = Array.from({ length: 40 }, (_, i) =>
      aRecord(
        `20${20 + (i % 7)}-${String((i % 12) + 1).padStart(2, '0')}-15`,
        i + 0.1,
        1 + (i % 9) / 2,
      ),
    );
    const buckets = bucketsOf(records);
    expect(Math.round(buckets.reduce((sum, { spending }) => sum + spending, 0) * 100) / 100).toBe(
      totalsOf(records).spending,
    );
    expect(buckets.reduce((sum, { dates }) => sum + dates, 0)).toBe(records.length);
  });
});

describe('chartOf', () => {
  it('places bars from the bottom and ratings from 1 to 5, with a gap where there was no date', () => {
    const chart = chartOf(bucketsOf([aRecord('2026-09-01', 50, 1), aRecord('2026-11-01', 100, 5)]));
    expect(chart.topSpending).toBe(100);
    expect(chart.bars.map(({ y }) => y)).toEqual([50, 100, 0]);
    expect(chart.points).toEqual([
      { x: expect.closeTo(16.67, 1), y: 100 },
      null,
      { x: expect.closeTo(83.33, 1), y: 0 },
    ]);
    expect(chart.ratingPath).toBe('M16.67 100M83.33 0');
  });

  it('ends its axis at a round figure', () => {
    expect([0, 5, 7, 84, 112.4, 226, 1284.5].map(niceCeiling)).toEqual([
      1, 5, 8, 100, 150, 250, 1500,
    ]);
  });
});
