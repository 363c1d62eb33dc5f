import { describe, expect, it } from 'vitest';
import { capitalize, formatClock, formatDollars, formatList } from './format.ts';

describe('formatClock', () => {
  it('says the time of day, past midnight counting on', () => {
    const rows = [
      [0, '12 AM'],
      [1, '12:01 AM'],
      [59, '12:59 AM'],
      [60, '1 AM'],
      [570, '9:30 AM'],
      [719, '11:59 AM'],
      [720, '12 PM'],
      [725, '12:05 PM'],
      [780, '1 PM'],
      [1110, '6:30 PM'],
      [1439, '11:59 PM'],
      [1440, '12 AM'],
      [1500, '1 AM'],
      [1590, '2:30 AM'],
    ] as const;
    for (const [minutes, text] of rows) expect(formatClock(minutes), String(minutes)).toBe(text);
  });
});

describe('formatDollars', () => {
  it('says whole dollars without cents, other sums with them', () => {
    const rows = [
      [0, '$0'],
      [9600, '$96'],
      [1250, '$12.50'],
      [1205, '$12.05'],
      [5, '$0.05'],
      [100_000, '$1000'],
    ] as const;
    for (const [cents, text] of rows) expect(formatDollars(cents), String(cents)).toBe(text);
  });
});

describe('formatList', () => {
  it('puts “and” before the last', () => {
    expect([
      formatList([]),
      formatList(['a']),
      formatList(['a', 'b']),
      formatList(['a', 'b', 'c']),
    ]).toEqual(['', 'a', 'a and b', 'a, b and c']);
  });
});

describe('capitalize', () => {
  it('makes the first letter a capital and leaves the rest', () => {
    expect([
      capitalize('live music'),
      capitalize('DJ sets'),
      capitalize('étoile'),
      capitalize(''),
    ]).toEqual(['Live music', 'DJ sets', 'Étoile', '']);
  });
});
