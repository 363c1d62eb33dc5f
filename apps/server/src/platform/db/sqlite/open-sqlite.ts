import { lstatSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { messages } from '../../../messages.ts';
import { checkPages } from './check-pages.ts';
import { lockDataDir, type Lock } from './data-dir-lock.ts';
import { isDatabaseUnavailable } from '../is-database-unavailable.ts';
import { migrateToLatest } from '../migrations/migrate.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import { requireWholeFiles } from './require-whole-files.ts';
import { lockStoreFile } from './store-file-lock.ts';
import { StoreUnusable, unusableStore } from '../store-unusable.ts';
import type { Database, Tables } from '../tables.ts';
import { truncateLog } from './truncate-log.ts';

export function sqliteFileIn(dataDir: string): string {
  return join(dataDir, 'rendezvous.sqlite');
}

/**
 * Opens the SQLite file in a folder, creates the folder if needed, locks it for this process and
 * brings the schema up to date. Throws `StoreUnusable` for anything that a person has to fix.
 */
export async function openSqlite(dataDir: string): Promise<{
  readonly db: Database;
  close(): Promise<void>;
  abandon(): Promise<void>;
  checkDamage(onDamage: (error: Error) => void): void;
}> {
  const path = sqliteFileIn(dataDir);
  const locks: Lock[] = [];
  const release = () => {
    for (const lock of locks.splice(0)) lock.release();
  };
  try {
    locks.push(lockDataDir(dataDir));
    const file = resolveLink(path);
    const files = ['', '-wal', '-shm', '-base'].map((end) => `${file}${end}`);
    const isNew = files.every((name) => statSync(name, { throwIfNoEntry: false }) === undefined);
    requireWholeFiles(file);
    locks.push(await lockStoreFile(file));
    const dialect = new NodeSqliteDialect(path);
    const db = new Kysely<Tables>({
      dialect,
      log: (event) => {
        if (event.level === 'error') dialect.note(event.error);
      },
    });
    let stopChecking = async (): Promise<void> => undefined;
    const checkDamage = (onDamage: (error: Error) => void) => {
      stopChecking = checkPages(file, (error) => {
        dialect.note(error);
        onDamage(error);
      });
    };
    const close = async () => {
      await stopChecking();
      await db.destroy();
      release();
    };
    const abandon = async () => {
      await db.destroy();
      // With the locks still held: nobody else has begun with them.
      if (isNew) for (const name of files) rmSync(name, { force: true });
      release();
    };
    try {
      if (hasLog(file)) await requireIntact(db, file);
      await requireOwn(db, file);
      await migrateToLatest(db);
      await clearFormerDeletions(db);
    } catch (error) {
      await abandon();
      throw error;
    }
    return { db, close, abandon, checkDamage };
  } catch (error) {
    release();
    throw unusableStore(error, path) ?? error;
  }
}

/**
 * Where SQLite finds the file, and has its log beside it. Throws where a link leads nowhere: an
 * empty store would be begun there.
 */
function resolveLink(path: string): string {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return path;
  if (statSync(path, { throwIfNoEntry: false }) === undefined)
    throw new StoreUnusable(
      messages.fileUnusable(path, messages.linkToNothing(readlinkSync(path))),
    );
  return realpathSync(path);
}

/** SQLite deletes its log when the file is closed in order. */
function hasLog(file: string): boolean {
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

async function requireIntact(db: Database, file: string): Promise<void> {
  const { rows } = await sql<{ quick_check: string }>`PRAGMA quick_check(1)`.execute(db);
  const found = rows[0]?.quick_check;
  if (found !== 'ok')
    throw new StoreUnusable(messages.storeDamaged(file, (found ?? '').replaceAll('\n', ' ')));
  // What was read from the log goes into the file, so that the next log begins with nothing of this
  // one behind it.
  await truncateLog(db);
}

/** Another program's tables are not ours to add to. */
async function requireOwn(db: Database, file: string): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.length > 0 && !tables.some(({ name }) => name === 'kysely_migration'))
    throw new StoreUnusable(messages.storeIsForeign(file));
}

/** The number that a store carries once nothing deleted is left in it. */
const clearedVersion = 1;

/**
 * Rewrites, once, a store of the time when what was deleted was not written over. A disk without
 * room for the copy puts it off to the next start.
 */
async function clearFormerDeletions(db: Database): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`PRAGMA user_version`.execute(db);
  if ((rows[0]?.user_version ?? 0) >= clearedVersion) return;
  try {
    await sql`VACUUM`.execute(db);
    await sql.raw(`PRAGMA user_version = ${clearedVersion}`).execute(db);
    await truncateLog(db);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
  }
}
