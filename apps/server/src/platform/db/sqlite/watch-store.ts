import { closeSync, constants, openSync, readSync, realpathSync, rmSync, writeSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import {
  baseFileOf,
  checkpointsIn,
  findBoot,
  formatBase,
  indexBytes,
  isOwn,
  statOf,
  type LogBase,
} from './log-base.ts';

/** SQLITE_READONLY_DBMOVED, which SQLite itself finds only without a log. */
export const movedCode = 1032;
/** SQLITE_CORRUPT. */
const damagedCode = 11;
const ofOwner = 0o600;

export interface StoreWatch {
  /** Throws once something else was seen to write to the file: what is read is a mixture. */
  beforeRead(): void;
  /**
   * Throws where the file or its log is not in its place, or something else has written to it: what
   * is written now would be lost.
   */
  beforeWrite(): void;
  /** Notes what this process has done to the file. */
  afterWrite(): void;
  /**
   * Closes the database so that no log is left beside a file that it does not belong to, and is
   * played into none.
   */
  close(): void;
}

/**
 * Watches the file of an open SQLite database and its log, and notes beside them which file the log
 * belongs to. Between its own writes, the file changes by checkpoints of other SQLite processes
 * alone.
 */
export function watchStore(database: DatabaseSync, path: string): StoreWatch {
  const file = realpathSync(path);
  // Never closed before the database: that would drop SQLite's locks on it.
  const index = openSync(`${file}-shm`, 'r');
  const record = openSync(baseFileOf(file), constants.O_RDWR | constants.O_CREAT, ofOwner);
  const boot = findBoot();
  const look = () => lookAt(path, `${file}-wal`, index);
  let base: LogBase = { ...look(), boot, isOverwritten: false };
  const note = (changed: LogBase) => {
    base = changed;
    writeSync(record, formatBase(base), 0);
  };
  note(base);

  const requireUntouched = (now: Found) => {
    if (base.isOverwritten || isOwn(base, now)) return;
    note({ ...base, isOverwritten: true });
  };
  const beforeRead = () => {
    if (base.isOverwritten)
      throw sqliteError('something else has written to the database file', damagedCode);
  };
  return {
    beforeRead,
    beforeWrite() {
      const now = look();
      if (now.file !== base.file || now.log !== base.log)
        throw sqliteError('database file has been moved since it was opened', movedCode);
      requireUntouched(now);
      beforeRead();
      if (isChanged(base, now)) note({ ...base, ...now });
    },
    afterWrite() {
      const now = look();
      if (now.file === base.file && now.log === base.log && isChanged(base, now))
        note({ ...base, ...now });
    },
    close() {
      const now = look();
      if (now.file === base.file) requireUntouched(now);
      // Closing it would play the log into the file. The end of the process leaves both as they
      // are.
      if (base.isOverwritten) return;
      const isReplaced = now.file !== '' && now.file !== base.file;
      // Into the file that was here, wherever it is now.
      if (isReplaced) database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
      if (isReplaced) deleteEmptyLog(file, base.log);
      if ((statOf(`${file}-wal`)?.size ?? 0n) === 0n) rmSync(baseFileOf(file), { force: true });
      closeSync(index);
      closeSync(record);
    },
  };
}

type Found = Omit<LogBase, 'boot' | 'isOverwritten'>;

function lookAt(path: string, log: string, index: number): Found {
  const stats = statOf(path);
  const start = Buffer.alloc(indexBytes);
  readSync(index, start, 0, indexBytes, 0);
  return {
    file: String(stats?.ino ?? ''),
    bytes: String(stats?.size ?? ''),
    modifiedNs: String(stats?.mtimeNs ?? ''),
    log: String(statOf(log)?.ino ?? ''),
    checkpoints: checkpointsIn(start),
  };
}

function isChanged(base: LogBase, now: Found): boolean {
  return (
    now.bytes !== base.bytes ||
    now.modifiedNs !== base.modifiedNs ||
    now.checkpoints !== base.checkpoints
  );
}

/**
 * A log that still holds changes, because somebody was reading, is left: the next start knows whose
 * it is.
 */
function deleteEmptyLog(file: string, log: string): void {
  const left = statOf(`${file}-wal`);
  if (left === undefined || String(left.ino) !== log || left.size > 0n) return;
  for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
}

function sqliteError(message: string, errcode: number): Error {
  return Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode });
}
