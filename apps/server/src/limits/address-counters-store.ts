import { sql } from 'kysely';
import { deleteInBatches } from '../platform/db/delete-in-batches.ts';
import type { Database } from '../platform/db/tables.ts';
import type { AddressUse } from './address-use.ts';

/**
 * Suggestions a day for one address: a household, a school or a café, but not a script that drops
 * its cookies.
 */
export const suggestionsPerAddress = 30;

export interface AddressCounters {
  /** Counts one use unless the day's cap is reached, and says whether it did. */
  use(use: AddressUse): Promise<boolean>;
  refund(use: AddressUse): Promise<void>;
  deleteBefore(day: string): Promise<void>;
}

export function createAddressCounters(db: Database): AddressCounters {
  return {
    async use({ address, day }) {
      const row = await db
        .insertInto('address_counters')
        .values({ address, day, used: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['address', 'day'])
            .doUpdateSet((counter) => ({ used: counter('address_counters.used', '+', 1) }))
            .where('address_counters.used', '<', suggestionsPerAddress),
        )
        .returning('used')
        .executeTakeFirst();
      return row !== undefined;
    },

    async refund({ address, day }) {
      await db
        .updateTable('address_counters')
        .set((counter) => ({ used: counter('used', '-', 1) }))
        .where('address', '=', address)
        .where('day', '=', day)
        .where('used', '>', 0)
        .execute();
    },

    async deleteBefore(day) {
      await deleteInBatches(db, {
        table: 'address_counters',
        key: ['address', 'day'],
        where: sql`day < ${day}`,
      });
    },
  };
}
