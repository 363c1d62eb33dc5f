import { existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import { migratePostgres, type Patience } from './postgres/migrate-postgres.ts';
import { NodeSqliteDialect } from './sqlite/node-sqlite-dialect.ts';
import { openSqlite, sqliteFileIn } from './sqlite/open-sqlite.ts';
import { createPostgresDialect } from './postgres/postgres-dialect.ts';
import type { Database, Tables } from './tables.ts';

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

/** A database that a start goes on with, or gives up. */
export interface StartedDatabase extends OpenDatabase {
  /**
   * Closes it, and deletes the file where there was none before: a start that came to nothing
   * leaves nothing.
   */
  abandon(): Promise<void>;
  /**
   * Looks for damage beside everything else, calls `onDamage` where there is some, and takes
   * nothing more from then on. PostgreSQL does that itself.
   */
  checkDamage(onDamage: (error: Error) => void): void;
}

export interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/**
 * Opens PostgreSQL if `databaseUrl` is set, otherwise the SQLite file in `dataDir`, and brings the
 * schema up to date.
 * Without patience it throws at once if no server answers.
 */
export async function openDatabase(
  { dataDir, databaseUrl }: DatabaseOptions,
  patience?: Patience,
): Promise<StartedDatabase> {
  if (databaseUrl === undefined) return openSqlite(dataDir);
  await migratePostgres(databaseUrl, patience);
  const db = new Kysely<Tables>({ dialect: createPostgresDialect(databaseUrl) });
  const close = () => db.destroy();
  return { db, close, abandon: close, checkDamage: () => undefined };
}

/**
 * Opens the database of a server that may be running, for reading only: it takes no lock and leaves
 * the schema alone.
 * Undefined if there is no SQLite file yet.
 */
export function findDatabase({ dataDir, databaseUrl }: DatabaseOptions): OpenDatabase | undefined {
  const file = sqliteFileIn(dataDir);
  if (databaseUrl === undefined && !existsSync(file)) return undefined;
  const dialect =
    databaseUrl === undefined ? new NodeSqliteDialect(file) : createPostgresDialect(databaseUrl);
  const db = new Kysely<Tables>({ dialect });
  return { db, close: () => db.destroy() };
}
