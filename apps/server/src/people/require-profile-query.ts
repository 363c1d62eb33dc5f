import { messages } from '../messages.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../platform/db/tables.ts';

/**
 * Refuses a profile that the user does not have; somebody else's looks the same as one that never
 * existed.
 */
export async function requireProfile(
  db: Database,
  userId: number,
  profileId: number,
): Promise<void> {
  const row = await db
    .selectFrom('profiles')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', profileId)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not-found', { detail: messages.unknownProfile });
}
