import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The data folder belongs to another process. */
export class DataDirInUse extends Error {}

export interface Lock {
  release(): void;
}

export function lockFileIn(dataDir: string): string {
  return join(dataDir, 'process.lock');
}

/**
 * Makes the data folder and holds it for this process until `release`. The lock is SQLite's lock on a file of its own:
 * the operating system drops it with the process, so nothing stale is left after a kill -9 or a power cut.
 */
export function lockDataDir(dataDir: string): Lock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(lockFileIn(dataDir), { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked|busy/i.test(error.message))
      throw new DataDirInUse(dataDir);
    throw error;
  }
  return { release: () => lock.close() };
}
