import { SqliteAdapter, sql } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Moves what SQLite's log holds into its file and empties the log, where what was deleted would stand for a while longer. Where
 * another process is reading the file, that is left to the next time. Does nothing on PostgreSQL.
 */
export async function truncateLog(db: Database): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ timeout: number }>`PRAGMA busy_timeout`.execute(connection);
    // Waiting would hold up everybody.
    await sql`PRAGMA busy_timeout = 0`.execute(connection);
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(connection);
    await sql.raw(`PRAGMA busy_timeout = ${rows[0]?.timeout}`).execute(connection);
  });
}
