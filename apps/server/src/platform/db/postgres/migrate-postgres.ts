import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { isDatabaseUnavailable } from '../is-database-unavailable.ts';
import { migrateToLatest } from '../migrations/migrate.ts';
import { PostgresClient } from './postgres-client.ts';
import { unusableStore } from '../store-unusable.ts';
import type { Tables } from '../tables.ts';

/**
 * How long to wait for a PostgreSQL server that does not answer yet, and whom to tell, once, that
 * we wait.
 */
export interface Patience {
  readonly ms: number;
  readonly onWaiting: (reason: string) => void;
}

const retryMs = 500;

/**
 * Brings a PostgreSQL database up to date, over a connection of its own without time limits: a step
 * may rewrite a large table.
 */
export async function migratePostgres(
  databaseUrl: string,
  patience: Patience | undefined,
): Promise<void> {
  const givingUpAt = performance.now() + (patience?.ms ?? 0);
  for (let isFirst = true; ; isFirst = false) {
    const pool = new pg.Pool({
      Client: PostgresClient,
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
      const unusable = unusableStore(error, 'the database');
      if (unusable || !isDatabaseUnavailable(error) || performance.now() > givingUpAt)
        throw unusable ?? error;
      if (isFirst) patience?.onWaiting((error as Error).message);
    } finally {
      await db.destroy();
    }
    await setTimeout(retryMs);
  }
}
