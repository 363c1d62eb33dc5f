import { limits } from '@rendezvous/contract';
import { Refusal } from '../../refusal.ts';
import { inTransaction } from './in-transaction.ts';
import { storedBytes } from './stored-bytes.ts';
import type { Database } from './tables.ts';

/**
 * Runs `work` completely or not at all, and one at a time per user, so that what it counted still
 * holds when it writes.
 * Joins the transaction that `db` may already be in. Signs out a user whose account is gone by now.
 * Refuses and undoes work that takes the user's storage over its limit, but never work that frees
 * storage.
 */
export async function withUserLocked<Result>(
  db: Database,
  userId: number,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (!db.isTransaction)
    return inTransaction(db, (transaction) => withUserLocked(transaction, userId, work));
  const before = await lockUser(db, userId);
  const result = await work(db);
  const bytes = await storedBytes(db, userId);
  if (bytes > limits.storageBytes && bytes > before) throw new Refusal('storage-full');
  return result;
}

/**
 * Holds up all others who lock this user until the transaction `db` ends, and says how many bytes
 * are kept of the user.
 */
export async function lockUser(db: Database, userId: number): Promise<number> {
  // Both databases hold the lock of a changed row until the transaction ends; SQLite knows no
  // SELECT FOR UPDATE.
  const user = await db
    .updateTable('users')
    .set((row) => ({ time_zone: row.ref('time_zone') }))
    .where('id', '=', userId)
    .returning('stored_bytes')
    .executeTakeFirst();
  if (user === undefined) throw new Refusal('signed-out');
  return user.stored_bytes;
}
