import { statSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '../../../messages.ts';
import { StoreUnusable } from '../store-unusable.ts';

const files = [
  'process.lock',
  'process.lock-journal',
  'rendezvous.sqlite',
  'rendezvous.sqlite-base',
  'rendezvous.sqlite-journal',
  'rendezvous.sqlite-shm',
  'rendezvous.sqlite-wal',
  'photos/owner',
  'photos/owner.part',
];

/**
 * Throws if a file of the data folder is not a plain file: opening a pipe would wait forever, and a
 * device never ends.
 */
export function requirePlainFiles(dataDir: string): void {
  for (const path of files.map((name) => join(dataDir, name)))
    if (statSync(path, { throwIfNoEntry: false })?.isFile() === false)
      throw new StoreUnusable(messages.fileUnusable(path, messages.notAFile));
}
