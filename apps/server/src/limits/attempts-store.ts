import { sql } from 'kysely';
import { clockSkewMs } from '../platform/db/clock-skew.ts';
import { deleteInBatches } from '../platform/db/delete-in-batches.ts';
import type { Database } from '../platform/db/tables.ts';

/** So many attempts within so long, counted from the first. */
export interface AttemptLimit {
  readonly most: number;
  readonly withinMs: number;
}

export interface Attempts {
  /**
   * Counts one attempt unless the limit is reached, and says whether it did; however many ask at
   * once, no more than `most` are told yes.
   */
  take(key: string, limit: AttemptLimit, now: number): Promise<boolean>;
  /** Undoes an attempt that should not count. */
  refund(key: string): Promise<void>;
  /** When attempts are taken again. */
  findEnd(key: string): Promise<number | undefined>;
  /** The same where the limit is reached, else undefined. */
  findEndWhenUsedUp(key: string, limit: AttemptLimit, now: number): Promise<number | undefined>;
  deleteEndedBefore(instant: number): Promise<void>;
}

export function createAttempts(db: Database): Attempts {
  return {
    take: (key, limit, now) => take(db, { key, ...limit, now }),

    async refund(key) {
      await db
        .updateTable('attempts')
        .set((attempt) => ({ used: attempt('used', '-', 1) }))
        .where('key', '=', key)
        .where('used', '>', 0)
        .execute();
    },

    async findEnd(key) {
      const row = await db
        .selectFrom('attempts')
        .select('ends_at')
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.ends_at;
    },

    async findEndWhenUsedUp(key, { most, withinMs }, now) {
      const row = await db
        .selectFrom('attempts')
        .select('ends_at')
        .where('key', '=', key)
        .where('used', '>=', most)
        .where('ends_at', '>', now)
        .where('ends_at', '<=', now + withinMs + clockSkewMs)
        .executeTakeFirst();
      return row?.ends_at;
    },

    async deleteEndedBefore(instant) {
      await deleteInBatches(db, {
        table: 'attempts',
        key: ['key'],
        where: sql`ends_at < ${instant}`,
      });
    },
  };
}

async function take(
  db: Database,
  { key, most, withinMs, now }: AttemptLimit & { readonly key: string; readonly now: number },
): Promise<boolean> {
  const hasEnded = sql<boolean>`(attempts.ends_at <= ${now} or attempts.ends_at > ${now + withinMs + clockSkewMs})`;
  const row = await db
    .insertInto('attempts')
    .values({ key, used: 1, ends_at: now + withinMs })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((attempt) => ({
          used: attempt
            .case()
            .when(hasEnded)
            .then(1)
            .else(attempt('attempts.used', '+', 1))
            .end(),
          ends_at: attempt
            .case()
            .when(hasEnded)
            .then(attempt.ref('excluded.ends_at'))
            .else(attempt.ref('attempts.ends_at'))
            .end(),
        }))
        .where((attempt) => attempt.or([hasEnded, attempt('attempts.used', '<', most)])),
    )
    .returning('used')
    .executeTakeFirst();
  return row !== undefined;
}
