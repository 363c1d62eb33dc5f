import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '../../messages.ts';
import { StoreUnusable } from './store-unusable.ts';

/**
 * What we keep in the data folder. The folder itself may hold what is not ours, and stays as it is.
 */
const kept = [
  'process.lock',
  'process.lock-journal',
  'rendezvous.sqlite',
  'rendezvous.sqlite-base',
  'rendezvous.sqlite-shm',
  'rendezvous.sqlite-wal',
  'photos',
];
const rightsOfOthers = 0o007;
const writeOfOthers = 0o002;
/**
 * Set for folders in which everybody keeps their own, such as /tmp: others cannot replace what is
 * ours there.
 */
const sticky = 0o1000;

/**
 * Throws where other users of the machine could put another store into the place of this one. The
 * folder may hold what is not ours, so its rights are its owner's to change.
 */
export function requireFolderOfOwn(dataDir: string): void {
  const mode = statSync(dataDir, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & writeOfOthers) !== 0 && (mode & sticky) === 0)
    throw new StoreUnusable(messages.folderIsOpen(dataDir));
}

/**
 * Takes what other users of the machine may do with the store from them. Throws where it belongs to
 * somebody else and they can reach it.
 */
export function closeToOthers(dataDir: string): void {
  for (const path of kept.map((name) => join(dataDir, name))) {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & rightsOfOthers) === 0) continue;
    try {
      chmodSync(path, mode & ~rightsOfOthers);
    } catch (error) {
      throw new StoreUnusable(messages.storeIsOpen(path), { cause: error });
    }
  }
}
