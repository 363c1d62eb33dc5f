import type { FastifyInstance } from 'fastify';
import { sendQueued } from '../platform/mail/send-queued.ts';
import type { SendMail } from '../platform/mail/smtp-mail.ts';
import type { Store } from '../store.ts';
import { createAskForMail, type AskForMail } from './ask-for-mail.ts';
import { createWriteAccountMail } from './write-account-mail.ts';

interface Deps {
  readonly store: Store;
  /** Undefined: no mail is sent. */
  readonly sendMail: SendMail | undefined;
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly rateLimits: boolean;
}

const hourMs = 60 * 60_000;
const keptMs = { 'reset-password': 2 * hourMs, 'confirm-email': 24 * hourMs };

/**
 * The mails about accounts: queued while a request is answered, and sent later for as long as the
 * app is open. Undefined if no mail is sent.
 */
export function createAccountMailing(
  app: FastifyInstance,
  { store, sendMail, publicUrl, now, rateLimits }: Deps,
): AskForMail | undefined {
  if (!sendMail) return undefined;
  const writeLetter = createWriteAccountMail({ store, publicUrl, now });
  const wake = sendQueued(app, {
    queue: store.mailQueue,
    keptMs,
    async send(mail, signal) {
      const letter = await writeLetter(mail);
      return letter && sendMail({ ...letter.text, to: letter.to, key: mail.id }, signal);
    },
    now,
    onError: (error) => app.log.error({ err: error }, 'mailing about an account failed'),
  });
  return createAskForMail({ store, wake, now, rateLimits });
}
