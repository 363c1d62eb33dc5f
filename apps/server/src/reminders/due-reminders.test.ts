import { usualTiming, type ReminderTiming } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import type { ImportantDay } from '../people/important-days-store.ts';
import { importantDayRows } from '../platform/db/migrations/important-day-rows.ts';
import { dueFalls, dueReminders, isForMail, mailSlotOf, type Remembered } from './due-reminders.ts';
import { presentReminder } from './present-reminder.ts';
import { localDateTime } from '../platform/time/clock-time.ts';

const [june, noor] = [
  { id: 7, name: 'June Park' },
  { id: 8, name: 'Noor Haddad' },
];

function aPerson(
  person: typeof june,
  importantDates: Parameters<typeof importantDayRows>[0],
): ImportantDay[] {
  return importantDayRows(importantDates).map(({ kind, day, description }) => ({
    person,
    kind,
    day,
    description,
  }));
}

function remembering(
  people: readonly ImportantDay[][],
  dates: Remembered['dates'] = [],
  timing: ReminderTiming = usualTiming,
): Remembered {
  return { importantDays: people.flat(), dates, timing };
}

/** Remembered is due at an instant somewhere, in the app's words. */
function textsAt(what: Remembered, instant: string, timeZone = 'UTC'): string[] {
  return dueReminders(what, localDateTime(new Date(instant), timeZone)).map(
    (reminder) => presentReminder(reminder).text,
  );
}

/** Remembered is mailed at a wall time. */
function mailedAt(what: Remembered, date: string, time: string): string[] {
  return dueReminders(what, { date, time })
    .filter((reminder) => isForMail(reminder, { date, time }, what.timing))
    .map(({ kind }) => kind);
}

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

describe('reminders', () => {
  it('have the nearest day first, and one id for as long as they are due', () => {
    const what = remembering(
      [aPerson(noor, { birthday: '1990-12-01' }), aPerson(june, { birthday: '1995-11-28' })],
      [{ id: 'b1', day: '2026-11-27', isRated: false, profile: noor }],
    );
    const ids = (date: string) => dueReminders(what, { date, time: '18:00' }).map(({ id }) => id);
    expect(ids('2026-11-26')).toEqual([
      'date-tomorrow.b1.2026-11-27',
      'birthday-soon.7.2026-11-28',
      'birthday-soon.8.2026-12-01',
    ]);
    expect(ids('2026-11-27')).toEqual([
      'date-today.b1.2026-11-27',
      'birthday-soon.7.2026-11-28',
      'birthday-soon.8.2026-12-01',
    ]);
  });
});

describe('mail', () => {
  const what = remembering(
    [
      aPerson(june, {
        birthday: '1995-11-28',
        otherDates: [{ description: 'Concert', date: '2026-11-24' }],
      }),
    ],
    [{ id: 'b1', day: '2026-11-22', isRated: false, profile: june }],
  );

  it('is for 9 in the morning, and 5 PM before a date', () => {
    expect(mailedAt(what, '2026-11-21', '08:59')).toEqual([]);
    expect(mailedAt(what, '2026-11-21', '09:00')).toEqual(['important-date-soon', 'birthday-soon']);
    expect(mailedAt(what, '2026-11-21', '17:00')).toEqual([
      'date-tomorrow',
      'important-date-soon',
      'birthday-soon',
    ]);
  });

  it('is for the first day of a reminder alone, and the day itself', () => {
    expect(mailedAt(what, '2026-11-22', '18:00')).toEqual([]);
    expect(mailedAt(what, '2026-11-28', '09:00')).toEqual(['birthday-today']);
  });

  it('has two moments a day, which sort by time', () => {
    const slotsOf = (hour: number) =>
      [
        ['2026-11-21', '08:59'],
        ['2026-11-21', '09:00'],
        ['2026-11-21', '17:00'],
        ['2026-11-21', '20:00'],
        ['2026-11-22', '09:00'],
      ].map(([date = '', time = '']) => mailSlotOf({ date, time }, { hour }));
    const nine = slotsOf(9);
    expect(nine).toEqual([
      null,
      '2026-11-21 09:00',
      '2026-11-21 17:00',
      '2026-11-21 17:00',
      '2026-11-22 09:00',
    ]);
    expect(nine.slice(1)).toEqual(nine.slice(1).toSorted());
    expect(slotsOf(20)).toEqual([null, null, '2026-11-21 17:00', '2026-11-21 20:00', null]);
    expect(slotsOf(17)).toEqual([null, null, '2026-11-21 17:00', '2026-11-21 17:00', null]);
  });
});

describe('the hour and the lead of an account', () => {
  const at = (timing: Partial<ReminderTiming>) =>
    remembering(
      [
        aPerson(june, {
          birthday: '1995-11-28',
          otherDates: [{ description: 'Concert', date: '2026-11-28' }],
        }),
      ],
      [{ id: 'b1', day: '2026-11-28', isRated: false, profile: june }],
      { ...usualTiming, ...timing },
    );
  const kindsAt = (what: Remembered, date: string, time: string) =>
    dueReminders(what, { date, time }).map(({ kind }) => kind);

  it('hold for all important dates, in the app and by mail', () => {
    const evening = at({ hour: 20, leadDays: 1 });
    expect(kindsAt(evening, '2026-11-26', '23:00')).toEqual([]);
    expect(kindsAt(evening, '2026-11-27', '19:59')).toEqual(['date-tomorrow']);
    const all = ['birthday-soon', 'date-tomorrow', 'important-date-soon'];
    expect(kindsAt(evening, '2026-11-27', '20:00').toSorted()).toEqual(all);
    expect(mailedAt(evening, '2026-11-27', '19:59')).toEqual(['date-tomorrow']);
    expect(mailedAt(evening, '2026-11-27', '20:00').toSorted()).toEqual(all);
  });

  it('keep a reminder that has begun until its day is over', () => {
    const evening = at({ hour: 20, leadDays: 3 });
    expect(kindsAt(evening, '2026-11-26', '06:00')).toHaveLength(2);
    expect(kindsAt(evening, '2026-11-28', '06:00').toSorted()).toEqual([
      'birthday-today',
      'date-today',
      'important-date-today',
    ]);
    expect(mailedAt(evening, '2026-11-28', '19:59')).toEqual([]);
    expect(mailedAt(evening, '2026-11-28', '20:00')).toHaveLength(2);
  });

  it('may be the day itself alone', () => {
    const onTheDay = at({ hour: 7, leadDays: 0 });
    expect(kindsAt(onTheDay, '2026-11-27', '12:00')).toEqual([]);
    expect(kindsAt(onTheDay, '2026-11-28', '06:59')).toEqual(['date-today']);
    expect(kindsAt(onTheDay, '2026-11-28', '07:00')).toHaveLength(3);
    expect(mailedAt(onTheDay, '2026-11-28', '07:00')).toHaveLength(2);
  });

  it('may be a week before everything', () => {
    expect(kindsAt(at({ leadDays: 7 }), '2026-11-21', '09:00')).toHaveLength(2);
    expect(kindsAt(at({}), '2026-11-21', '09:00')).toEqual(['birthday-soon']);
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
