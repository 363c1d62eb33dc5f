import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '../messages.ts';
import { StoreUnusable } from './store-unusable.ts';

/** What we keep in the data folder. The folder itself may hold what is not ours, and stays as it is. */
const kept = [
  'process.lock',
  'process.lock-journal',
  'rendezvous.sqlite',
  'rendezvous.sqlite-shm',
  'rendezvous.sqlite-wal',
  'photos',
];
const rightsOfOthers = 0o007;

/** Takes what other users of the machine may do with the store from them. Throws where it belongs to somebody else and they can reach it. */
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
