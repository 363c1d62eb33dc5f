import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { describe, inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../db/open-database.ts';
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

/** A database on the PostgreSQL server that the test run was given or started. */
const postgres: TestDatabase = {
  async open() {
    const name = `rendezvous_test_${randomUUID().replaceAll('-', '')}`;
    const server = inject('postgresUrl');
    await onServer(server, `create database ${name}`);
    const database = await openDatabase({
      dataDir: '',
      databaseUrl: Object.assign(new URL(server), { pathname: name }).href,
    });
    const close = async () => {
      await database.close();
      await onServer(server, `drop database ${name}`);
    };
    return { db: database.db, close };
  },
};

/** The same promises on both databases the server runs on. */
export function describeOnBothDatabases(
  name: string,
  suite: (database: TestDatabase) => void,
): void {
  describe(`${name} (SQLite)`, () => suite(sqlite));
  describe(`${name} (PostgreSQL)`, () => suite(postgres));
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
