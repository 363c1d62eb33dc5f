import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
} from 'kysely';
import { createPostgresPool } from './postgres-pool.ts';

/**
 * Below the time limit of a query (postgres-pool.ts), so that a slow statement is told from a silent server. Set anew in each
 * transaction: a pooler that shares connections by transaction takes no settings when a connection starts, and loses them between two.
 */
const limits = [
  "set local statement_timeout = '1800ms'",
  "set local lock_timeout = '1500ms'",
  "set local idle_in_transaction_session_timeout = '5s'",
].join('; ');

/** Kysely over PostgreSQL, or a pooler before it, that may go away at any time: what was under way is rejected, the next finds it again. */
export function createPostgresDialect(databaseUrl: string): PostgresDialect {
  return new PatientDialect({ pool: createPostgresPool(databaseUrl) });
}

class PatientDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new PatientDriver(this.#config);
  }
}

class PatientDriver extends PostgresDriver {
  /** The isolation is named, because the locks we take suffice for it whatever the server's own is; one message, and so one round trip. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(
      CompiledQuery.raw(`begin isolation level read committed; ${limits}`),
    );
  }

  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    // A connection that cannot even roll back is given up, and the server rolls back: what led here is what is reported.
    await super.rollbackTransaction(connection).catch(() => {});
  }
}
