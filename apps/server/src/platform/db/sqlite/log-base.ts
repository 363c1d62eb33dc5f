import { readFileSync, statSync, type BigIntStats } from 'node:fs';
import { headerBytes } from './inspect-wal.ts';
import { readStart } from './require-whole-files.ts';
import { StoreUnusable } from '../store-unusable.ts';
import { messages } from '../../../messages.ts';

/**
 * The file that a log holds the changes of, as it was when last looked at. SQLite plays a log into
 * whatever file stands beside it, so a start has to know. Numbers of 64 bits are text.
 */
export interface LogBase {
  readonly file: string;
  readonly bytes: string;
  readonly modifiedNs: string;
  readonly log: string;
  /** What SQLite's index of the log says of checkpoints: nothing else writes to the file. */
  readonly checkpoints: string;
  /**
   * The boot of the machine: after a power cut, times of files are what happened to reach the disk.
   * Empty where it is unknown.
   */
  readonly boot: string;
  /** Something else was seen to write to the file. */
  readonly isOverwritten: boolean;
}

/**
 * Longer than any: it is always written whole, over the one before it, and takes no more room on a
 * full disk.
 */
const recordBytes = 512;
/**
 * Up to the end of the numbers about checkpoints
 * (https://www.sqlite.org/walformat.html#the_wal_index_file_format).
 */
export const indexBytes = 136;

export function baseFileOf(file: string): string {
  return `${file}-base`;
}

export function statOf(path: string): BigIntStats | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false });
}

/** The salts of the log, how many of its frames are in the file, and how many were to be. */
export function checkpointsIn(index: Buffer): string {
  return [index.subarray(32, 40), index.subarray(96, 100), index.subarray(128, 132)]
    .map((part) => part.toString('hex'))
    .join('-');
}

/** The same until the machine starts again. Empty on systems that do not say. */
export function findBoot(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

export function formatBase(base: LogBase): string {
  return JSON.stringify(base).padEnd(recordBytes);
}

/** Whether a file that was changed since then was changed by a checkpoint, or not at all. */
export function isOwn(base: LogBase, now: Omit<LogBase, 'boot' | 'isOverwritten'>): boolean {
  if (base.isOverwritten || now.file !== base.file) return false;
  const isUnchanged = now.bytes === base.bytes && now.modifiedNs === base.modifiedNs;
  return isUnchanged || now.checkpoints !== base.checkpoints;
}

/**
 * Throws where the log beside a file is known to be of another file, or of the file before
 * something wrote over it. A log that was copied together with its file is left to the checks of
 * its contents.
 */
export function requireOwnLog(file: string): void {
  const [store, log] = [statOf(file), statOf(`${file}-wal`)];
  const base = findBase(file);
  const index = `${file}-shm`;
  if (!store || !log || log.size < headerBytes || base?.log !== String(log.ino)) return;
  const found = {
    file: String(store.ino),
    bytes: String(store.size),
    modifiedNs: String(store.mtimeNs),
    log: String(log.ino),
    checkpoints: statOf(index) ? checkpointsIn(readStart(index, indexBytes)) : '',
  };
  const boot = findBoot();
  const isSameBoot = boot !== '' && boot === base.boot;
  const seen = isSameBoot ? found : { ...found, bytes: base.bytes, modifiedNs: base.modifiedNs };
  if (!isOwn(base, seen)) throw new StoreUnusable(messages.logOfAnother(file));
}

/** Undefined where there is none, or none that was written whole. */
function findBase(file: string): LogBase | undefined {
  try {
    return JSON.parse(readFileSync(baseFileOf(file), 'utf8')) as LogBase;
  } catch {
    return undefined;
  }
}
