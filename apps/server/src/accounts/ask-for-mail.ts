import { attemptKey } from '../limits/attempt-key.ts';
import { attemptLimits, requireAttempts, type CountedAttempt } from '../limits/require-attempt.ts';
import { messages } from '../messages.ts';
import { emailKeyOf } from '../platform/db/email-key.ts';
import { familyOf, networkOf } from '../platform/http/network-of.ts';
import type { QueuedMail } from '../platform/mail/mail-queue-store.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';

export type AccountMail = QueuedMail<'confirm-email' | 'reset-password'>;

export interface MailAsker {
  readonly ip: string;
  /**
   * Whether the account asks for another address: such mails must not use up what people who
   * register need.
   */
  readonly isChange?: boolean;
  /** A condition that must hold before the mail is sent; checked once everything else allows it. */
  readonly prepare?: () => Promise<unknown>;
}

/**
 * Queues a mail about an account, or refuses it with `too-many-requests`. It looks up nothing
 * beyond the request itself, so neither the answer nor its timing reveals who has an account. An
 * address gets only a few mails of a kind for one account and at the wish of one network or
 * neighborhood, and a limited number in all, so that nobody uses up another's.
 */
export type AskForMail = (mail: AccountMail, asker: MailAsker) => Promise<void>;

interface Deps {
  readonly store: Pick<Store, 'attempts' | 'mailQueue'>;
  /** Called when there is something to send. */
  readonly wake: () => void;
  readonly now: () => Date;
  /** Whether requests of one network are limited; an address is protected in any case. */
  readonly rateLimits: boolean;
}

export function createAskForMail({ store, wake, now, rateLimits }: Deps): AskForMail {
  return async (mail, asker) => {
    const nowMs = now().getTime();
    await requireAttempts(store.attempts, limitsOf(mail, asker, rateLimits), nowMs).catch(
      refuseMail,
    );
    await asker.prepare?.();
    await store.mailQueue.add(mail, nowMs);
    wake();
  };
}

function limitsOf(
  { kind, email, userId }: AccountMail,
  { ip, isChange = false }: MailAsker,
  rateLimits: boolean,
): CountedAttempt[] {
  const subject = [kind, isChange ? 'change' : 'own', emailKeyOf(email)];
  const network = networkOf(ip);
  const counted = (name: keyof typeof attemptLimits, ...by: string[]): CountedAttempt => ({
    key: attemptKey(name, ...subject, ...by),
    limit: attemptLimits[name],
  });
  // A new password is requested by nobody in particular, so only its address is counted.
  const isOfNetwork = rateLimits && userId !== null;
  return [
    counted('accountMail', String(userId)),
    ...(isOfNetwork
      ? [
          counted('accountMailsFromNetwork', network),
          counted('accountMailsFromFamily', familyOf(network)),
        ]
      : []),
    counted('accountMails'),
  ];
}

function refuseMail(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  throw new Refusal(error.code, { ...error.options, detail: messages.tooManyMails });
}
