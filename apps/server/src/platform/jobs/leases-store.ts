import { clockSkewMs } from '../db/clock-skew.ts';
import type { Database } from '../db/tables.ts';

export interface Lease {
  /** The work that is done by one process at a time. */
  readonly name: string;
  /** Which process. */
  readonly holder: string;
}

export interface Leases {
  /**
   * Takes a lease that is free, has ended or ends further ahead than it could, or makes one's own
   * longer; of any number of parallel calls by others exactly one gets true.
   */
  take(lease: Lease, term: { now: number; ms: number }): Promise<boolean>;
  release(lease: Lease): Promise<void>;
}

export function createLeases(db: Database): Leases {
  return {
    async take({ name, holder }, { now, ms }) {
      const row = await db
        .insertInto('leases')
        .values({ name, holder, ends_at: now + ms })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ holder, ends_at: now + ms })
            .where((lease) =>
              lease.or([
                lease('leases.ends_at', '<=', now),
                lease('leases.ends_at', '>', now + ms + clockSkewMs),
                lease('leases.holder', '=', holder),
              ]),
            ),
        )
        .returning('name')
        .executeTakeFirst();
      return row !== undefined;
    },

    async release({ name, holder }) {
      await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
    },
  };
}
