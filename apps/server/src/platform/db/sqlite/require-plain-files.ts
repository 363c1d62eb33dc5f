import { statSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '../../../messages.ts';
import { StoreUnusable } from '../store-unusable.ts';

const files = [
  'process.lock',
  'process.lock-journal',
  'rendezvous.sqlite',
  'rendezvous.sqlite-journal',
  'rendezvous.sqlite-shm',
  'rendezvous.sqlite-wal',
  'photos/owner',
  'photos/owner.part',
];

/** Throws where something else stands in the place of a file of the data folder: who opens a pipe waits for ever, and a device has no end. */
export function requirePlainFiles(dataDir: string): void {
  for (const path of files.map((name) => join(dataDir, name)))
    if (statSync(path, { throwIfNoEntry: false })?.isFile() === false)
      throw new StoreUnusable(messages.fileUnusable(path, messages.notAFile));
}
