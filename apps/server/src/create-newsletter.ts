import type { FastifyBaseLogger } from 'fastify';
import { createNewsletterLinks, type NewsletterLinks } from './newsletter/newsletter-links.ts';
import { createSendConfirmation, type SendConfirmation } from './newsletter/send-confirmation.ts';
import type { Config } from './config.ts';
import { createNewsletterTokens } from './newsletter/newsletter-tokens.ts';
import { createSendMail } from './platform/mail/smtp-mail.ts';
import type { Store } from './store.ts';

interface Deps {
  readonly config: Config;
  readonly store: Store;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

export interface Newsletter {
  /** Whether addresses are taken. */
  readonly isOpen: boolean;
  readonly sendConfirmation: SendConfirmation;
  readonly links: NewsletterLinks;
}

/** The way to the newsletter and out of it, on the secret that all processes on the database share. */
export async function createNewsletter({ config, store, now, log }: Deps): Promise<Newsletter> {
  const newsletterTokens = createNewsletterTokens(await store.secrets.findOrCreate('newsletter'));
  const sendMail = createSendMail(config);
  const onError = (error: unknown) => log.error({ err: error }, 'mailing a confirmation failed');
  const { publicUrl, rateLimits } = config;
  return {
    isOpen: sendMail !== undefined,
    sendConfirmation: createSendConfirmation({
      store,
      newsletterTokens,
      sendMail,
      publicUrl,
      rateLimits,
      now,
      onError,
    }),
    links: createNewsletterLinks({ store, newsletterTokens, now }),
  };
}
