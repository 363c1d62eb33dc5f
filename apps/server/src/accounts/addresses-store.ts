import { emailKeyOf, noKeyOf } from '../platform/db/email-key.ts';
import type { Database } from '../platform/db/tables.ts';

/**
 * Which account an address belongs to: at most one. An account that has not confirmed it loses it
 * to one that does.
 */
export interface Addresses {
  /** Changes how the account's own address is written, that is, its letter case. */
  respell(userId: number, email: string): Promise<void>;
  /** Gives the account its address, now confirmed; false if another account has it. */
  confirm(userId: number, email: string, now: number): Promise<boolean>;
  /**
   * Takes the address from an account that never confirmed it, and with it every way to sign in.
   * Its content stays, and so does its password, which opens only what `setAside` leaves. False if
   * the address has been confirmed in the meantime.
   */
  take(userId: number, now: number): Promise<boolean>;
  /** Remembers who took over an account's address, so that it can be restored. */
  setAside(userId: number, options: { readonly for: number }): Promise<void>;
  /** The account that was most recently set aside for another one. */
  findSetAside(forUserId: number): Promise<number | undefined>;
  /**
   * Lets Google open an account, and confirms the address that it has or that was taken from it.
   * Throws a unique violation if another account has either.
   */
  link(
    userId: number,
    google: { readonly sub: string; readonly email: string; readonly now: number },
  ): Promise<void>;
  /**
   * Leaves an account no way in that does not depend on its address: no Google account with another
   * address, no session, calendar feed or link, and no pending address.
   */
  dropUnprovenWays(userId: number): Promise<void>;
  /** Accounts that have had neither an address nor any other way in since before an instant. */
  listUnreachable(before: number, limit: number): Promise<number[]>;
}

export function createAddresses(db: Database): Addresses {
  return {
    async respell(userId, email) {
      await db
        .updateTable('users')
        .set({ email })
        .where('id', '=', userId)
        .where('email_key', '=', emailKeyOf(email))
        .execute();
    },

    confirm: (userId, email, now) => confirm(db, { userId, email, now }),

    take: (userId, now) => take(db, userId, now),

    async setAside(userId, { for: forUserId }) {
      await db
        .updateTable('users')
        .set({ set_aside_for: forUserId })
        .where('id', '=', userId)
        .execute();
    },

    async findSetAside(forUserId) {
      const row = await db
        .selectFrom('users')
        .select('id')
        .where('set_aside_for', '=', forUserId)
        .orderBy('unaddressed_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.id;
    },

    link: (userId, google) => link(db, userId, google),

    dropUnprovenWays: (userId) => dropUnprovenWays(db, userId),

    listUnreachable: (before, limit) => listUnreachable(db, before, limit),
  };
}

async function confirm(
  db: Database,
  { userId, email, now }: { userId: number; email: string; now: number },
): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({
      email,
      email_key: emailKeyOf(email),
      email_confirmed_at: now,
      pending_email: null,
      unaddressed_at: null,
    })
    .where('id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users as others')
            .select('others.id')
            .where('others.email_key', '=', emailKeyOf(email))
            .where('others.id', '!=', userId),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  // Whoever signs in with Google under another address has not proved this one.
  await dropOtherGoogle(db, userId);
  return true;
}

async function take(db: Database, userId: number, now: number): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ email: '', email_key: noKeyOf(userId), unaddressed_at: now })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await dropUnprovenWays(db, userId);
  await db.deleteFrom('account_mails').where('user_id', '=', userId).execute();
  return true;
}

async function link(
  db: Database,
  userId: number,
  { sub, email, now }: { sub: string; email: string; now: number },
): Promise<void> {
  const key = emailKeyOf(email);
  await db
    .updateTable('users')
    .set((user) => ({
      // Keeps the account's own spelling if it has one.
      email: user.case().when('email', '=', '').then(email).else(user.ref('email')).end(),
      email_key: key,
      email_confirmed_at: user.fn.coalesce('email_confirmed_at', user.val(now)),
      google_sub: sub,
      google_email_key: key,
      unaddressed_at: null,
      set_aside_for: null,
    }))
    .where('id', '=', userId)
    .execute();
}

async function dropUnprovenWays(db: Database, userId: number): Promise<void> {
  await dropOtherGoogle(db, userId);
  await db.updateTable('users').set({ pending_email: null }).where('id', '=', userId).execute();
  for (const table of ['calendar_feeds', 'sessions', 'account_links'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
}

async function dropOtherGoogle(db: Database, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ google_sub: null, google_email_key: null })
    .where('id', '=', userId)
    .where(({ eb, or, ref }) =>
      or([eb('google_email_key', 'is', null), eb('google_email_key', '!=', ref('email_key'))]),
    )
    .execute();
}

async function listUnreachable(db: Database, before: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('unaddressed_at', '<', before)
    .where('google_sub', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('sessions').select('id').whereRef('sessions.user_id', '=', 'users.id')),
      ),
    )
    .orderBy('unaddressed_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
