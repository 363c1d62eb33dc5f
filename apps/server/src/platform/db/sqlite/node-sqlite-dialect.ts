import { DatabaseSync } from 'node:sqlite';
import {
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type SqliteDatabase,
  type SqliteDialectConfig,
} from 'kysely';
import { unavailabilityOf } from '../is-database-unavailable.ts';
import { requireOwnLog } from './log-base.ts';
import { createStatements } from './sqlite-statements.ts';
import { watchStore } from './watch-store.ts';
import type { Database } from '../tables.ts';

/**
 * Kysely over Node's own SQLite: one file, every commit on the disk before it is answered, and what
 * is deleted written over.
 */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #adapter = new NodeSqliteAdapter();

  constructor(file: string) {
    // Into a file that is known to be damaged nothing more is written: it would be lost with it.
    const requireSound = () => {
      if (this.#adapter.damage) throw this.#adapter.damage;
    };
    const config = { database: async () => openSqlite(file, requireSound) };
    super(config);
    this.#config = config;
  }

  /** Remembers an error that says that the file is damaged. */
  note(error: unknown): void {
    if (unavailabilityOf(error) === 'damaged') this.#adapter.damage ??= error as Error;
  }

  override createDriver(): Driver {
    return new RolledBackDriver(this.#config);
  }

  override createAdapter(): DialectAdapter {
    return this.#adapter;
  }
}

/**
 * SQLite does roll back schema changes; Kysely leaves that off, and a migration cut short would
 * then stay half done.
 */
class NodeSqliteAdapter extends SqliteAdapter {
  /**
   * The first error that said that the file is damaged: what others read may be whole, and what
   * they write is lost with it.
   */
  damage: Error | undefined;

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * On a full disk SQLite has rolled back by itself: then what led there is reported, and not that
 * there is nothing to roll back.
 */
class RolledBackDriver extends SqliteDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error;
    });
  }
}

function openSqlite(file: string, requireSound: () => void): SqliteDatabase {
  requireOwnLog(file);
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON',
  );
  // The first that is read opens the log and its index.
  database.exec('PRAGMA schema_version');
  const watch = watchStore(database, file);
  const beforeWrite = () => {
    watch.beforeWrite();
    requireSound();
  };
  return {
    close: watch.close,
    prepare: createStatements(database, { ...watch, beforeWrite }).prepare,
  };
}

/**
 * The error that said, since the file was opened, that it is damaged. Undefined where none did, and
 * on PostgreSQL.
 */
export function findDamage(db: Database): Error | undefined {
  const { adapter } = db.getExecutor();
  return adapter instanceof NodeSqliteAdapter ? adapter.damage : undefined;
}
