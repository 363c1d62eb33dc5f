import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { OpenDatabase } from '../../platform/db/open-database.ts';
import { createSendMail, type SendMail } from '../../platform/mail/smtp-mail.ts';
import { createStore, type Store } from '../../store.ts';
import type { TestDatabase } from '../../testing/databases.ts';
import { aMailServer, type MailServer } from '../../testing/servers/a-mail-server.ts';
import { testUnsubscribeTokens } from '../../testing/unsubscribe-secret.ts';
import { createMailReminders, type MailReminders } from '../mail-reminders.ts';

/** A Saturday; birthdays of the 28th are a week away. */
export const nine = '2026-11-21T09:00:00Z';
export const minuteMs = 60_000;
export const inAWeek = { birthday: '1995-11-28' };

/**
 * What reminders are mailed from and to. The database is there once the suite runs, the mail server
 * and what it received are each test's own.
 */
export interface Mailing {
  readonly db: OpenDatabase['db'];
  readonly store: Store;
  readonly server: MailServer;
  readonly clock: { now: Date };
  /** What the nodes reported in this test. */
  readonly errors: unknown[];
  through(url: string, timeLimitMs?: number): SendMail;
  /** One process; each has its own. */
  aNode(sendMail?: SendMail): MailReminders;
  run(node?: MailReminders): Promise<void>;
  pass(minutes: number): void;
  aUserWith(
    importantDates: object,
    who?: { timeZone?: string; name?: string },
  ): Promise<{ id: number; email: string }>;
}

/**
 * To be called inside `describe`: it opens the database for the suite and a mail server for each
 * test, at nine.
 */
export function aMailing(database: TestDatabase): Mailing {
  let opened: OpenDatabase;
  let store: Store;
  let server: MailServer;
  let users = 0;
  const clock = { now: new Date(nine) };
  const errors: unknown[] = [];
  beforeAll(async () => {
    opened = await database.open();
    store = createStore(opened.db);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    for (const table of ['users', 'leases'] as const) await opened.db.deleteFrom(table).execute();
    server = await aMailServer();
    clock.now = new Date(nine);
    errors.length = 0;
  });
  afterEach(() => server.close());

  const through = (url: string, timeLimitMs = 2000): SendMail => {
    const sendMail = createSendMail(
      { network: true, mail: { smtpUrl: url, from: 'dates@mail.example' } },
      { timeLimitMs },
    );
    if (!sendMail) throw new Error('Cannot mail: there is no server');
    return sendMail;
  };
  /** One process; each has its own. */
  const aNode = (sendMail = through(server.url)): MailReminders =>
    createMailReminders({
      store,
      sendMail,
      unsubscribeTokens: testUnsubscribeTokens,
      publicUrl: 'https://dates.example',
      now: () => clock.now,
      onError: (error) => errors.push(error),
    });
  const { signal: unstopped } = new AbortController();
  const run = (node = aNode()): Promise<void> => node(unstopped);
  const pass = (minutes: number): void => {
    clock.now = new Date(clock.now.getTime() + minutes * minuteMs);
  };

  async function aUserWith(
    importantDates: object,
    { timeZone = 'UTC', name = 'June Park' } = {},
  ): Promise<{ id: number; email: string }> {
    const email = `user-${(users += 1)}@example.com`;
    const user = await store.users.create({
      email,
      passwordHash: null,
      googleSub: null,
      isEmailConfirmed: true,
      firstName: '',
      lastName: '',
      now: 0,
    });
    if (!user) throw new Error(`Cannot make a user: there is one with ${email}`);
    await store.users.keepTimeZone(user.id, timeZone);
    await store.profiles.create(user.id, { name, importantDates }, { now: 0, today: '2026-11-01' });
    return { id: user.id, email };
  }

  return {
    get db() {
      return opened.db;
    },
    get store() {
      return store;
    },
    get server() {
      return server;
    },
    ...{ clock, errors, through, aNode, run, pass, aUserWith },
  };
}
