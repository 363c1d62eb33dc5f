import { describe, expect, it } from 'vitest';
import type { Remembered } from './due-reminders.ts';
import { june, remembering, textsAt, mailedAt } from './testing/remembering.ts';

describe('a scheduled date', () => {
  const date = remembering([], [{ id: 'b1', day: '2026-11-28', isRated: false, profile: june }]);

  it('is due from 5 PM of the evening before', () => {
    expect(textsAt(date, '2026-11-27T16:59:00Z')).toEqual([]);
    expect(textsAt(date, '2026-11-27T17:00:00Z')).toEqual([
      'You have a date with June Park tomorrow.',
    ]);
    expect(textsAt(date, '2026-11-28T00:00:00Z')).toEqual([
      'You have a date with June Park today.',
    ]);
    expect(textsAt(date, '2026-11-29T00:00:00Z')).toEqual([
      'How was your date with June Park yesterday?',
    ]);
  });

  it('is due at 5 PM of the clocks on the walls, before and after they change', () => {
    const dates = ['2026-10-31', '2026-11-02'].map((day) =>
      remembering([], [{ id: 'b1', day, isRated: false, profile: null }]),
    );
    const [before, after] = dates as [Remembered, Remembered];
    // On 1 November at 2 AM New York falls back from UTC-4 to UTC-5.
    expect(textsAt(before, '2026-10-30T20:59:00Z', 'America/New_York')).toEqual([]);
    expect(textsAt(before, '2026-10-30T21:00:00Z', 'America/New_York')).toEqual([
      'You have a date tomorrow.',
    ]);
    expect(textsAt(after, '2026-11-01T21:59:00Z', 'America/New_York')).toEqual([]);
    expect(textsAt(after, '2026-11-01T22:00:00Z', 'America/New_York')).toEqual([
      'You have a date tomorrow.',
    ]);
  });
});

describe('a scheduled date that is over', () => {
  const dinner = { id: 'dinner', day: '2026-11-21', isRated: false, profile: june };

  it('is asked about for two weeks from the day after, by the user’s calendar', () => {
    const over = remembering([], [dinner]);
    expect(textsAt(over, '2026-11-22T04:59:00Z', 'America/New_York')).toEqual([
      'You have a date with June Park today.',
    ]);
    expect(textsAt(over, '2026-11-22T05:00:00Z', 'America/New_York')).toEqual([
      'How was your date with June Park yesterday?',
    ]);
    expect(textsAt(over, '2026-12-05T12:00:00Z')).toEqual([
      'How was your date with June Park on Saturday, November 21?',
    ]);
    expect(textsAt(over, '2026-12-06T00:00:00Z')).toEqual([]);
  });

  it('is asked about no more once it is rated, and never by mail', () => {
    expect(
      textsAt(remembering([], [{ ...dinner, isRated: true }]), '2026-11-22T12:00:00Z'),
    ).toEqual([]);
    expect(mailedAt(remembering([], [dinner]), '2026-11-22', '18:00')).toEqual([]);
  });
});
