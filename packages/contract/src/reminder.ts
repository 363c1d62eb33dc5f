import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { pageQuery } from './page.ts';

const tag = 'Reminders';

export const reminderKinds = [
  'birthday-soon',
  'birthday-today',
  'anniversary-soon',
  'anniversary-today',
  'important-date-soon',
  'important-date-today',
  'date-tomorrow',
  'date-today',
  'how-was-it',
  'guest-answer',
] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** How many days before an important date its reminder may begin. */
export const reminderLeads = [0, 1, 3, 7] as const;
export type ReminderLead = (typeof reminderLeads)[number];

/** When reminders of birthdays and other important dates come. */
export interface ReminderTiming {
  /** Of the day where the user is, 0 to 23. */
  readonly hour: number;
  /** Null: a week before what comes every year, three days before what comes once. */
  readonly leadDays: ReminderLead | null;
}
export const usualTiming: ReminderTiming = { hour: 9, leadDays: null };

export const reminderHour = z
  .int()
  .min(0)
  .max(23)
  .describe('From which hour on birthdays and other important dates are reminded of');
export const reminderLeadDays = z
  .literal([...reminderLeads])
  .nullable()
  .describe(
    'How many days before; null: a week before what comes every year, three days before what comes once',
  );

const reminder = z.object({
  id: z.string().describe('The same for as long as the reminder is due'),
  kind: z.enum(reminderKinds),
  day: z.string().describe('The day it reminds of'),
  text: z.string().describe('One sentence for people'),
  profile: z.object({ id: z.int(), name: z.string() }).nullable(),
  date_id: z.string().nullable().describe('The date it reminds of, or asks about'),
});
export type Reminder = z.output<typeof reminder>;

export const listInbox = endpoint({
  method: 'GET',
  path: '/inbox',
  tag,
  summary: `The reminders that are due where the user is now and were not dismissed, the nearest day first: of the nearest ${limits.inbox}.`,
  access: 'user',
  query: z.object(pageQuery),
  answer: z.array(reminder),
});

export const dismissReminder = endpoint({
  method: 'POST',
  path: '/inbox/:id/dismiss',
  tag,
  summary: 'Takes a reminder out of the inbox. Doing so again changes nothing.',
  access: 'user',
  params: z.object({ id: z.string().max(limits.pathParameter) }),
  answer: z.object({ id: z.string() }),
  refusals: ['not-found'],
});

const token = z.object({ token: z.string().max(limits.pathParameter) });
const page = z.string().describe('A page for people');

export const askToUnsubscribe = endpoint({
  method: 'GET',
  path: '/reminders/unsubscribe/:token',
  tag,
  summary:
    'The page behind the link in every reminder by email. It changes nothing: programs follow links before people do.',
  access: 'anyone',
  params: token,
  answer: page,
  media: 'text/html',
  refusals: ['not-found'],
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/reminders/unsubscribe/:token',
  tag,
  summary:
    'Turns reminders by email off, at one click of a mail program (RFC 8058) or of the page.',
  access: 'anyone',
  keepsLittle: true,
  params: token,
  answer: page,
  media: 'text/html',
  refusals: ['not-found'],
});
