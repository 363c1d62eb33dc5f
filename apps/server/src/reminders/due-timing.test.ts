import { usualTiming, type ReminderTiming } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import { dueReminders, mailSlotOf, type Remembered } from './due-reminders.ts';
import { june, aPerson, remembering, mailedAt } from './testing/remembering.ts';

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
