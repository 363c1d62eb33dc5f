import type { FastifyInstance } from 'fastify';
import {
  createAskForConfirmation,
  type AskForConfirmation,
} from '../newsletter/ask-for-confirmation.ts';
import { createNewsletterLinks, type NewsletterLinks } from '../newsletter/newsletter-links.ts';
import { createNewsletterTokens } from '../newsletter/newsletter-tokens.ts';
import { createSendMail } from '../platform/mail/smtp-mail.ts';
import type { Parts } from './parts.ts';

export interface Newsletter {
  /** Whether people can subscribe. */
  readonly isOpen: boolean;
  readonly askForConfirmation: AskForConfirmation;
  readonly links: NewsletterLinks;
}

/**
 * Subscribing to the newsletter and unsubscribing, with the secret that every process on the
 * database shares. Mails are sent for as long as the app is open.
 */
export async function composeNewsletter(
  { config, store, now }: Parts,
  app: FastifyInstance,
): Promise<Newsletter> {
  const newsletterTokens = createNewsletterTokens(await store.secrets.findOrCreate('newsletter'));
  const sendMail = createSendMail(config);
  const { publicUrl, rateLimits } = config;
  return {
    isOpen: sendMail !== undefined,
    askForConfirmation: createAskForConfirmation(app, {
      store,
      newsletterTokens,
      sendMail,
      publicUrl,
      rateLimits,
      now,
    }),
    links: createNewsletterLinks({ store, newsletterTokens, now }),
  };
}
