import { SqliteAdapter, sql } from 'kysely';
import type { Database } from './tables.ts';

/** Moves what SQLite's log holds into its file and empties the log, where what was deleted would stand for a while longer. Does nothing on PostgreSQL. */
export async function truncateLog(db: Database): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter)
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
}
