import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, type Dialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { lockDataDir } from './data-dir-lock.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { migrations } from './migrations.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import { createPostgresDialect } from './postgres-dialect.ts';
import { unusableStore } from './store-unusable.ts';
import type { Database, Tables } from './tables.ts';

const retryMs = 500;

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** How long to wait for a PostgreSQL server that does not answer yet, and whom to tell, once, that we wait. */
interface Patience {
  readonly ms: number;
  readonly onWaiting: (reason: string) => void;
}

/**
 * Opens PostgreSQL where `databaseUrl` is set, else the SQLite file in `dataDir`, and brings the schema up to date. Without
 * patience it throws at once where there is no server.
 */
export async function openDatabase(
  { dataDir, databaseUrl }: DatabaseOptions,
  patience?: Patience,
): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    await migratePostgres(databaseUrl, patience);
    const db = new Kysely<Tables>({ dialect: createPostgresDialect(databaseUrl) });
    return { db, close: () => db.destroy() };
  }
  const lock = lockDataDir(dataDir);
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(sqliteFileIn(dataDir)) });
  const close = async () => {
    await db.destroy();
    lock.release();
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
  return databaseUrl === undefined
    ? new NodeSqliteDialect(sqliteFileIn(dataDir))
    : createPostgresDialect(databaseUrl);
}

/** Over a connection of its own without time limits: a step may rewrite a large table. */
async function migratePostgres(databaseUrl: string, patience: Patience | undefined): Promise<void> {
  const givingUpAt = performance.now() + (patience?.ms ?? 0);
  for (let isFirst = true; ; isFirst = false) {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 1,
      keepAlive: true,
      connectionTimeoutMillis: 3000,
    });
    pool.on('error', () => {}).on('connect', (client) => void client.on('error', () => {}));
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    try {
      return await migrateToLatest(db);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > givingUpAt)
        throw unusableStore(error) ?? error;
      if (isFirst) patience?.onWaiting((error as Error).message);
    } finally {
      await db.destroy();
    }
    await setTimeout(retryMs);
  }
}

function sqliteFileIn(dataDir: string): string {
  return join(dataDir, 'rendezvous.sqlite');
}

async function migrateToLatest(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
