import type { Database } from '../platform/db/tables.ts';
import { Refusal } from '../refusal.ts';

/**
 * Refuses a date that the user does not have; somebody else's date looks the same as one that never
 * existed.
 */
export async function requireDate(db: Database, userId: number, dateId: string): Promise<void> {
  const row = await db
    .selectFrom('dates')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', dateId)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not-found');
}
