import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { messages } from '../../../messages.ts';
import { countLostCommits, headerBytes } from './inspect-wal.ts';
import { StoreUnusable } from '../store-unusable.ts';

/**
 * Checks the files of a store before SQLite opens them, because SQLite would skip what it cannot
 * read and overwrite it.
 * Throws if answered changes are lost, or if a file is not writable.
 */
export function requireWholeFiles(file: string): void {
  const log = `${file}-wal`;
  for (const path of [file, log, `${file}-shm`]) requireWritable(path);
  const hasLog = sizeOf(log) >= headerBytes;
  if (sizeOf(file) === 0) {
    if (hasLog) throw new StoreUnusable(messages.logAlone(file));
    return;
  }
  if (!hasLog && isLogExpected(`${file}-shm`)) throw new StoreUnusable(messages.logGone(file));
  const lost = hasLog ? countLostCommits(log) : 0;
  if (lost > 0) throw new StoreUnusable(messages.logDamaged(file, lost));
}

function requireWritable(path: string): void {
  try {
    closeSync(openSync(path, 'r+'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** The first bytes of a file; zeros where it is shorter. */
export function readStart(path: string, bytes: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(bytes);
    readSync(file, start);
    return start;
  } finally {
    closeSync(file);
  }
}

const indexVersion = 3007000;
const indexHeaderBytes = 48;

/**
 * Whether the index of the log, which a process that was killed leaves behind, knows of frames that
 * are not in the file yet (https://www.sqlite.org/walformat.html#the_wal_index_file_format). One
 * that is not whole says nothing.
 */
function isLogExpected(indexFile: string): boolean {
  if (sizeOf(indexFile) < 3 * indexHeaderBytes) return false;
  const index = readStart(indexFile, 3 * indexHeaderBytes);
  const [first, second] = [0, indexHeaderBytes].map((at) =>
    index.subarray(at, at + indexHeaderBytes),
  );
  if (!first || !second?.equals(first)) return false;
  const isLittleEndian = index.readUInt32LE(0) === indexVersion;
  if (!isLittleEndian && index.readUInt32BE(0) !== indexVersion) return false;
  const numberAt = (at: number) =>
    isLittleEndian ? index.readUInt32LE(at) : index.readUInt32BE(at);
  const [frames, framesInFile] = [numberAt(16), numberAt(2 * indexHeaderBytes)];
  return frames > framesInFile;
}
