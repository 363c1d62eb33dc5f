import { describe, expect, it } from 'vitest';
import { dueReminders } from './due-reminders.ts';
import { june, noor, aPerson, remembering } from './testing/remembering.ts';

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
