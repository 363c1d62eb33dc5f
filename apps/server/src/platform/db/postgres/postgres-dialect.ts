import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
} from 'kysely';
import { beginReadCommitted, createPostgresPool } from './postgres-pool.ts';

/**
 * Kysely over PostgreSQL, or a pooler before it, that may go away at any time: what was under way
 * is rejected, the next finds it again.
 */
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
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(beginReadCommitted));
  }

  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    // A connection that cannot even roll back is given up, and the server rolls back: what led here
    // is what is reported.
    await super.rollbackTransaction(connection).catch(() => {});
  }
}
