import { setImmediate } from 'node:timers/promises';
import { reminderLeads } from '@rendezvous/contract';
import { isDatabaseUnavailable } from '../platform/db/is-database-unavailable.ts';
import type { Store } from '../store.ts';
import { mailedDay, mailedFalls, type LocalMoment } from './due-reminders.ts';
import { listMailable } from './list-due.ts';
import { createMailRecipient, type MailRecipientDeps } from './mail-recipient.ts';
import type { Recipient } from './reminder-mails-store.ts';

export interface ReminderMailDeps extends MailRecipientDeps {
  readonly store: Pick<Store, 'reminders' | 'importantDays' | 'reminderMails' | 'leases'>;
}

export interface Turn {
  readonly local: LocalMoment;
  readonly slot: string;
  readonly signal: AbortSignal;
  /** False where another process has it. */
  readonly holdLease: () => Promise<boolean>;
}

/**
 * Mails some who have the same clock. Done are those who have had all that is for this moment.
 * Over: the run is, for whatever reason.
 */
export type MailRecipients = (
  recipients: readonly Recipient[],
  turn: Turn,
) => Promise<{ done: number[]; isOver: boolean }>;

/**
 * Fewer than the mails that may leave side by side: somebody who waits for one to confirm an
 * address is not last in a queue.
 */
const atOnce = 3;

const anyTiming = [null, ...reminderLeads].map((leadDays) => ({ leadDays }));

export function createMailRecipients(deps: ReminderMailDeps): MailRecipients {
  const { store } = deps;
  const mailTo = createMailRecipient(deps);
  return async (recipients, turn) => {
    const affected = await store.reminders.listAffected(
      recipients.map(({ userId }) => userId),
      { dates: mailedDay(turn.local.date), important: mailedFalls(turn.local.date, anyTiming) },
    );
    const done = recipients.map(({ userId }) => userId).filter((id) => !affected.has(id));
    let isOver = false;
    const waiting = recipients.filter(({ userId }) => affected.has(userId)).values();
    const serveInTurn = async (): Promise<void> => {
      for (const recipient of waiting) {
        if (isOver) return;
        const state = await serveOne(recipient, turn);
        if (state === 'over') isOver = true;
        if (state === 'done') done.push(recipient.userId);
        await setImmediate();
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
    for (const each of turns) if (each.status === 'rejected') throw each.reason;
    return { done, isOver };
  };

  /** What fails for one, whatever they have written down, fails for nobody else. */
  async function serveOne(recipient: Recipient, turn: Turn): Promise<'done' | 'open' | 'over'> {
    try {
      const due = await listMailable(store, recipient, turn.local);
      if (due.length === 0) return 'done';
      if (turn.signal.aborted || !(await turn.holdLease())) return 'over';
      const state = await mailTo(recipient, due, turn);
      return state === 'unavailable' ? 'over' : state;
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      deps.onError(error);
      return 'open';
    }
  }
}
