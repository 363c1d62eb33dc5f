import { closeSync, openSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { DataDirInUse, type Lock } from './data-dir-lock.ts';

/** What SQLite makes a file with. */
const fileMode = 0o644;

/**
 * Makes the file of a store and holds it for this process until `release`, by its device and inode:
 * it is one store by whatever path, symbolic or hard link it is opened, each of which has a folder
 * and a lock of its own. The lock is the name of an abstract socket, which Linux drops with the
 * process; elsewhere, and where sockets are forbidden, there is only the lock of the folder.
 */
export async function lockStoreFile(file: string): Promise<Lock> {
  closeSync(openSync(file, 'a', fileMode));
  const { dev, ino } = statSync(file, { bigint: true });
  const lock = createServer((socket) => socket.destroy()).unref();
  if (process.platform !== 'linux') return { release: () => undefined };
  try {
    lock.listen(`\0rendezvous-store-${dev}-${ino}`);
    await once(lock, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new DataDirInUse(file);
    return { release: () => undefined };
  }
  return { release: () => lock.close() };
}
