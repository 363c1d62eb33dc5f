import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../platform/db/tables.ts';
import { withUserLocked } from '../platform/db/with-user-locked.ts';

/**
 * This many rows are about a megabyte, or a few milliseconds: dates have up to 110 KB, ideas with
 * their plans up to 400, notes up to 2, and suggestions some with all their versions.
 */
const tables = [
  ['dates', 10, 'id'],
  ['saved_ideas', 3, 'id'],
  ['profile_notes', 500, 'id'],
  ['important_days', 500, 'profile_id, position'],
  ['suggestion_sessions', 1, 'id'],
] as const;

/**
 * Deletes most of what an account, or one of its people, holds, a little at a time, so that others
 * are served in between: all at once, 200 MB blocked them for seconds. What remains, such as rows
 * written in the meantime, is deleted with the account or person; if the process ends before that,
 * they still exist and can be deleted again. The photo files of deleted dates are queued for
 * erasure in the same transaction.
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
