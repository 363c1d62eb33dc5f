import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { describe, inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../platform/db/open-database.ts';
import { aTemporaryFolder } from './a-temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** A database of its own for one test file, empty and migrated. */
export interface TestDatabase {
  open(): Promise<OpenDatabase>;
}

/** A SQLite file in a temporary folder that goes with it. */
export const sqlite: TestDatabase = {
  async open() {
    const dataDir = aTemporaryFolder();
    const database = await openDatabase({ dataDir, databaseUrl: undefined });
    const close = async () => {
      await database.close();
      rmSync(dataDir, { recursive: true });
    };
    return { db: database.db, close };
  },
};

/**
 * A database on the PostgreSQL server that the test run was given or started, reached by the way
 * that `by` says.
 */
export function postgresBy(by: (databaseUrl: string) => string): TestDatabase {
  return {
    async open() {
      const name = `rendezvous_test_${randomUUID().replaceAll('-', '')}`;
      await onPostgres(`create database ${name}`);
      const databaseUrl = Object.assign(new URL(inject('postgresUrl')), { pathname: name }).href;
      const database = await openDatabase({ dataDir: '', databaseUrl: by(databaseUrl) });
      const close = async () => {
        await database.close();
        await onPostgres(`drop database ${name} with (force)`);
      };
      return { db: database.db, close };
    },
  };
}

export const postgres = postgresBy((databaseUrl) => databaseUrl);

/** The same promises on both databases the server runs on. */
export function describeOnBothDatabases(
  name: string,
  suite: (database: TestDatabase) => void,
): void {
  describe(`${name} (SQLite)`, () => suite(sqlite));
  describe(`${name} (PostgreSQL)`, () => suite(postgres));
}

/** Tells the PostgreSQL server of the run, past everything that is tested. */
export async function onPostgres(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
