import type { FastifyBaseLogger } from 'fastify';
import { createNewsletterLinks, type NewsletterLinks } from '../newsletter/newsletter-links.ts';
import { createNewsletterTokens } from '../newsletter/newsletter-tokens.ts';
import { createSendConfirmation, type SendConfirmation } from '../newsletter/send-confirmation.ts';
import { createSendMail } from '../platform/mail/smtp-mail.ts';
import type { Parts } from './parts.ts';

export interface Newsletter {
  /** Whether addresses are taken. */
  readonly isOpen: boolean;
  readonly sendConfirmation: SendConfirmation;
  readonly links: NewsletterLinks;
}

/** The way to the newsletter and out of it, on the secret that all processes on the database share. */
export async function composeNewsletter(
  { config, store, now }: Parts,
  log: FastifyBaseLogger,
): Promise<Newsletter> {
  const newsletterTokens = createNewsletterTokens(await store.secrets.findOrCreate('newsletter'));
  const sendMail = createSendMail(config);
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
      onError: (error) => log.error({ err: error }, 'mailing a confirmation failed'),
    }),
    links: createNewsletterLinks({ store, newsletterTokens, now }),
  };
}
