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
import { createStatements } from './sqlite-statements.ts';

/** Kysely over Node's own SQLite: one file, every commit on the disk before it is answered, and what is deleted written over. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(file: string) {
    const config = { database: async () => openSqlite(file) };
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new RolledBackDriver(this.#config);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalDdlAdapter();
  }
}

/** SQLite does roll back schema changes; Kysely leaves that off, and a migration cut short would then stay half done. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** On a full disk SQLite has rolled back by itself: then what led there is reported, and not that there is nothing to roll back. */
class RolledBackDriver extends SqliteDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error;
    });
  }
}

function openSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON',
  );
  return { close: () => database.close(), prepare: createStatements(database).prepare };
}
