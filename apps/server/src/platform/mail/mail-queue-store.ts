import { randomUUID } from 'node:crypto';
import { clockSkewMs } from '../db/clock-skew.ts';
import type { Database } from '../db/tables.ts';

export type MailKind = 'confirm-email' | 'reset-password' | 'confirm-newsletter';

/**
 * A mail that is asked for. What it says, and whether anything is sent at all, is decided when it
 * goes out.
 */
export interface QueuedMail<Kind extends MailKind = MailKind> {
  readonly kind: Kind;
  readonly email: string;
  /** Null where it is about no account, or whose account it is about is nobody's to know before. */
  readonly userId: number | null;
  /** What else it takes to write it. */
  readonly about?: string | undefined;
}

export interface ClaimedMail<Kind extends MailKind = MailKind> extends QueuedMail<Kind> {
  readonly id: string;
  readonly createdAt: number;
}

/**
 * The mails that wait: whoever asks for one is answered at once, and a mail server that is away
 * loses none.
 */
export interface MailQueue {
  add(mail: QueuedMail, now: number): Promise<void>;
  /**
   * Takes one of these kinds whose time has come, or is further ahead than it could be, and puts it
   * off in case it fails; no two callers get the same.
   */
  claim<Kind extends MailKind>(
    kinds: readonly Kind[],
    now: number,
  ): Promise<ClaimedMail<Kind> | undefined>;
  delete(id: string): Promise<void>;
  /**
   * Withdraws those to the address of a user, also those that do not say yet whose account they are
   * about.
   */
  deleteToUser(userId: number): Promise<void>;
}

const firstRetryMs = 120_000;
const longestRetryMs = 30 * 60_000;

export function createMailQueue(db: Database): MailQueue {
  return {
    async add({ kind, email, userId, about }, now) {
      await db
        .insertInto('account_mails')
        .values({
          id: randomUUID(),
          kind,
          email,
          user_id: userId,
          about: about ?? null,
          tries: 0,
          due_at: now,
          created_at: now,
        })
        .execute();
    },

    claim: (kinds, now) => claim(db, kinds, now),

    async delete(id) {
      await db.deleteFrom('account_mails').where('id', '=', id).execute();
    },

    async deleteToUser(userId) {
      await db
        .deleteFrom('account_mails')
        .where(({ eb, fn, selectFrom }) =>
          eb(
            fn<string>('lower', ['account_mails.email']),
            'in',
            selectFrom('users').select('email_key').where('id', '=', userId),
          ),
        )
        .execute();
    },
  };
}

async function claim<Kind extends MailKind>(
  db: Database,
  kinds: readonly Kind[],
  now: number,
): Promise<ClaimedMail<Kind> | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('account_mails')
      .select(['id', 'tries', 'due_at'])
      .where('kind', 'in', kinds)
      .where(({ eb, or }) =>
        or([eb('due_at', '<=', now), eb('due_at', '>', now + longestRetryMs + clockSkewMs)]),
      )
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    if (due === undefined) return undefined;
    const row = await db
      .updateTable('account_mails')
      .set({
        tries: due.tries + 1,
        due_at: now + Math.min(firstRetryMs * 2 ** due.tries, longestRetryMs),
      })
      .where('id', '=', due.id)
      .where('due_at', '=', due.due_at)
      .returning(['id', 'kind', 'email', 'user_id as userId', 'about', 'created_at as createdAt'])
      .executeTakeFirst();
    // Somebody else was faster: there may be another.
    if (row) return { ...row, kind: row.kind as Kind, about: row.about ?? undefined };
  }
}
