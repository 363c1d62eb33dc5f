import type { Database } from '../platform/db/tables.ts';
import { dayMs } from '../platform/time/durations.ts';

/**
 * What a link does: confirms its address, or sets a new password; the latter is sent to the mailbox
 * or made by the operator.
 */
export type LinkPurpose = 'confirm-email' | 'reset-password' | 'operator-reset';

/** How long a link works, by purpose. */
export const linkMs: Record<LinkPurpose, number> = {
  'confirm-email': 3 * dayMs,
  'reset-password': 60 * 60_000,
  'operator-reset': 60 * 60_000,
};

export interface AccountLink {
  readonly userId: number;
  readonly purpose: LinkPurpose;
  /** The address that it was made for. */
  readonly email: string;
}

export interface AccountLinks {
  add(link: AccountLink & { readonly tokenHash: string; now: number }): Promise<void>;
  /** A link that has not been used or ended. */
  find(tokenHash: string, now: number): Promise<AccountLink | undefined>;
  /** Uses a link up: of any number of parallel calls, exactly one gets true. */
  use(tokenHash: string): Promise<boolean>;
  deleteOf(userId: number, purposes: readonly LinkPurpose[]): Promise<void>;
  deleteExpiredBefore(instant: number): Promise<void>;
}

export function createAccountLinks(db: Database): AccountLinks {
  return {
    async add({ userId, purpose, email, tokenHash, now }) {
      await db
        .insertInto('account_links')
        .values({
          user_id: userId,
          token_hash: tokenHash,
          purpose,
          email,
          created_at: now,
          expires_at: now + linkMs[purpose],
        })
        .execute();
    },

    async find(tokenHash, now) {
      const row = await db
        .selectFrom('account_links')
        .select(['user_id as userId', 'purpose', 'email'])
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row && { ...row, purpose: row.purpose as LinkPurpose };
    },

    async use(tokenHash) {
      const row = await db
        .deleteFrom('account_links')
        .where('token_hash', '=', tokenHash)
        .returning('user_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async deleteOf(userId, purposes) {
      await db
        .deleteFrom('account_links')
        .where('user_id', '=', userId)
        .where('purpose', 'in', purposes)
        .execute();
    },

    async deleteExpiredBefore(instant) {
      await db.deleteFrom('account_links').where('expires_at', '<', instant).execute();
    },
  };
}
