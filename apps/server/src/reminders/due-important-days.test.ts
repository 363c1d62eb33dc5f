import { usualTiming } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import { dueFalls, dueReminders } from './due-reminders.ts';
import { june, aPerson, remembering, textsAt, mailedAt } from './testing/remembering.ts';

describe('the anniversary of a first date', () => {
  const met = remembering([aPerson(june, { firstDate: '2024-11-28' })]);

  it('is due every year from a week before, with how long ago it was', () => {
    expect(textsAt(met, '2025-11-20T12:00:00Z')).toEqual([]);
    expect(textsAt(met, '2025-11-21T12:00:00Z')).toEqual([
      'June Park: a year since your first date, in 7 days, on Friday, November 28.',
    ]);
    expect(textsAt(met, '2026-11-28T12:00:00Z')).toEqual([
      'June Park: 2 years since your first date, today.',
    ]);
    expect(mailedAt(met, '2026-11-21', '09:00')).toEqual(['anniversary-soon']);
  });

  it('is none on the day of the first date, nor before it', () => {
    expect(textsAt(met, '2024-11-22T12:00:00Z')).toEqual([]);
    expect(textsAt(met, '2024-11-28T12:00:00Z')).toEqual([]);
  });
});

describe('a birthday', () => {
  const birthday = remembering([aPerson(june, { birthday: '1995-11-28' })]);

  it('is due from nine o’clock a week before to the end of the day itself', () => {
    expect(textsAt(birthday, '2026-11-21T08:59:00Z')).toEqual([]);
    expect(textsAt(birthday, '2026-11-21T09:00:00Z')).toEqual([
      'June Park’s birthday is in 7 days, on Saturday, November 28.',
    ]);
    expect(textsAt(birthday, '2026-11-27T12:00:00Z')).toEqual([
      'June Park’s birthday is tomorrow.',
    ]);
    expect(textsAt(birthday, '2026-11-28T23:59:00Z')).toEqual(['June Park’s birthday is today.']);
    expect(textsAt(birthday, '2026-11-29T00:00:00Z')).toEqual([]);
  });

  it('follows the time zone of the user', () => {
    expect(textsAt(birthday, '2026-11-27T10:00:00Z', 'Pacific/Kiritimati')).toEqual([
      'June Park’s birthday is today.',
    ]);
    expect(textsAt(birthday, '2026-11-29T10:59:00Z', 'Pacific/Pago_Pago')).toEqual([
      'June Park’s birthday is today.',
    ]);
    expect(textsAt(birthday, '2026-11-29T11:00:00Z', 'Pacific/Pago_Pago')).toEqual([]);
  });

  it('is seen across the end of the year', () => {
    const newYear = remembering([aPerson(june, { birthday: '1990-01-03' })]);
    expect(textsAt(newYear, '2026-12-27T12:00:00Z')).toEqual([
      'June Park’s birthday is in 7 days, on Sunday, January 3.',
    ]);
    expect(dueReminders(newYear, { date: '2026-12-31', time: '12:00' })).toMatchObject([
      { id: 'birthday-soon.7.2027-01-03', day: '2027-01-03' },
    ]);
  });

  it('of 29 February is on the 28th in other years', () => {
    const leap = remembering([aPerson(june, { birthday: '1996-02-29' })]);
    expect(textsAt(leap, '2027-02-28T12:00:00Z')).toEqual(['June Park’s birthday is today.']);
    expect(textsAt(leap, '2027-03-01T12:00:00Z')).toEqual([]);
    expect(textsAt(leap, '2028-02-28T12:00:00Z')).toEqual(['June Park’s birthday is tomorrow.']);
    expect(textsAt(leap, '2028-02-29T12:00:00Z')).toEqual(['June Park’s birthday is today.']);
    expect(textsAt(leap, '2100-02-28T12:00:00Z')).toEqual(['June Park’s birthday is today.']);
  });

  it('does not appear before the first one', () => {
    expect(
      textsAt(remembering([aPerson(june, { birthday: '2030-11-28' })]), '2026-11-28T12:00:00Z'),
    ).toEqual([]);
  });
});

describe('the days on which important dates fall', () => {
  it('are a week of what comes every year, and three days of what comes once', () => {
    const falls = dueFalls('2026-12-28', usualTiming);
    for (const fall of ['12-28', '01-04', '2026-12-28', '2026-12-31'])
      expect(falls, fall).toContain(fall);
    for (const fall of ['12-27', '01-05', '2027-01-01']) expect(falls, fall).not.toContain(fall);
  });

  it('have 29 February on the 28th in years without one', () => {
    const today = { leadDays: 0 } as const;
    expect(dueFalls('2027-02-28', today)).toEqual(['02-28', '02-29', '2027-02-28']);
    expect(dueFalls('2028-02-28', today)).toEqual(['02-28', '2028-02-28']);
    expect(dueFalls('2028-02-29', today)).toContain('02-29');
  });
});

describe('another important date', () => {
  const openDay = remembering([
    aPerson(june, { otherDates: [{ description: 'Studio open day', date: '2026-12-05' }] }),
  ]);

  it('is due from three days before, in its own year only', () => {
    expect(textsAt(openDay, '2026-12-02T08:59:00Z')).toEqual([]);
    expect(textsAt(openDay, '2026-12-02T09:00:00Z')).toEqual([
      'June Park: Studio open day, in 3 days, on Saturday, December 5.',
    ]);
    expect(textsAt(openDay, '2026-12-05T12:00:00Z')).toEqual([
      'June Park: Studio open day, today.',
    ]);
    expect(textsAt(openDay, '2027-12-05T12:00:00Z')).toEqual([]);
  });

  it('is one reminder if entered twice, and two if two are on one day', () => {
    const otherDates = ['Open day', 'Open day', 'Concert'].map((description) => ({
      description,
      date: '2026-12-05',
    }));
    const due = dueReminders(remembering([aPerson(june, { otherDates })]), {
      date: '2026-12-05',
      time: '08:00',
    });
    expect(due.map(({ description }) => description)).toEqual(['Open day', 'Concert']);
    expect(new Set(due.map(({ id }) => id)).size).toBe(2);
  });
});
