import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';
import type { MailOutcome, SendMail } from '../platform/mail/smtp-mail.ts';
import {
  dueReminders,
  isForMail,
  mailSlotOf,
  remindedDays,
  type DueReminder,
  type LocalMoment,
} from './due-reminders.ts';
import { reminderMail } from './present-reminder-mail.ts';
import { localDateTime } from '../platform/time/clock-time.ts';
import type { Recipient } from './reminder-mails-store.ts';
import type { Remembered } from './reminders-store.ts';
import type { Store } from '../store.ts';

/**
 * Mails what is due to everyone whose hour has come and who is not done with it. One process on the database does so at a time;
 * however often it is started and wherever it ends, a reminder is sent once, and tried a second time only where nobody knows
 * what became of the first. What the mail server wants at another time it gets again and again, as long as it is due.
 */
export type MailReminders = (signal: AbortSignal) => Promise<void>;

interface Deps {
  readonly store: Pick<Store, 'reminders' | 'reminderMails' | 'leases'>;
  readonly sendMail: SendMail;
  readonly unsubscribeTokens: UnsubscribeTokens;
  readonly publicUrl: string;
  readonly now: () => Date;
  /** Told of every mail that did not leave. */
  readonly onError: (error: unknown) => void;
}

/** Longer than one mail may take, so that the lease of whoever sends does not end meanwhile. */
const leaseMs = 60_000;
const atATime = 50;
/** Fewer than the mails that may leave side by side: somebody who waits for one to confirm an address is not last in a queue. */
const atOnce = 3;

interface Turn {
  readonly local: LocalMoment;
  readonly slot: string;
  readonly signal: AbortSignal;
  /** False where another process has it. */
  readonly holdLease: () => Promise<boolean>;
}

export function createMailReminders({
  store,
  sendMail,
  unsubscribeTokens,
  publicUrl,
  now,
  onError,
}: Deps): MailReminders {
  return async (signal) => {
    // Of this run alone: one that hangs does not hold it for the next.
    const lease = { name: 'reminder-mails', holder: randomUUID() };
    const holdLease = (): Promise<boolean> =>
      store.leases.take(lease, { now: now().getTime(), ms: leaseMs });
    if (!(await holdLease())) return;
    try {
      await store.reminderMails.forgetFuture(now().getTime());
      for (const timeZone of await store.reminderMails.listTimeZones()) {
        const local = localDateTime(now(), timeZone);
        const slot = mailSlotOf(local);
        if (slot !== null && !(await serveZone(timeZone, { local, slot, signal, holdLease })))
          return;
      }
    } finally {
      await store.leases.release(lease);
    }
  };

  /** False where the run is over: told to stop, the lease lost, or no mail server to be had. */
  async function serveZone(timeZone: string, turn: Turn): Promise<boolean> {
    for (let afterId = 0; ; ) {
      const recipients = await store.reminderMails.listRecipients({
        timeZone,
        slot: turn.slot,
        afterId,
        limit: atATime,
      });
      const last = recipients.at(-1);
      if (last === undefined) return true;
      const remembered = await store.reminders.listRemembered(
        recipients.map(({ userId }) => userId),
        remindedDays(turn.local.date),
      );
      const { done, isOver } = await serve(recipients, remembered, turn);
      await store.reminderMails.finish(done, turn.slot);
      if (isOver || !(await turn.holdLease())) return false;
      afterId = last.userId;
      // SQLite answers at once: without a pause nobody else would be served until the last of many users.
      await setImmediate();
    }
  }

  async function serve(
    recipients: readonly Recipient[],
    remembered: ReadonlyMap<number, Remembered>,
    { local, signal, holdLease }: Turn,
  ): Promise<{ done: number[]; isOver: boolean }> {
    const done: number[] = [];
    let isOver = false;
    const waiting = recipients.values();
    const serveInTurn = async (): Promise<void> => {
      for (const recipient of waiting) {
        const due = dueFor(remembered.get(recipient.userId), local);
        if (due.length > 0) {
          isOver ||= signal.aborted || !(await holdLease());
          if (isOver) return;
          const state = await mailTo(recipient, due, signal);
          if (state === 'unavailable') isOver = true;
          if (state !== 'done') continue;
        }
        done.push(recipient.userId);
      }
    };
    const turns = await Promise.allSettled(
      Array.from({ length: atOnce }, () =>
        serveInTurn().catch((error: unknown) => {
          isOver = true;
          throw error;
        }),
      ),
    );
    for (const turn of turns) if (turn.status === 'rejected') throw turn.reason;
    return { done, isOver };
  }

  /** Open: some of it is to be tried again, later. */
  async function mailTo(
    { userId, email }: Recipient,
    due: readonly DueReminder[],
    signal: AbortSignal,
  ): Promise<'done' | 'open' | 'unavailable'> {
    const claim = await store.reminderMails.claim(
      userId,
      due.map(({ id }) => id),
      now().getTime(),
    );
    const mine = due.filter(({ id }) => claim.reminderIds.includes(id));
    if (mine.length > 0) {
      const unsubscribeUrl = `${publicUrl}/api/reminders/unsubscribe/${unsubscribeTokens.create(userId)}`;
      const text = reminderMail(mine, {
        app: `${publicUrl}/dashboard`,
        unsubscribe: unsubscribeUrl,
      });
      const key = `${userId} ${claim.reminderIds.toSorted().join(' ')}`;
      const outcome = await sendMail({ ...text, to: email, unsubscribeUrl, key }, signal);
      await note(outcome, userId, claim.reminderIds);
      if (outcome.kind === 'unavailable') return 'unavailable';
      if (outcome.kind === 'unknown' || outcome.kind === 'deferred') return 'open';
    }
    return claim.isOpen ? 'open' : 'done';
  }

  async function note(
    outcome: MailOutcome,
    userId: number,
    reminderIds: readonly string[],
  ): Promise<void> {
    if (outcome.kind === 'sent')
      return store.reminderMails.markSent(userId, reminderIds, now().getTime());
    onError(outcome.error);
    if (outcome.kind === 'unavailable') await store.reminderMails.release(userId, reminderIds);
    if (outcome.kind === 'deferred')
      await store.reminderMails.defer(userId, reminderIds, now().getTime());
    if (outcome.kind === 'refused') await store.reminderMails.giveUp(userId, reminderIds);
  }
}

function dueFor(known: Remembered | undefined, local: LocalMoment): DueReminder[] {
  if (known === undefined) return [];
  return dueReminders(known, local).filter(
    (reminder) => isForMail(reminder, local) && !known.dismissed.has(reminder.id),
  );
}
