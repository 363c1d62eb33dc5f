import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { localDateTime } from '../platform/time/clock-time.ts';
import { mailSlotOf } from './due-reminders.ts';
import { createMailRecipients, type ReminderMailDeps, type Turn } from './mail-recipients.ts';
import type { ReminderClock } from './reminder-mails-store.ts';

/**
 * Mails what is due to everyone whose hour has come and who is not done with it. One process on the
 * database does so at a time; however often it is started and wherever it ends, a reminder is sent
 * once, and tried a second time only where nobody knows what became of the first. What the mail
 * server wants at another time it gets again and again, as long as it is due.
 */
export type MailReminders = (signal: AbortSignal) => Promise<void>;

/** Longer than one mail may take, so that the lease of whoever sends does not end meanwhile. */
const leaseMs = 60_000;
const atATime = 50;
export function createMailReminders(deps: ReminderMailDeps): MailReminders {
  const { store, now } = deps;
  const mailRecipients = createMailRecipients(deps);
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
      const { done, isOver } = await mailRecipients(recipients, turn);
      await store.reminderMails.finish(done, turn.slot);
      if (isOver || !(await turn.holdLease())) return false;
      afterId = last.userId;
      // SQLite answers at once: without a pause nobody else would be served until the last of many
      // users.
      await setImmediate();
    }
  }
}
