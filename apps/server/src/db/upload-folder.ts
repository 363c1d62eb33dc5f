import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataDirInUse, lockDataDir } from './data-dir-lock.ts';

export interface UploadFolder {
  readonly path: string;
  /** Takes the folder away with all that is in it. */
  close(): void;
}

const prefix = 'rendezvous-uploads-';

/**
 * A temporary folder for what is being uploaded, of this process alone. Those of processes that have ended without taking theirs
 * away are deleted first: their lock is free, as the operating system drops it with the process.
 */
export function openUploadFolder(): UploadFolder {
  for (const name of readdirSync(tmpdir()))
    if (name.startsWith(prefix)) deleteLeftover(join(tmpdir(), name));
  for (;;) {
    const path = mkdtempSync(join(tmpdir(), prefix));
    const lock = lockOf(path);
    // Undefined where somebody who starts at this moment has taken it for a leftover.
    if (lock === undefined) continue;
    return {
      path,
      close() {
        rmSync(path, { recursive: true, force: true });
        lock.release();
      },
    };
  }
}

/** Leaves alone what is in use, what is not a folder of this system user, and what cannot be locked or deleted: no start depends on it. */
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

function lockOf(path: string): { release: () => void } | undefined {
  try {
    return lockDataDir(path);
  } catch (error) {
    if (error instanceof DataDirInUse) return undefined;
    throw error;
  }
}
