import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, type Dialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { lockDataDir } from './data-dir-lock.ts';
import { migrations } from './migrations.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { Database, Tables } from './tables.ts';

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** Opens PostgreSQL where `databaseUrl` is set, else the SQLite file in `dataDir`, and brings the schema up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const lock = options.databaseUrl === undefined ? lockDataDir(options.dataDir) : undefined;
  const db = new Kysely<Tables>({ dialect: dialectFor(options) });
  const close = async () => {
    await db.destroy();
    lock?.release();
  };
  try {
    await migrateToLatest(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, close };
}

/** The database of a server that may be running, to look at: it takes no lock and leaves the schema as it is. Undefined where there is no SQLite file yet. */
export function findDatabase(options: DatabaseOptions): OpenDatabase | undefined {
  if (options.databaseUrl === undefined && !existsSync(sqliteFileIn(options.dataDir)))
    return undefined;
  const db = new Kysely<Tables>({ dialect: dialectFor(options) });
  return { db, close: () => db.destroy() };
}

function dialectFor({ databaseUrl, dataDir }: DatabaseOptions): Dialect {
  if (databaseUrl === undefined) return new NodeSqliteDialect(sqliteFileIn(dataDir));
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    types: { getTypeParser: parserOf },
  });
  // A connection that broke while idle is replaced by the pool; the query that finds no database at all reports it.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

function sqliteFileIn(dataDir: string): string {
  return join(dataDir, 'rendezvous.sqlite');
}

/** `bigint` arrives as text by default; ours are epoch milliseconds and counts, well inside a JavaScript number. */
const parserOf: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');

async function migrateToLatest(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
