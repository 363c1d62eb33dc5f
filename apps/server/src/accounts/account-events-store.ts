import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { deleteInBatches } from '../platform/db/delete-in-batches.ts';
import type { Database } from '../platform/db/tables.ts';

export type AccountEvent =
  | 'registered'
  | 'signed-in'
  | 'signed-in-with-google'
  | 'sign-in-refused'
  | 'signed-out'
  | 'copied-token-used'
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'email-confirmed'
  | 'email-lost'
  | 'google-linked'
  | 'data-exported'
  | 'calendar-feed-made'
  | 'account-deleted';

export interface AccountEvents {
  /** Adds an event; events are never changed. */
  append(event: {
    event: AccountEvent;
    actor: string;
    network: string;
    now: number;
  }): Promise<void>;
  deleteBefore(instant: number): Promise<void>;
}

export function createAccountEvents(db: Database): AccountEvents {
  return {
    async append({ event, actor, network, now }) {
      await db
        .insertInto('account_events')
        .values({ id: randomUUID(), event, actor, network, happened_at: now })
        .execute();
    },

    async deleteBefore(instant) {
      await deleteInBatches(db, {
        table: 'account_events',
        key: ['id'],
        where: sql`happened_at < ${instant}`,
      });
    },
  };
}
