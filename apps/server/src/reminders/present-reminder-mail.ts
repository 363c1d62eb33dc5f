import { firstNameOf, product } from '@rendezvous/contract';
import type { DueReminder } from './due-reminders.ts';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import type { MailText } from '../platform/mail/mail-text.ts';
import { whenOf } from './present-reminder.ts';

interface Links {
  readonly app: string;
  readonly unsubscribe: string;
}

/** Named one by one; the others are counted. */
const namedReminders = 20;

/**
 * One mail for all that is due. Nobody has proved that the address is the user's, so it says
 * little: first names, no places, no hours, nothing that was noted; and nothing in it can be made
 * to read like somebody else's message.
 */
export function reminderMail(
  reminders: readonly DueReminder[],
  { app, unsubscribe }: Links,
): MailText {
  const more = reminders.length - namedReminders;
  const lines = [
    ...reminders.slice(0, namedReminders).map(lineOf),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ];
  const look = 'See what is coming up';
  const why = `You get this because reminders by email are on for an account at ${product} with this address. Not yours, or had enough?`;
  const off = 'Turn off reminders by email';
  const link = (url: string, label: string) =>
    `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
  return {
    subject: subjectOf(reminders),
    text: `${lines.join('\n')}\n\n${look}: ${app}\n\n-- \n${why}\n${off}: ${unsubscribe}\n`,
    html: [
      '<!doctype html><html lang="en"><body style="font-family: sans-serif; font-size: 16px; line-height: 1.5">',
      ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
      `<p>${link(app, look)}</p>`,
      `<p style="font-size: 13px">${escapeHtml(why)} ${link(unsubscribe, off)}</p>`,
      '</body></html>',
    ].join('\n'),
  };
}

/** Names nobody: subjects are shown on locked screens. */
function subjectOf(reminders: readonly DueReminder[]): string {
  const [first] = reminders;
  if (first === undefined || reminders.length > 1) return `${reminders.length} reminders`;
  return `Reminder: ${nounOf(first)} ${whenOf(first)}`;
}

function lineOf(reminder: DueReminder): string {
  const name = reminder.profile && mailableName(reminder.profile.name);
  if (reminder.dateId !== null)
    return `You have a date${name ? ` with ${name}` : ''} ${whenOf(reminder)}.`;
  return `${name ? `${name}: ` : ''}${nounOf(reminder)} ${whenOf(reminder)}.`;
}

function nounOf({ kind, dateId }: DueReminder): string {
  if (dateId !== null) return 'a date';
  if (kind.startsWith('birthday')) return 'a birthday';
  return kind.startsWith('anniversary') ? 'an anniversary' : 'an important date';
}

/**
 * A first name that is one: whoever enters somebody else's address could otherwise put a message
 * where the name stands.
 */
function mailableName(name: string): string | null {
  const first = firstNameOf(name);
  return /^[\p{L}\p{M}'’-]{1,30}$/u.test(first) ? first : null;
}
