import { retryConflicts } from './retry-conflicts.ts';
import type { Database } from './tables.ts';

/**
 * Runs `work` all or not at all; inside a transaction, as part of that. `work` may be run again, so
 * it has no effect but what it writes with the `db` it is given.
 */
export function inTransaction<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : retryConflicts(() => db.transaction().execute(work));
}
