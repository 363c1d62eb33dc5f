import { createHash } from 'node:crypto';
import { reminderKinds, type ReminderKind, type ReminderTiming } from '@rendezvous/contract';
import { daysBetween } from '@rendezvous/planner';
import { addDays } from '@rendezvous/venues';
import type { ImportantDay } from '../people/important-days-store.ts';
import { minutesOf, presentTime } from '../platform/time/clock-time.ts';
import type { RememberedDate } from './reminders-store.ts';

/** What somebody is to be reminded of now. */
export interface DueReminder {
  /**
   * Of the kind, the thing and its day: it stays the same while the reminder is due, and a day that
   * is moved makes another one.
   */
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

/** What somebody may be reminded of, and when they want to be. */
export interface Remembered {
  readonly importantDays: readonly ImportantDay[];
  readonly dates: readonly RememberedDate[];
  readonly timing: ReminderTiming;
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

/** What is due, the nearest day first, at most so much; at one day in the order of people. */
export function dueReminders(
  { importantDays, dates, timing }: Remembered,
  local: LocalMoment,
  most = Number.POSITIVE_INFINITY,
): DueReminder[] {
  const rules = rulesOf(timing);
  const events = [
    ...importantDays.flatMap((day) => eventOfDay(day, local.date)),
    ...dates.flatMap((date) => eventsOfDate(date, local.date)),
  ];
  const due = events.flatMap((event) => {
    const daysAhead = daysBetween(local.date, event.day);
    const kind = reminderKinds.find((candidate) =>
      isDue(rules[candidate], event.of, { daysAhead, minutes: minutesOf(local.time) }),
    );
    return kind === undefined ? [] : [{ event, kind, daysAhead }];
  });
  const unique = new Map(
    due.map((each) => [JSON.stringify([each.kind, each.event.subject, each.event.day]), each]),
  );
  return [...unique.values()]
    .sort((a, b) => Math.abs(a.daysAhead) - Math.abs(b.daysAhead))
    .slice(0, most)
    .map(({ event: { subject, day, profile, dateId, description }, kind, daysAhead }) => {
      const id = `${kind}.${subjectId(subject)}.${day}`;
      return { id, kind, day, daysAhead, profile, dateId, description };
    });
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

/**
 * Which of a day's two moments for mail was the last, as text that sorts by time; null before the
 * first.
 */
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
    first: addDays(today, plannedRules['how-was-it'].days.to),
    last: addDays(today, plannedRules['date-tomorrow'].days.from),
  };
}

/** The scheduled dates of this day are mailed about today. */
export function mailedDay(today: string): string {
  return addDays(today, plannedRules['date-tomorrow'].days.from);
}

/** When important dates fall that can be due, as `ImportantDays` takes it. */
export function dueFalls(today: string, timing: Pick<ReminderTiming, 'leadDays'>): string[] {
  const { yearly, once } = leadsOf(timing);
  return fallsOn(today, { yearly: upTo(yearly), once: upTo(once) });
}

/** When important dates fall that are mailed about today, to users with any of these leads. */
export function mailedFalls(
  today: string,
  timings: readonly Pick<ReminderTiming, 'leadDays'>[],
): string[] {
  const leads = timings.map(leadsOf);
  return fallsOn(today, {
    yearly: [0, ...leads.map(({ yearly }) => yearly)],
    once: [0, ...leads.map(({ once }) => once)],
  });
}

function leadsOf({ leadDays }: Pick<ReminderTiming, 'leadDays'>): { yearly: number; once: number } {
  return { yearly: leadDays ?? yearlyLead, once: leadDays ?? onceLead };
}

function upTo(lead: number): number[] {
  return Array.from({ length: lead + 1 }, (_, days) => days);
}

function fallsOn(
  today: string,
  { yearly, once }: { yearly: readonly number[]; once: readonly number[] },
): string[] {
  const every = yearly.flatMap((days) => {
    const day = addDays(today, days);
    const leapDay = '02-29';
    return dayIn(Number(day.slice(0, 4)), `2000-${leapDay}`) === day
      ? [day.slice(5), leapDay]
      : [day.slice(5)];
  });
  return [...new Set([...every, ...once.map((days) => addDays(today, days))])];
}

type Event = Pick<DueReminder, 'day' | 'profile' | 'dateId' | 'description'> & {
  readonly of: Rule['of'];
  readonly subject: Subject;
};

/** What tells one thing to remind of from another: an id, and where that holds several a text. */
type Subject = readonly [id: string, text?: string];

/** Made of what is told alone, as a digest takes its time. */
function subjectId([id, text]: Subject): string {
  return text === undefined ? id : `${id}-${digestOf(text)}`;
}

/** What lies ahead is reminded of; what is over is asked about until somebody rates it. */
function eventsOfDate(
  { id, day, isRated, reply = null, profile }: RememberedDate,
  today: string,
): Event[] {
  const isOver = day < today;
  if (isOver && isRated) return [];
  const of = isOver ? 'unrated-date' : 'date';
  const event: Event = { of, subject: [id], day, profile, dateId: id, description: '' };
  if (reply === null) return [event];
  // Another answer is another reminder.
  return [
    event,
    { ...event, of: 'reply', subject: [`${id}-${reply.at}`], description: reply.answer },
  ];
}

function eventOfDay({ person, kind, day, description }: ImportantDay, today: string): Event[] {
  const known = { subject: [String(person.id)], profile: person, dateId: null } as const;
  if (kind === 'other')
    return [
      {
        ...known,
        of: 'important-date',
        subject: [...known.subject, description],
        day,
        description,
      },
    ];
  const next = nextYearly(day, today);
  if (kind === 'birthday') return [{ ...known, of: 'birthday', day: next, description: '' }];
  // The day itself is no anniversary.
  if (next === day) return [];
  return [{ ...known, of: 'anniversary', day: next, description: yearsSince(day, next) }];
}

/** "a year", "3 years" */
function yearsSince(first: string, day: string): string {
  const years = Number(day.slice(0, 4)) - Number(first.slice(0, 4));
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

/**
 * Today or later. What began on 29 February has its day on the 28th in other years, as in the
 * calendar feed.
 */
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

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
