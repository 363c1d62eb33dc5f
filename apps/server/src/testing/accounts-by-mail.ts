import { setTimeout } from 'node:timers/promises';
import type { User } from '@rendezvous/contract';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { OpenDatabase } from '../platform/db/open-database.ts';
import { aTestApp, type TestApp } from './a-test-app.ts';
import { anAddress, anEmail, aPassword, askAs, post } from './a-user.ts';
import { aMailServer, type MailServer } from './servers/a-mail-server.ts';

export const start = new Date('2026-11-20T18:00:00Z');
export const newPassword = 'marble harbor 77';

/** What stands while the tests of a `describe` run. */
interface Standing {
  mail: MailServer;
  opened: OpenDatabase;
  test: TestApp;
  /** A second server on the same database. */
  other: TestApp;
  /** Who comes by Google. */
  google: { sub: string; email: string };
}

/** Two servers that mail links, on one database, and what people do about their accounts. */
export function accountsByMail(database: { readonly open: () => Promise<OpenDatabase> }) {
  const on = { google: { sub: anEmail(), email: anEmail() } } as Standing;
  beforeAll(async () => {
    on.mail = await aMailServer();
    on.opened = await database.open();
    const env = { SMTP_URL: on.mail.url, MAIL_FROM: 'dates@mail.example' };
    const findGoogleAccount = async () => on.google;
    on.test = await aTestApp({ open: async () => on.opened }, { env, findGoogleAccount });
    on.other = await aTestApp(
      { open: async () => ({ db: on.opened.db, close: async () => {} }) },
      { env, findGoogleAccount },
    );
  });
  afterAll(async () => {
    await on.other.close();
    await on.test.close();
    await on.mail.close();
  });
  afterEach(() => {
    on.test.clock.now = start;
    on.other.clock.now = start;
    on.mail.conduct.mail = async () => undefined;
  });

  const register = (email: string, password = aPassword) =>
    post(on.test.app, '/users/register', { email, password });
  const confirm = (token: string, at = on.test) =>
    post(at.app, '/users/email-confirmation', { token });
  const reset = (token: string, new_password = newPassword, at = on.test, from = anAddress()) =>
    post(at.app, '/users/password-reset/confirm', { token, new_password }, from);
  const askForReset = (email: string, from = anAddress()) =>
    post(on.test.app, '/users/password-reset', { email }, from);
  const tryIn = (email: string, password: string, from = anAddress()) =>
    post(on.test.app, '/token/pair', { email, password }, from);
  const me = async (access: string) =>
    (await askAs(on.test.app, access, { url: '/api/users/me' })).json<User>();
  const allSent = async () => {
    for (;;) {
      const { count } = await on.opened.db
        .selectFrom('account_mails')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      if (Number(count) === 0) return;
      await setTimeout(20);
    }
  };

  return { on, register, confirm, reset, askForReset, tryIn, me, allSent };
}
