import { describe, expect, it } from 'vitest';
import { isForDay } from './days-told.ts';

describe('isForDay', () => {
  it.each([
    ['Free on the first Sunday of the month; open late on Thursdays.', '2026-11-30', false],
    ['Open late on Thursdays.', '2026-12-03', true],
    ['Weekends are busy: come early.', '2026-12-05', true],
    ['Weekends are busy: come early.', '2026-12-01', false],
    ['Free concerts on the lawn from May to October.', '2026-12-05', false],
    ['Free concerts on the lawn from May to October.', '2026-07-05', true],
    ['Whales pass from December to April.', '2027-01-10', true],
    ['On the second Saturday of December the bars are full.', '2026-12-12', true],
    ['On the second Saturday of December the bars are full.', '2026-12-19', false],
    ['Third Fridays are the big evening.', '2027-01-15', true],
    ['Free on the first Sunday; open late on Thursdays.', '2026-12-10', true],
    ['The last Sunday of the month has a band.', '2027-02-28', true],
    ['The last Sunday of the month has a band.', '2027-02-21', false],
    ['Cash only.', '2026-12-05', true],
  ])('of “%s” on %s: %s', (tip, date, expected) => {
    expect(isForDay(tip, date)).toBe(expected);
  });
});
