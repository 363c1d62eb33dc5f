import { existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DataDirInUse,
  lockDataDir,
  lockFileIn,
  type Lock,
} from '../../platform/db/sqlite/data-dir-lock.ts';
import { unusableStore } from '../../platform/db/store-unusable.ts';

export interface UploadFolder {
  /**
   * Where it is. It is made again, elsewhere, where it was cleared away, as systems do with what is
   * old in their temporary folder.
   */
  readonly path: string;
  /** Takes the folder away with all that is in it. */
  close(): void;
}

const prefix = 'rendezvous-uploads-';

/**
 * Opens a temporary folder for uploads, for this process alone. It first deletes the folders of
 * processes that ended without cleaning up; their locks are free, because the operating system
 * drops a lock with its process.
 */
export function openUploadFolder(): UploadFolder {
  for (const name of readdirSync(tmpdir()))
    if (name.startsWith(prefix)) deleteLeftover(join(tmpdir(), name));
  let held = holdNew();
  return {
    get path() {
      if (!existsSync(lockFileIn(held.path))) {
        held.lock.release();
        held = holdNew();
      }
      return held.path;
    },
    close() {
      rmSync(held.path, { recursive: true, force: true });
      held.lock.release();
    },
  };
}

function holdNew(): { readonly path: string; readonly lock: Lock } {
  for (;;) {
    const path = mkdtempSync(join(tmpdir(), prefix));
    try {
      const lock = lockOf(path);
      // Undefined where somebody who starts at this moment has taken it for a leftover.
      if (lock !== undefined) return { path, lock };
    } catch (error) {
      throw unusableStore(error, path) ?? error;
    }
  }
}

/**
 * Leaves alone what is in use, what is not a folder of this system user, and what cannot be locked
 * or deleted: no start depends on it.
 */
function deleteLeftover(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory() || found.uid !== process.getuid?.()) return;
  try {
    const lock = lockOf(path);
    if (lock === undefined) return;
    rmSync(path, { recursive: true, force: true });
    lock.release();
  } catch {
    return;
  }
}

function lockOf(path: string): Lock | undefined {
  try {
    return lockDataDir(path);
  } catch (error) {
    if (error instanceof DataDirInUse) return undefined;
    throw error;
  }
}
