import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../platform/db/tables.ts';
import { withUserLocked } from '../platform/db/with-user-locked.ts';

/** So many rows are about a megabyte, or a few milliseconds: dates have up to 110 KB, ideas up to 400 with their plans, notes up to 2, suggestions some with all versions. */
const tables = [
  ['dates', 10, 'id'],
  ['saved_ideas', 3, 'id'],
  ['profile_notes', 500, 'id'],
  ['important_days', 500, 'profile_id, position'],
  ['suggestion_sessions', 1, 'id'],
] as const;

/**
 * Deletes what an account, or one person of it, holds most of, a little at a time and everybody else in between: at once, 200 MB
 * held them up for seconds. What is left, such as what is written meanwhile, goes with the account or the person; where the
 * process ends before that, they are still there and can be deleted again. So does a date that has photos: their files are queued
 * for erasure in the transaction in which they go.
 */
export async function deleteContents(
  db: Database,
  { userId, profileId }: { userId: number; profileId?: number },
): Promise<void> {
  const whose =
    profileId === undefined
      ? sql`user_id = ${userId}`
      : sql`user_id = ${userId} and profile_id in
          (select id from profiles where user_id = ${userId} and id = ${profileId} and is_own = 0)`;
  for (const [table, atATime, key] of tables) {
    // Suggestions do not belong to a person.
    if (profileId !== undefined && table === 'suggestion_sessions') continue;
    const kept =
      table === 'dates'
        ? sql`and not exists (select 1 from photos where photos.user_id = dates.user_id and photos.date_id = dates.id)`
        : sql``;
    const some = sql`delete from ${sql.table(table)} where user_id = ${userId} and (${sql.raw(key)}) in
      (select ${sql.raw(key)} from ${sql.table(table)} where ${whose} ${kept} limit ${sql.lit(atATime)})`;
    for (let isMore = true; isMore; ) {
      const { numAffectedRows = 0n } = await withUserLocked(db, userId, (locked) =>
        some.execute(locked),
      );
      isMore = Number(numAffectedRows) === atATime;
      await setImmediate();
    }
  }
}
