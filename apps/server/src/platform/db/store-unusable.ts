import { messages } from '../../messages.ts';

/** A store that takes a person to put right; the message is the one line the operator sees. */
export class StoreUnusable extends Error {}

/** PostgreSQL's classes for who is not let in, and for a database that does not exist. */
const refusedClasses = ['28', '3D'];
const diskCodes = [
  'EACCES',
  'EIO',
  'ELOOP',
  'ENAMETOOLONG',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EISDIR',
  'ENOENT',
  'EEXIST',
  'ENOSPC',
  'EDQUOT',
];
/** SQLITE_READONLY, FULL and CANTOPEN. */
const unwritableCodes = [8, 13, 14];
/** SQLITE_CORRUPT and NOTADB. */
const damagedCodes = [11, 26];

/**
 * What keeps a store from being opened, as far as it is known and waiting does not help; `place` is
 * a folder or a database.
 */
export function unusableStore(error: unknown, place: string): StoreUnusable | undefined {
  const line = lineFor(error as Error & { code?: unknown; errcode?: unknown }, place);
  return line === undefined ? undefined : new StoreUnusable(line, { cause: error });
}

/**
 * What keeps a file or a folder that a start needs from being used, as far as it is known; `place`
 * stands for what the error does not name.
 */
export function unusableFile(error: unknown, place?: string): StoreUnusable | undefined {
  const { code, message, path = place } = error as NodeJS.ErrnoException;
  return code !== undefined && path !== undefined && diskCodes.includes(code)
    ? new StoreUnusable(messages.fileUnusable(path, message), { cause: error })
    : undefined;
}

function lineFor(
  { code, errcode, message }: Error & { code?: unknown; errcode?: unknown },
  place: string,
): string | undefined {
  const newer = /^corrupted migrations: previously executed migration (\S+) is missing/.exec(
    message,
  )?.[1];
  if (newer !== undefined) return messages.storeIsNewer(place, newer);
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') {
    if (damagedCodes.includes(errcode & 0xff)) return messages.storeDamaged(place, message);
    if (unwritableCodes.includes(errcode & 0xff)) return messages.storeUnwritable(place, message);
  }
  if (typeof code !== 'string') return undefined;
  if (refusedClasses.includes(code.slice(0, 2))) return messages.databaseRefused(message);
  return diskCodes.includes(code) ? messages.storeUnwritable(place, message) : undefined;
}
