import { describe, expect, it } from 'vitest';
import { suggestionConfig } from '@rendezvous/contract';
import { Refusal } from '../refusal.ts';
import { momentOf, utcOffsetMinutes } from './date-moment.ts';

/** 21:00 in New York on November 20, already the 21st in UTC. */
const now = new Date('2026-11-21T02:00:00Z');

function moment(fields: object) {
  return momentOf(
    suggestionConfig.parse({ location: 'New York', ...fields }),
    'America/New_York',
    now,
  );
}

function refusalOf(fields: object): Refusal {
  try {
    moment(fields);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}

describe('momentOf', () => {
  it('defaults to tomorrow at six, by the calendar of the place', () => {
    expect(moment({})).toEqual({ date: '2026-11-21', startMinutes: 18 * 60, endMinutes: null });
  });

  it('reads an instant in the time of the place, and a text without an offset as that time', () => {
    expect(moment({ date_time: '2026-11-29T01:30:00Z' })).toMatchObject({
      date: '2026-11-28',
      startMinutes: 20 * 60 + 30,
    });
    expect(moment({ date_time: '2026-11-28T20:30:00' })).toMatchObject({
      date: '2026-11-28',
      startMinutes: 20 * 60 + 30,
    });
  });

  it('reads an end before the start as the following night', () => {
    expect(moment({ start_time: '19:00', end_time: '23:00' }).endMinutes).toBe(23 * 60);
    expect(moment({ start_time: '19:00', end_time: '01:00' }).endMinutes).toBe(25 * 60);
  });

  it('refuses an end that no night reaches', () => {
    for (const end of ['17:00', '06:01', '18:00'])
      expect(
        Object.keys(refusalOf({ start_time: '18:00', end_time: end }).options.errors ?? {}),
        end,
      ).toEqual(['config.end_time']);
  });

  it('refuses a day that is over or more than 366 days ahead, in the words of a calendar', () => {
    expect(refusalOf({ start_cal_date: '1890-01-01' }).options).toMatchObject({
      detail: 'Choose a day from November 19, 2026 to November 21, 2027.',
      errors: { 'config.start_cal_date': [expect.any(String)] },
    });
    expect(
      Object.keys(refusalOf({ date_time: '2030-01-01T00:00:00Z' }).options.errors ?? {}),
    ).toEqual(['config.date_time']);
  });
});

describe('utcOffsetMinutes', () => {
  it('handles days on which clocks change', () => {
    expect(
      ['2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01'].map((date) =>
        utcOffsetMinutes(date, 'America/New_York'),
      ),
    ).toEqual([-300, -240, -240, -300]);
  });
});
