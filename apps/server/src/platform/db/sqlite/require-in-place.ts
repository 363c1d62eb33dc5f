import { statSync } from 'node:fs';

/** SQLITE_READONLY_DBMOVED, which SQLite itself finds only without a log. */
export const movedCode = 1032;

/**
 * Remembers which files are at the path of an open SQLite database. The returned function throws once they are gone or
 * replaced, because anything written then goes to unlinked files and is lost when the process ends.
 */
export function watchPlace(file: string): () => void {
  // The log comes with the first that is read or written.
  const opened = new Map<string, bigint>();
  return () => {
    for (const path of [file, `${file}-wal`]) {
      const inode = statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
      const known = opened.get(path) ?? inode;
      if (inode !== known) throw moved();
      if (known !== undefined) opened.set(path, known);
    }
  };
}

function moved(): Error {
  return Object.assign(new Error('database file has been moved since it was opened'), {
    code: 'ERR_SQLITE_ERROR',
    errcode: movedCode,
  });
}
