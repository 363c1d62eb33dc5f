import type { ImportantDayRow } from '../platform/db/migrations/important-day-rows.ts';
import type { Database } from '../platform/db/tables.ts';

/** Stores the important dates of a person, replacing the previous ones. */
export async function keepImportantDays(
  locked: Database,
  { userId, profileId }: { userId: number; profileId: number },
  rows: readonly ImportantDayRow[],
): Promise<void> {
  await locked
    .deleteFrom('important_days')
    .where('user_id', '=', userId)
    .where('profile_id', '=', profileId)
    .execute();
  if (rows.length > 0)
    await locked
      .insertInto('important_days')
      .values(rows.map((row) => ({ user_id: userId, profile_id: profileId, ...row })))
      .execute();
}
