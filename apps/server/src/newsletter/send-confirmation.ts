import { confirmationDays, type NewsletterTokens, type TokenPurpose } from './newsletter-tokens.ts';
import type { SendMail } from '../platform/mail/smtp-mail.ts';
import { messages } from '../messages.ts';
import { confirmationMail } from './present-confirmation-mail.ts';
import { newsletterLink } from './newsletter-link.ts';
import { Refusal } from '../refusal.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { attemptKey } from '../limits/attempt-key.ts';
import type { Store } from '../store.ts';
import { emailKeyOf } from '../platform/db/email-key.ts';
import { attemptLimits, requireAttempt } from '../limits/require-attempt.ts';

/**
 * Mails the link that confirms an address for the newsletter. It never looks at the list, so nobody learns who is on it, and
 * stores only a hash of the address, for one day.
 */
export type SendConfirmation = (email: string, from: { ip: string }) => Promise<void>;

interface Deps {
  readonly store: Pick<Store, 'attempts'>;
  readonly newsletterTokens: NewsletterTokens;
  /** Undefined where nothing is mailed: then the newsletter is not open. */
  readonly sendMail: SendMail | undefined;
  readonly publicUrl: string;
  readonly rateLimits: boolean;
  readonly now: () => Date;
  /** Told of every mail that did not leave. */
  readonly onError: (error: unknown) => void;
}

const hourSeconds = 60 * 60;

export function createSendConfirmation({
  store,
  newsletterTokens,
  sendMail,
  publicUrl,
  rateLimits,
  now,
  onError,
}: Deps): SendConfirmation {
  return async (email, { ip }) => {
    if (sendMail === undefined)
      throw new Refusal('unavailable', {
        detail: messages.newsletterClosed,
        retryAfterSeconds: hourSeconds,
      });
    const nowMs = now().getTime();
    if (rateLimits)
      await requireAttempt(
        store.attempts,
        { key: attemptKey('subscribe', networkOf(ip)), limit: attemptLimits.subscribe },
        nowMs,
      );
    const key = attemptKey('confirmation-mail', emailKeyOf(email));
    // Answered like a mail that was sent: nobody is told what others have entered, and no inbox is filled by strangers.
    if (!(await store.attempts.take(key, attemptLimits.confirmationMail, nowMs))) return;
    const linkTo = async (purpose: TokenPurpose) =>
      newsletterLink(publicUrl, {
        purpose,
        token: await newsletterTokens.create(purpose, email, now()),
      });
    const [confirm, unsubscribe] = [await linkTo('confirm'), await linkTo('unsubscribe')];
    const text = confirmationMail({ site: publicUrl, confirm, days: confirmationDays });
    const outcome = await sendMail({
      ...text,
      to: email,
      unsubscribeUrl: unsubscribe,
      key: confirm,
    });
    if (outcome.kind === 'sent') return;
    onError(outcome.error);
    // A server that refuses an address may know it: that is not told.
    if (outcome.kind !== 'unavailable') return;
    await store.attempts.refund(key);
    throw new Refusal('unavailable');
  };
}
