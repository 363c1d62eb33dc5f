import { SqliteAdapter, sql } from 'kysely';
import type { Database } from '../tables.ts';

/**
 * Moves the contents of SQLite's log into the database file and empties the log, where deleted data
 * would otherwise stay a while longer. Does nothing on PostgreSQL. False if another process is
 * reading the file, which keeps its data in the log.
 */
export async function truncateLog(db: Database): Promise<boolean> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return true;
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ timeout: number }>`PRAGMA busy_timeout`.execute(connection);
    // Waiting would block everybody.
    await sql`PRAGMA busy_timeout = 0`.execute(connection);
    const outcome = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(
      connection,
    );
    await sql.raw(`PRAGMA busy_timeout = ${rows[0]?.timeout}`).execute(connection);
    return outcome.rows[0]?.busy !== 1;
  });
}

const retriesMs = [2000, 10_000, 60_000, 300_000];

/**
 * Empties the log as above, and tries again over the next minutes where somebody is reading; an
 * error then is left to the next time.
 */
export function createTruncateLog(db: Database): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const retry = ([ms, ...later]: readonly number[]) => {
    clearTimeout(timer);
    if (ms === undefined) return;
    const again = async () => {
      if (!(await truncateLog(db))) retry(later);
    };
    timer = setTimeout(() => void again().catch(() => undefined), ms).unref();
  };
  return async () => {
    if (!(await truncateLog(db))) retry(retriesMs);
  };
}
