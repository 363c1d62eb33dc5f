import type { Database } from '../platform/db/tables.ts';
import { Refusal } from '../refusal.ts';

/** Refuses a date that the user does not have: what is another's cannot be told from what never was. */
export async function requireDate(db: Database, userId: number, dateId: string): Promise<void> {
  const row = await db
    .selectFrom('dates')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', dateId)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not-found');
}
