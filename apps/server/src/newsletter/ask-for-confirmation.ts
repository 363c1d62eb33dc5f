import type { FastifyInstance } from 'fastify';
import { attemptKey } from '../limits/attempt-key.ts';
import { attemptLimits, requireAttempt } from '../limits/require-attempt.ts';
import { messages } from '../messages.ts';
import { emailKeyOf } from '../platform/db/email-key.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { sendQueued } from '../platform/mail/send-queued.ts';
import type { SendMail } from '../platform/mail/smtp-mail.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import type { Subscription } from './subscribers-store.ts';
import { newsletterLink } from './newsletter-link.ts';
import { confirmationDays, type NewsletterTokens, type TokenPurpose } from './newsletter-tokens.ts';
import { confirmationMail } from './present-confirmation-mail.ts';

/**
 * Queues the mail with the link that confirms an address for the newsletter, or for word of a
 * place. It never looks at the list, so nobody learns who is on it; the address is stored until the
 * mail has left, and a hash of it for one day.
 */
export type AskForConfirmation = (
  subscription: Subscription,
  from: { ip: string },
) => Promise<void>;

interface Deps {
  readonly store: Pick<Store, 'attempts' | 'mailQueue'>;
  readonly newsletterTokens: NewsletterTokens;
  /** Undefined where nothing is mailed: then the newsletter is not open. */
  readonly sendMail: SendMail | undefined;
  readonly publicUrl: string;
  readonly rateLimits: boolean;
  readonly now: () => Date;
}

const hourSeconds = 60 * 60;
const keptMs = { 'confirm-newsletter': 24 * hourSeconds * 1000 };

/** The mails leave for as long as the app is open. */
export function createAskForConfirmation(app: FastifyInstance, deps: Deps): AskForConfirmation {
  const { store, sendMail, rateLimits, now } = deps;
  const wake = sendMail && sendConfirmations(app, { ...deps, sendMail });
  return async ({ email, place }, { ip }) => {
    if (wake === undefined)
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
    // Answered like a mail that is sent: nobody is told what others have entered, and no inbox is
    // filled by strangers.
    if (!(await store.attempts.take(key, attemptLimits.confirmationMail, nowMs))) return;
    await store.mailQueue.add(
      { kind: 'confirm-newsletter', email, userId: null, about: place },
      nowMs,
    );
    wake();
  };
}

function sendConfirmations(
  app: FastifyInstance,
  {
    store,
    newsletterTokens,
    sendMail,
    publicUrl,
    now,
  }: Omit<Deps, 'sendMail'> & { readonly sendMail: SendMail },
): () => void {
  return sendQueued(app, {
    queue: store.mailQueue,
    keptMs,
    async send({ id, email, about: place }, signal) {
      const linkTo = async (purpose: TokenPurpose) =>
        newsletterLink(publicUrl, {
          purpose,
          token: await newsletterTokens.create(purpose, { email, place }, now()),
        });
      const [confirm, unsubscribeUrl] = [await linkTo('confirm'), await linkTo('unsubscribe')];
      const text = confirmationMail({
        site: publicUrl,
        confirm,
        days: confirmationDays,
        isOfPlace: place !== undefined,
      });
      return sendMail({ ...text, to: email, unsubscribeUrl, key: id }, signal);
    },
    now,
    onError: (error) => app.log.error({ err: error }, 'mailing a confirmation failed'),
  });
}
