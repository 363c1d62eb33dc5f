import { expect, it } from 'vitest';
import { instantOf, localMoment } from './zone-time.ts';

it('reads the clock of a place, and finds the instant again', () => {
  const instant = new Date('2026-12-06T00:50:00Z');
  const there = localMoment(instant, 'America/Los_Angeles');
  expect(there).toEqual({ day: '2026-12-05', minutes: 16 * 60 + 50 });
  expect(instantOf(there, 'America/Los_Angeles')).toEqual(instant);
});

it('counts minutes past midnight on into the next day', () => {
  const late = instantOf({ day: '2026-12-05', minutes: 25 * 60 }, 'America/New_York');
  expect(late.toISOString()).toBe('2026-12-06T06:00:00.000Z');
});
