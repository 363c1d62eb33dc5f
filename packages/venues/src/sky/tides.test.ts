import { describe, expect, it } from 'vitest';
import { readCityFile } from '../catalogue/catalogue-files.ts';
import type { TideGauge } from '../catalogue/catalogue-schema.ts';
import { createTides } from './tides.ts';

const { tides: gauges } = readCityFile('san-francisco', 'city.json') as { tides: TideGauge[] };
const tides = createTides(gauges, 'America/Los_Angeles');
const mossBeach = { lat: 37.524, lon: -122.517 };

describe('the tides of a day', () => {
  it('are those of the king tide of December 4, 2025, in local time', () => {
    const [low] = tides('2025-12-04', mossBeach)
      .filter(({ isLow }) => isLow)
      .toSorted((a, b) => a.feet - b.feet);
    expect(low?.feet).toBeLessThan(-1.5);
    expect(Math.abs((low?.minute ?? 0) - (16 * 60 + 15))).toBeLessThanOrEqual(15);
  });

  it('rise and fall in turn, two of each in most days', () => {
    for (const date of ['2027-01-22', '2027-07-04', '2027-03-14']) {
      const day = tides(date, mossBeach);
      expect(day.length).toBeGreaterThanOrEqual(3);
      expect(day.every(({ isLow }, i) => i === 0 || day[i - 1]?.isLow !== isLow)).toBe(true);
      expect(day.every(({ minute }) => minute >= 0 && minute < 24 * 60)).toBe(true);
    }
  });

  it('are none where a city knows no gauge', () => {
    expect(createTides([], 'America/Phoenix')('2027-01-22', mossBeach)).toEqual([]);
  });
});
