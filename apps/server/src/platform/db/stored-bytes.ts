import { limits } from '@rendezvous/contract';
import { Refusal } from '../../refusal.ts';
import type { Database } from './tables.ts';

/** How much is kept of a user, as the triggers of the database count it; 0 for nobody. */
export async function storedBytes(db: Database, userId: number): Promise<number> {
  const user = await db
    .selectFrom('users')
    .select('stored_bytes')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.stored_bytes ?? 0;
}

/** Refuses whoever has used all of their storage. */
export async function requireStorage(db: Database, userId: number): Promise<void> {
  if ((await storedBytes(db, userId)) >= limits.storageBytes) throw new Refusal('storage-full');
}
