import type { FastifyInstance } from 'fastify';
import { createAccountMailing } from '../accounts/account-mailing.ts';
import { accountRoutes } from '../accounts/account-routes.ts';
import { emailRoutes } from '../accounts/email-routes.ts';
import type { NoteEvent } from '../accounts/note-event.ts';
import { createExportPlaces } from '../export/export-places.ts';
import { exportRoutes } from '../export/export-routes.ts';
import { createExportUser } from '../export/export-user.ts';
import { googleRoutes } from '../google/google-routes.ts';
import { createCountForUser } from '../limits/count-for-user.ts';
import { passwordRoutes } from '../passwords/password-routes.ts';
import type { Authenticate } from '../platform/http/viewer.ts';
import { createSendMail } from '../platform/mail/smtp-mail.ts';
import { sessionRoutes } from '../sessions/session-routes.ts';
import { tokenRoutes } from '../sessions/token-routes.ts';
import { createAccountCommands } from './account-commands.ts';
import type { Parts, Routes } from './parts.ts';
import type { Photos } from './photos.ts';

export interface Accounts {
  readonly authenticate: Authenticate;
  readonly noteEvent: NoteEvent;
  readonly routes: Routes;
}

/**
 * Accounts, the ways to sign in, and the export of a user's data. Queued mails are sent for as long
 * as the app is open.
 */
export async function composeAccounts(
  parts: Parts,
  app: FastifyInstance,
  { erasePhotos, photoUrlsFor }: Photos,
): Promise<Accounts> {
  const { config, store, photoFiles, now, findGoogleAccount, passwordCost } = parts;
  const { publicUrl, rateLimits } = config;
  const askForMail = createAccountMailing(app, {
    store,
    sendMail: createSendMail(config),
    publicUrl,
    now,
    rateLimits,
  });
  const commands = await createAccountCommands({
    store,
    askForMail,
    now,
    findGoogleAccount,
    rateLimits,
    passwordCost,
  });
  const { authenticate, noteEvent } = commands;
  const exportUser = createExportUser({
    store,
    photoFiles,
    places: createExportPlaces(),
    countExport: createCountForUser('export', { store, now, rateLimits }),
  });
  const secureCookies = publicUrl.startsWith('https:');
  return {
    authenticate,
    noteEvent,
    routes(api) {
      const all = { ...commands, store, askForMail, erasePhotos, photoUrlsFor, rateLimits, now };
      accountRoutes(api, all);
      emailRoutes(api, all);
      tokenRoutes(api, { ...all, secureCookies });
      googleRoutes(api, all);
      passwordRoutes(api, all);
      exportRoutes(api, { ...all, exportUser });
      sessionRoutes(api, { sessions: store.sessions, noteEvent, now });
    },
  };
}
