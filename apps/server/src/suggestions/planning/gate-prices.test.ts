import { describe, expect, it } from 'vitest';
import { isDearAtTheGate, onBusyDay } from './gate-prices.ts';

const garden = { minCents: 5800, maxCents: 6800, expectedCents: 6200 };

describe('prices at a gate', () => {
  it('are those of a weekend on Saturdays and Sundays', () => {
    expect(['2027-04-23', '2027-04-24', '2027-04-25', '2027-04-26'].map(isDearAtTheGate)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(onBusyDay({ category: 'garden', cost: garden, event: null })).toEqual({
      ...garden,
      expectedCents: 6600,
    });
  });

  it('stay as they are at a table, and where all days cost the same', () => {
    expect(onBusyDay({ category: 'restaurant', cost: garden, event: null })).toBe(garden);
    const flat = { minCents: 4000, maxCents: 4000, expectedCents: 4000 };
    expect(onBusyDay({ category: 'zoo', cost: flat, event: null })).toBe(flat);
  });
});
