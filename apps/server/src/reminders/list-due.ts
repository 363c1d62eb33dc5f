import { limits } from '@rendezvous/contract';
import type { Store } from '../store.ts';
import {
  dueFalls,
  dueReminders,
  isForMail,
  mailedDay,
  mailedFalls,
  remindedDays,
  type DueReminder,
  type LocalMoment,
} from './due-reminders.ts';
import type { Recipient } from './reminder-mails-store.ts';

export type ListDueDeps = Pick<Store, 'reminders' | 'importantDays'>;

export interface Due {
  /** Dismissed ones among them. */
  readonly due: readonly DueReminder[];
  readonly dismissed: ReadonlySet<string>;
}

/**
 * The reminders of a user that are due, the nearest `limits.inbox`: what is read does not grow with
 * all that they ever wrote down.
 */
export async function listDue(
  { reminders, importantDays }: ListDueDeps,
  userId: number,
  local: LocalMoment,
): Promise<Due> {
  const timing = await reminders.findTiming(userId);
  if (timing === undefined) return { due: [], dismissed: new Set() };
  const { first, last } = remindedDays(local.date);
  const due = dueReminders(
    {
      timing,
      importantDays: await importantDays.listOn(userId, dueFalls(local.date, timing), limits.inbox),
      dates: [
        ...(await reminders.listDates(userId, { first, today: local.date, last })),
        ...(await reminders.listReplies(userId, last)),
      ],
    },
    local,
    limits.inbox,
  );
  const dismissed = await reminders.listDismissed(
    userId,
    due.map(({ id }) => id),
  );
  return { due, dismissed };
}

/**
 * What a user is to be mailed about at this hour, or was at one before, the nearest `limits.inbox`
 * important dates and as many others.
 */
export async function listMailable(
  { reminders, importantDays }: ListDueDeps,
  { userId, timing }: Recipient,
  local: LocalMoment,
): Promise<DueReminder[]> {
  const falls = mailedFalls(local.date, [timing]);
  const day = mailedDay(local.date);
  const remembered = { timing, importantDays: [], dates: [] };
  const due = [
    {
      ...remembered,
      importantDays: await importantDays.listOn(userId, falls, limits.inbox),
    },
    {
      ...remembered,
      dates: await reminders.listDates(userId, { first: day, today: day, last: day }),
    },
  ].flatMap((known) => dueReminders(known, local, limits.inbox));
  const mailable = due.filter((reminder) => isForMail(reminder, local, timing));
  const dismissed = await reminders.listDismissed(
    userId,
    mailable.map(({ id }) => id),
  );
  return mailable.filter(({ id }) => !dismissed.has(id));
}
