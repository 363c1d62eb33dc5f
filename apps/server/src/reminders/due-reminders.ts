import { createHash } from 'node:crypto';
import { reminderKinds, type ReminderKind, type ReminderTiming } from '@rendezvous/contract';
import type { Remembered, RememberedDate, RememberedPerson } from './reminders-store.ts';
import { minutesOf, presentTime } from '../platform/time/clock-time.ts';

/** What somebody is to be reminded of now. */
export interface DueReminder {
  /** Of the kind, the thing and its day: it stays the same while the reminder is due, and a day that is moved makes another one. */
  readonly id: string;
  readonly kind: ReminderKind;
  readonly day: string;
  /** 0: today; below: past. */
  readonly daysAhead: number;
  readonly profile: { readonly id: number; readonly name: string } | null;
  readonly dateId: string | null;
  /** What an important date is called, how long ago a first date was, or what a guest answered. */
  readonly description: string;
}

/** What calendars and clocks show where the user is. */
export interface LocalMoment {
  readonly date: string;
  /** `HH:mm` */
  readonly time: string;
}

interface Rule {
  readonly of: 'birthday' | 'anniversary' | 'important-date' | 'date' | 'unrated-date' | 'reply';
  /** Due from so many days before the day to so many days before it. */
  readonly days: { readonly from: number; readonly to: number };
  /** On the first of these days, from here on, in minutes after midnight. */
  readonly fromMinutes: number;
  /** Mailed on the first of these days, from here on; null: never. */
  readonly mailFromMinutes: number | null;
}

const evening = 17 * 60;

type PlannedKind = 'date-tomorrow' | 'date-today' | 'how-was-it' | 'guest-answer';

const plannedRules: Record<PlannedKind, Rule> = {
  'date-tomorrow': {
    of: 'date',
    days: { from: 1, to: 1 },
    fromMinutes: evening,
    mailFromMinutes: evening,
  },
  'date-today': { of: 'date', days: { from: 0, to: 0 }, fromMinutes: 0, mailFromMinutes: null },
  'how-was-it': {
    of: 'unrated-date',
    days: { from: -1, to: -14 },
    fromMinutes: 0,
    mailFromMinutes: null,
  },
  'guest-answer': {
    of: 'reply',
    days: { from: Number.POSITIVE_INFINITY, to: 0 },
    fromMinutes: 0,
    mailFromMinutes: null,
  },
};

/** What comes every year is prepared for longer than what comes once. */
const [yearlyLead, onceLead] = [7, 3];

function rulesOf({ hour, leadDays }: ReminderTiming): Record<ReminderKind, Rule> {
  const minutes = hour * 60;
  const soon = (of: Rule['of'], usualDays: number): Rule => ({
    of,
    days: { from: leadDays ?? usualDays, to: 1 },
    fromMinutes: minutes,
    mailFromMinutes: minutes,
  });
  // What stood there the days before does not go away for the morning of the day itself.
  const today = (of: Rule['of']): Rule => ({
    of,
    days: { from: 0, to: 0 },
    fromMinutes: leadDays === 0 ? minutes : 0,
    mailFromMinutes: minutes,
  });
  return {
    'birthday-soon': soon('birthday', yearlyLead),
    'birthday-today': today('birthday'),
    'anniversary-soon': soon('anniversary', yearlyLead),
    'anniversary-today': today('anniversary'),
    'important-date-soon': soon('important-date', onceLead),
    'important-date-today': today('important-date'),
    ...plannedRules,
  };
}

/** What is due, the nearest day first; at one day in the order of people. */
export function dueReminders(
  { people, dates, timing }: Pick<Remembered, 'people' | 'dates' | 'timing'>,
  local: LocalMoment,
): DueReminder[] {
  const rules = rulesOf(timing);
  const events = [
    ...people.flatMap((person) => eventsOf(person, local.date)),
    ...dates.flatMap((date) => eventOfDate(date, local.date)),
  ];
  const due = events.flatMap((event) => {
    const daysAhead = daysBetween(local.date, event.day);
    const kind = reminderKinds.find((candidate) =>
      isDue(rules[candidate], event.of, { daysAhead, minutes: minutesOf(local.time) }),
    );
    if (kind === undefined) return [];
    const { subject, day, profile, dateId, description } = event;
    return [
      { id: `${kind}.${subject}.${day}`, kind, day, daysAhead, profile, dateId, description },
    ];
  });
  const unique = new Map(due.map((reminder) => [reminder.id, reminder]));
  return [...unique.values()].sort((a, b) => Math.abs(a.daysAhead) - Math.abs(b.daysAhead));
}

/** Whether a due reminder is for the mail of this day, at this hour or one before. */
export function isForMail(
  { kind, daysAhead }: DueReminder,
  { time }: LocalMoment,
  timing: ReminderTiming,
): boolean {
  const { days, mailFromMinutes } = rulesOf(timing)[kind];
  return mailFromMinutes !== null && daysAhead === days.from && minutesOf(time) >= mailFromMinutes;
}

/** Which of a day's two moments for mail was the last, as text that sorts by time; null before the first. */
export function mailSlotOf(
  { date, time }: LocalMoment,
  { hour }: Pick<ReminderTiming, 'hour'>,
): string | null {
  const passed = [hour * 60, evening].filter((minutes) => minutes <= minutesOf(time));
  return passed.length === 0 ? null : `${date} ${presentTime(Math.max(...passed))}`;
}

/** The scheduled dates of these days can be due. */
export function remindedDays(today: string): { first: string; last: string } {
  return {
    first: dayAfter(today, plannedRules['how-was-it'].days.to),
    last: dayAfter(today, plannedRules['date-tomorrow'].days.from),
  };
}

type Event = Pick<DueReminder, 'day' | 'profile' | 'dateId' | 'description'> & {
  readonly of: Rule['of'];
  readonly subject: string;
};

/** What lies ahead is reminded of; what is over is asked about until somebody rates it. */
function eventOfDate(
  { id, day, isRated, reply = null, profile }: RememberedDate,
  today: string,
): Event[] {
  const isOver = day < today;
  if (isOver && isRated) return [];
  const of = isOver ? 'unrated-date' : 'date';
  const event: Event = { of, subject: id, day, profile, dateId: id, description: '' };
  if (reply === null) return [event];
  // Another answer is another reminder.
  const answer = { of: 'reply', subject: `${id}-${reply.at}`, description: reply.answer } as const;
  return [event, { ...event, ...answer }];
}

/** Who is no longer seen is not brought up again. */
function eventsOf(
  { id, name, status, importantDates: { birthday, firstDate, otherDates } }: RememberedPerson,
  today: string,
): Event[] {
  if (status === 'ended') return [];
  const profile = { id, name };
  const others = otherDates.map(
    ({ description, date }): Event => ({
      of: 'important-date',
      subject: `${id}-${digestOf(description)}`,
      day: date,
      profile,
      dateId: null,
      description,
    }),
  );
  const yearly = { subject: String(id), profile, dateId: null } as const;
  const [born, met] = [birthday, firstDate].map((first) => first && nextYearly(first, today));
  return [
    ...(born ? [{ ...yearly, of: 'birthday', day: born, description: '' } as const] : []),
    // The day itself is no anniversary.
    ...(met && met !== firstDate
      ? [
          {
            ...yearly,
            of: 'anniversary',
            day: met,
            description: yearsSince(firstDate, met),
          } as const,
        ]
      : []),
    ...others,
  ];
}

/** "a year", "3 years" */
function yearsSince(first: string | null, day: string): string {
  const years = Number(day.slice(0, 4)) - Number(first?.slice(0, 4));
  return years === 1 ? 'a year' : `${years} years`;
}

function isDue(
  { of, days, fromMinutes }: Rule,
  what: Rule['of'],
  { daysAhead, minutes }: { daysAhead: number; minutes: number },
): boolean {
  if (of !== what || daysAhead > days.from || daysAhead < days.to) return false;
  return daysAhead < days.from || minutes >= fromMinutes;
}

/** Today or later. What began on 29 February has its day on the 28th in other years, as in the calendar feed. */
function nextYearly(first: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const days = [year, year + 1].map((candidate) => dayIn(candidate, first));
  return days.find((day) => day >= today && day >= first) ?? first;
}

function dayIn(year: number, first: string): string {
  const monthDay = first.slice(5);
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return `${String(year).padStart(4, '0')}-${monthDay === '02-29' && !isLeapYear ? '02-28' : monthDay}`;
}

/** Days have no zone: counted in UTC, where each has 24 hours. */
const dayMs = 24 * 60 * 60 * 1000;

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
