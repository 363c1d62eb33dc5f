import { describe, expect, it } from 'vitest';
import { formatDollars, parseDollars, sumDollars } from './money.ts';

describe('money', () => {
  it('[DATE-03] always shows a sign and two decimals', () => {
    expect([0, 84, 1284.5].map(formatDollars)).toEqual(['$0.00', '$84.00', '$1,284.50']);
  });

  it('[DATE-03] adds by cents', () => {
    expect(sumDollars([0.1, 0.2])).toBe(0.3);
    expect(sumDollars(Array.from({ length: 1000 }, () => 1.01))).toBe(1010);
    expect(sumDollars([])).toBe(0);
  });

  it('[DATE-01] reads amounts of at least 0 in steps of a cent', () => {
    expect(['84', '28.40', '.5', ''].map(parseDollars)).toEqual([84, 28.4, 0.5, 0]);
    expect(['-1', '1.234', 'free', '1e3'].map(parseDollars)).toEqual([null, null, null, null]);
  });
});
