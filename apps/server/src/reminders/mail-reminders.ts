import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  dueReminders,
  isForMail,
  mailSlotOf,
  remindedDays,
  type DueReminder,
  type LocalMoment,
} from './due-reminders.ts';
import {
  createMailRecipient,
  type MailRecipient,
  type MailRecipientDeps,
} from './mail-recipient.ts';
import { localDateTime } from '../platform/time/clock-time.ts';
import type { Recipient, ReminderClock } from './reminder-mails-store.ts';
import type { Remembered } from './reminders-store.ts';
import type { Store } from '../store.ts';

/**
 * Mails what is due to everyone whose hour has come and who is not done with it. One process on the database does so at a time;
 * however often it is started and wherever it ends, a reminder is sent once, and tried a second time only where nobody knows
 * what became of the first. What the mail server wants at another time it gets again and again, as long as it is due.
 */
export type MailReminders = (signal: AbortSignal) => Promise<void>;

interface Deps extends MailRecipientDeps {
  readonly store: Pick<Store, 'reminders' | 'reminderMails' | 'leases'>;
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

export function createMailReminders(deps: Deps): MailReminders {
  const { store, now } = deps;
  const mailTo = createMailRecipient(deps);
  return async (signal) => {
    // Of this run alone: one that hangs does not hold it for the next.
    const lease = { name: 'reminder-mails', holder: randomUUID() };
    const holdLease = (): Promise<boolean> =>
      store.leases.take(lease, { now: now().getTime(), ms: leaseMs });
    if (!(await holdLease())) return;
    try {
      await store.reminderMails.forgetFuture(now().getTime());
      for (const clock of await store.reminderMails.listClocks()) {
        const local = localDateTime(now(), clock.timeZone);
        const slot = mailSlotOf(local, clock);
        if (slot !== null && !(await serveClock(clock, { local, slot, signal, holdLease }))) return;
      }
    } finally {
      await store.leases.release(lease);
    }
  };

  /** False where the run is over: told to stop, the lease lost, or no mail server to be had. */
  async function serveClock(clock: ReminderClock, turn: Turn): Promise<boolean> {
    for (let afterId = 0; ; ) {
      const recipients = await store.reminderMails.listRecipients({
        clock,
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
      const { done, isOver } = await serve(recipients, remembered, { ...turn, mailTo });
      await store.reminderMails.finish(done, turn.slot);
      if (isOver || !(await turn.holdLease())) return false;
      afterId = last.userId;
      // SQLite answers at once: without a pause nobody else would be served until the last of many users.
      await setImmediate();
    }
  }
}

/** A few at a time; whose reminders are all sent, or were none, is done. */
async function serve(
  recipients: readonly Recipient[],
  remembered: ReadonlyMap<number, Remembered>,
  { local, signal, holdLease, mailTo }: Turn & { readonly mailTo: MailRecipient },
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

function dueFor(known: Remembered | undefined, local: LocalMoment): DueReminder[] {
  if (known === undefined) return [];
  return dueReminders(known, local).filter(
    (reminder) => isForMail(reminder, local, known.timing) && !known.dismissed.has(reminder.id),
  );
}
