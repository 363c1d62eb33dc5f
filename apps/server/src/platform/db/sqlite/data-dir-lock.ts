import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messages } from '../../../messages.ts';
import { StoreUnusable } from '../store-unusable.ts';

/** SQLITE_CORRUPT and NOTADB: a lock file is never written to. */
const foreignCodes = [11, 26];

/** The data folder, or the file of the store, belongs to another process. */
export class DataDirInUse extends Error {}

export interface Lock {
  release(): void;
}

export function lockFileIn(dataDir: string): string {
  return join(dataDir, 'process.lock');
}

/**
 * Makes the data folder and holds it for this process until `release`. The lock is SQLite's lock on
 * a file of its own:
 * the operating system drops it with the process, so nothing stale is left after a kill -9 or a
 * power cut.
 */
export function lockDataDir(dataDir: string): Lock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = lockFileIn(dataDir);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path, { timeout: 0 });
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    const held = lock;
    return { release: () => held.close() };
  } catch (error) {
    lock?.close();
    const { message, errcode = 0 } = error as Error & { errcode?: number };
    if (/locked|busy/i.test(message)) throw new DataDirInUse(dataDir);
    const reason = foreignCodes.includes(errcode & 0xff) ? messages.notOurLock : message;
    throw new StoreUnusable(messages.fileUnusable(path, reason), { cause: error });
  }
}
