import { attemptKey } from '../limits/attempt-key.ts';
import type { QueuedMail } from '../platform/mail/mail-queue-store.ts';
import type { Store } from '../store.ts';
import { emailKeyOf } from '../platform/db/email-key.ts';
import { attemptLimits } from '../limits/require-attempt.ts';

/**
 * Queues a mail about an account. It looks up nothing beyond the request itself, so neither the answer nor its timing
 * reveals who has an account. An address gets only a few mails of a kind for one account, and a limited number for all
 * accounts, so that nobody uses up another's.
 */
export type AskForMail = (mail: QueuedMail<'confirm-email' | 'reset-password'>) => Promise<void>;

interface Deps {
  readonly store: Pick<Store, 'attempts' | 'mailQueue'>;
  /** Told that there is something to send. */
  readonly wake: () => void;
  readonly now: () => Date;
}

export function createAskForMail({ store, wake, now }: Deps): AskForMail {
  return async (mail) => {
    const { kind, userId } = mail;
    const emailKey = emailKeyOf(mail.email);
    const nowMs = now().getTime();
    const own = attemptKey('account-mail', kind, emailKey, String(userId));
    if (!(await store.attempts.take(own, attemptLimits.accountMail, nowMs))) return;
    const all = attemptKey('account-mails', kind, emailKey);
    if (!(await store.attempts.take(all, attemptLimits.accountMails, nowMs))) return;
    await store.mailQueue.add(mail, nowMs);
    wake();
  };
}
