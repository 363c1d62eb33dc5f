import type { Reminder, ReminderKind } from '@rendezvous/contract';
import type { DueReminder } from './due-reminders.ts';

/** A reminder as the app shows it. */
export function presentReminder(reminder: DueReminder): Reminder {
  const { id, kind, day, profile, dateId } = reminder;
  return {
    id,
    kind,
    day,
    text: textOf[kind](reminder),
    profile: profile && { id: profile.id, name: profile.name },
    date_id: dateId,
  };
}

/** "tomorrow", "in 3 days, on Saturday, November 28" */
export function whenOf({ day, daysAhead }: Pick<DueReminder, 'day' | 'daysAhead'>): string {
  if (daysAhead === 0) return 'today';
  if (daysAhead === 1) return 'tomorrow';
  return `in ${daysAhead} days, on ${longDay.format(new Date(day))}`;
}

const longDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

const nameOf = ({ profile }: DueReminder) => profile?.name ?? 'Somebody';
const birthday = (reminder: DueReminder) =>
  `${nameOf(reminder)}’s birthday is ${whenOf(reminder)}.`;
const importantDate = (reminder: DueReminder) =>
  `${nameOf(reminder)}: ${reminder.description || 'an important date'}, ${whenOf(reminder)}.`;
const anniversary = (reminder: DueReminder) =>
  `${nameOf(reminder)}: ${reminder.description} since your first date, ${whenOf(reminder)}.`;
const date = (reminder: DueReminder) =>
  `You have a date${reminder.profile ? ` with ${reminder.profile.name}` : ''} ${whenOf(reminder)}.`;

const howWasIt = ({ profile, day, daysAhead }: DueReminder) =>
  `How was your date${profile ? ` with ${profile.name}` : ''} ${pastWhenOf({ day, daysAhead })}?`;

const answerWords: Readonly<Partial<Record<string, string>>> = {
  yes: 'says yes to',
  'another-time': 'would like another time for',
  'something-else': 'would change something about',
};
const guestAnswer = (reminder: DueReminder) =>
  `${reminder.profile?.name ?? 'Your guest'} ${answerWords[reminder.description] ?? 'answered about'} your date ${whenOf(reminder)}.`;

/** "yesterday", "on Saturday, November 28" */
function pastWhenOf({ day, daysAhead }: Pick<DueReminder, 'day' | 'daysAhead'>): string {
  return daysAhead === -1 ? 'yesterday' : `on ${longDay.format(new Date(day))}`;
}

const textOf: Record<ReminderKind, (reminder: DueReminder) => string> = {
  'birthday-soon': birthday,
  'birthday-today': birthday,
  'anniversary-soon': anniversary,
  'anniversary-today': anniversary,
  'important-date-soon': importantDate,
  'important-date-today': importantDate,
  'date-tomorrow': date,
  'date-today': date,
  'how-was-it': howWasIt,
  'guest-answer': guestAnswer,
};
