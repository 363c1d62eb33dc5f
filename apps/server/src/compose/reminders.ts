import type { FastifyBaseLogger } from 'fastify';
import { createSendMail } from '../platform/mail/smtp-mail.ts';
import { createMailReminders, type MailReminders } from '../reminders/mail-reminders.ts';
import { reminderRoutes } from '../reminders/reminder-routes.ts';
import { createUnsubscribe } from '../reminders/unsubscribe.ts';
import { createUnsubscribeTokens } from '../reminders/unsubscribe-tokens.ts';
import type { Parts, Routes } from './parts.ts';

export interface Reminders {
  /** Undefined: no mail is sent. */
  readonly mailReminders: MailReminders | undefined;
  /** For an instance that accepts forms. */
  readonly routes: Routes;
}

/** Reminders in the app and by email, and the links that end the emails. */
export async function composeReminders(
  { config, store, now }: Parts,
  log: FastifyBaseLogger,
): Promise<Reminders> {
  const unsubscribeTokens = createUnsubscribeTokens(
    await store.secrets.findOrCreate('unsubscribe'),
  );
  const sendMail = createSendMail(config);
  return {
    mailReminders:
      sendMail &&
      createMailReminders({
        store,
        sendMail,
        unsubscribeTokens,
        publicUrl: config.publicUrl,
        now,
        onError: (error) => log.error({ err: error }, 'mailing reminders failed'),
      }),
    routes: (api) =>
      reminderRoutes(api, {
        reminders: store.reminders,
        importantDays: store.importantDays,
        unsubscribe: createUnsubscribe({ store, unsubscribeTokens }),
        now,
      }),
  };
}
