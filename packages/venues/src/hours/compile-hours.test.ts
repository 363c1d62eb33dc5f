import { describe, expect, it } from 'vitest';
import { addDays } from '../days.ts';
import { compileHours } from './compile-hours.ts';
import { createHoursCalendars } from './hours-calendar.ts';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { openingAsRead } from './opening-hours.ts';

/**
 * The days of a year on which hours change, and every fifth of the others: all
 * weekdays of all seasons.
 */
const someDays = Array.from({ length: 365 }, (_, i) => addDays('2026-11-01', i)).filter(
  (date, i) => i % 5 === 0 || isNearHoliday(date),
);

function isNearHoliday(date: string): boolean {
  const day = date.slice(5);
  return (day >= '11-24' && day <= '11-28') || day >= '12-23' || day <= '01-02';
}

describe('the stored hours of the catalogue', () => {
  it('tell every venue’s opening as the library does, on all kinds of days', () => {
    for (const { city, state, venues, hours = {} } of loadCatalogue()) {
      const calendars = createHoursCalendars(hours);
      const texts = new Set(venues.flatMap((venue) => venue.hours ?? []));
      for (const text of texts)
        for (const date of someDays) {
          const stored = calendars.openingOn(text, date);
          if (stored && same(stored) !== same(openingAsRead(text, { date, state })))
            expect.unreachable(`${city}: "${text}" on ${date} is ${same(stored)}`);
        }
    }
  });

  it('hold nearly all of them, so that few wait for the library', () => {
    for (const { city, venues, hours = {} } of loadCatalogue()) {
      const texts = venues.flatMap((venue) => venue.hours ?? []);
      const stored = texts.filter((text) => text in hours);
      expect(stored.length / texts.length, city).toBeGreaterThan(0.9);
    }
  });
});

describe('compileHours', () => {
  const state = 'CA';
  const agreeOn = (hours: string, dates: readonly string[]) => {
    const calendars = createHoursCalendars(compileHours([hours], state));
    for (const date of dates)
      expect(calendars.openingOn(hours, date), `"${hours}" on ${date}`).toEqual(
        openingAsRead(hours, { date, state }),
      );
  };

  it('knows seasons, nights, holidays and weekdays of a month in years far from now', () => {
    const days = (from: string) => Array.from({ length: 366 }, (_, i) => addDays(from, i * 3));
    agreeOn('Apr-Oct Mo-Su 07:00-20:00; Nov-Mar Mo-Su 07:00-17:00', days('2031-02-01'));
    agreeOn('Mo-Th 16:00-02:00; Fr-Su 14:00-03:00; Nov Th[4] off; Dec 25 off', days('2034-11-01'));
    agreeOn('09:30-17:00; Tu[1] off; Dec 24 09:00-12:00', days('2040-02-10'));
    agreeOn('Mo-Fr 08:00-18:00; PH off', days('2036-01-01'));
  });

  it('says what cannot be known', () => {
    const hours = 'Mo-Fr sunrise-sunset';
    agreeOn(hours, ['2026-11-23', '2026-11-28']);
  });

  it('knows nothing of days of other calendars, and of what cannot be read', () => {
    const texts = [
      'easter off; Mo-Su 10:00-18:00',
      '2026 Mo-Su 10:00-18:00',
      'week 1-26 Mo 10:00-18:00',
      'banana',
      null,
    ];
    expect(compileHours(texts, state)).toEqual({});
  });

  it('keeps what was compiled before, and only what is asked for', () => {
    const before = { 'Mo 10:00-18:00': [['01-01', [[7, []]]]], 'Tu 10:00-18:00': [] } as const;
    expect(compileHours(['Mo 10:00-18:00'], state, before)).toEqual({
      'Mo 10:00-18:00': before['Mo 10:00-18:00'],
    });
  });
});

const same = (opening: unknown): string => JSON.stringify(opening);
