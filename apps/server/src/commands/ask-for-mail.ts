import { attemptKey } from '../store/attempts.ts';
import type { AccountMail } from '../store/account-mails.ts';
import type { Store } from '../store/store.ts';
import { emailKeyOf } from '../db/email-key.ts';
import { attemptLimits } from './require-attempt.ts';

/**
 * Has a mail about an account sent soon. It looks at nothing but what is asked for, so that neither the answer nor the time
 * it takes tells who has an account; and an address gets no more than a few of a kind, whoever asks.
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
    const key = attemptKey('account-mail', mail.kind, emailKeyOf(mail.email));
    const nowMs = now().getTime();
    if (!(await store.attempts.take(key, attemptLimits.accountMail, nowMs))) return;
    await store.accountMails.add(mail, nowMs);
    wake();
  };
}
