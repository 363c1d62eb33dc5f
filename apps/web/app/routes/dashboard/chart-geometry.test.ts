import type { DateTotals } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import { bucketsOf, chartOf, niceCeiling } from './chart-geometry.ts';

type Month = DateTotals['months'][number];

/** A month with one rated date. */
function aMonth(month: string, spending: number, rating = 4): Month {
  return { month, dates: 1, rated: 1, spending, rating_sum: rating };
}

describe('bucketsOf', () => {
  it('[DASH-04] goes month by month, empty months included', () => {
    const buckets = bucketsOf([
      { month: '2026-09', dates: 3, rated: 2, spending: 25, rating_sum: 7 },
      aMonth('2026-11', 10, 5),
      { month: '2026-12', dates: 1, rated: 0, spending: 8, rating_sum: 0 },
    ]);
    expect(
      buckets.map(({ shortLabel, dates, spending, averageRating }) => [
        shortLabel,
        dates,
        spending,
        averageRating,
      ]),
    ).toEqual([
      ['Sep 2026', 3, 25, 3.5],
      ['Oct 2026', 0, 0, null],
      ['Nov 2026', 1, 10, 5],
      ['Dec 2026', 1, 8, null],
    ]);
  });

  it('[DASH-04] takes quarters past a year and years past three', () => {
    expect(
      bucketsOf([aMonth('2025-05', 1), aMonth('2026-11', 1)]).map(({ label }) => label),
    ).toEqual(['Q2 2025', 'Q3 2025', 'Q4 2025', 'Q1 2026', 'Q2 2026', 'Q3 2026', 'Q4 2026']);
    expect(bucketsOf([aMonth('2019-05', 1), aMonth('2026-11', 1)])).toHaveLength(8);
  });

  it('[DASH-04] has the same numbers as the totals', () => {
    const months = Array.from({ length: 40 }, (_, i) =>
      aMonth(`20${20 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`, i + 0.1),
    );
    const buckets = bucketsOf(months);
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    expect(sum(buckets.map(({ spending }) => spending))).toBeCloseTo(784, 6);
    expect(sum(buckets.map(({ dates }) => dates))).toBe(40);
  });
});

describe('chartOf', () => {
  it('keeps the bar of a single month narrow, in the middle', () => {
    const [bar] = chartOf(bucketsOf([aMonth('2026-09', 50)])).bars;
    expect(bar).toEqual({ x: 45, width: 10, y: 0, middle: 50 });
  });

  it('places bars from the bottom and ratings from 1 to 5, across a stretch without a date', () => {
    const chart = chartOf(bucketsOf([aMonth('2026-09', 50, 1), aMonth('2026-11', 100, 5)]));
    expect(chart.topSpending).toBe(100);
    expect(chart.bars.map(({ y }) => y)).toEqual([50, 100, 0]);
    expect(chart.points).toEqual([
      { x: expect.closeTo(16.67, 1), y: 100 },
      null,
      { x: expect.closeTo(83.33, 1), y: 0 },
    ]);
    expect(chart.ratingPath).toBe('M16.67 100M83.33 0');
    expect(chart.gapPath).toBe('M16.67 100L83.33 0');
  });

  it('ends its axis at a round figure', () => {
    expect([0, 5, 7, 84, 112.4, 226, 1284.5].map(niceCeiling)).toEqual([
      1, 5, 8, 100, 150, 250, 1500,
    ]);
  });
});
