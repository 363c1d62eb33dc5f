import { sql } from 'kysely';
import { deleteInBatches } from '../platform/db/delete-in-batches.ts';
import type { Database } from '../platform/db/tables.ts';

/** The networks from which somebody has signed in to an account. */
export interface KnownNetworks {
  isKnown(userId: number, network: string): Promise<boolean>;
  remember(userId: number, network: string, now: number): Promise<void>;
  deleteSeenBefore(instant: number): Promise<void>;
}

export function createKnownNetworks(db: Database): KnownNetworks {
  return {
    async isKnown(userId, network) {
      const row = await db
        .selectFrom('known_networks')
        .select('network')
        .where('user_id', '=', userId)
        .where('network', '=', network)
        .executeTakeFirst();
      return row !== undefined;
    },

    async remember(userId, network, now) {
      await db
        .insertInto('known_networks')
        .values({ user_id: userId, network, seen_at: now })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'network']).doUpdateSet({ seen_at: now }),
        )
        .execute();
    },

    async deleteSeenBefore(instant) {
      await deleteInBatches(db, {
        table: 'known_networks',
        key: ['user_id', 'network'],
        where: sql`seen_at < ${instant}`,
      });
    },
  };
}
