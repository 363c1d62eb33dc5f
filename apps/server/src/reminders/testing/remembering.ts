import { usualTiming, type ReminderTiming } from '@rendezvous/contract';
import type { ImportantDay } from '../../people/important-days-store.ts';
import { importantDayRows } from '../../platform/db/migrations/important-day-rows.ts';
import { dueReminders, isForMail, type Remembered } from '../due-reminders.ts';
import { presentReminder } from '../present-reminder.ts';
import { localDateTime } from '../../platform/time/clock-time.ts';

export const [june, noor] = [
  { id: 7, name: 'June Park' },
  { id: 8, name: 'Noor Haddad' },
];

/** The important days of a person. */
export function aPerson(
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

/** What is remembered of these people and dates. */
export function remembering(
  people: readonly ImportantDay[][],
  dates: Remembered['dates'] = [],
  timing: ReminderTiming = usualTiming,
): Remembered {
  return { importantDays: people.flat(), dates, timing };
}

/** Remembered is due at an instant somewhere, in the app's words. */
export function textsAt(what: Remembered, instant: string, timeZone = 'UTC'): string[] {
  return dueReminders(what, localDateTime(new Date(instant), timeZone)).map(
    (reminder) => presentReminder(reminder).text,
  );
}

/** Remembered is mailed at a wall time. */
export function mailedAt(what: Remembered, date: string, time: string): string[] {
  return dueReminders(what, { date, time })
    .filter((reminder) => isForMail(reminder, { date, time }, what.timing))
    .map(({ kind }) => kind);
}
