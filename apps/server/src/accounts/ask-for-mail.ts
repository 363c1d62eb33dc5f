import { attemptKey } from '../limits/attempt-key.ts';
import type { AccountMail } from './account-mails-store.ts';
import type { Store } from '../store.ts';
import { emailKeyOf } from '../platform/db/email-key.ts';
import { attemptLimits } from '../limits/require-attempt.ts';

/**
 * Has a mail about an account sent soon. It looks at nothing but what is asked for, so that neither the answer nor the time
 * it takes tells who has an account; and an address gets no more than a few of a kind for one account, and not many for all, so that nobody spends another's.
 */
export type AskForMail = (mail: AccountMail) => Promise<void>;

interface Deps {
  readonly store: Pick<Store, 'attempts' | 'accountMails'>;
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
    await store.accountMails.add(mail, nowMs);
    wake();
  };
}
