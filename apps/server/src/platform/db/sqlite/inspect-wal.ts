import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/*
 * SQLite's write-ahead log, as https://www.sqlite.org/fileformat.html#the_write_ahead_log describes
 * it: a header, then a frame for each page written. SQLite reads up to the first frame that is not
 * as it was written, and forgets the rest without a word.
 */

export const headerBytes = 32;
const frameHeaderBytes = 24;
/** Of our stores, for a header that does not say it any more. */
const pageBytes = 4096;
/** Of a log that is read through: it may be longer than what fits into memory. */
const partBytes = 1024 * 1024;
const magics = [0x377f0682, 0x377f0683];

type Sums = readonly [number, number];

/**
 * How many commits a damaged log would silently lose. Zero for a log that merely breaks off, as
 * after a crash or power cut:
 * at most one complete commit follows the break, and that one was never answered.
 */
export function countLostCommits(walFile: string): number {
  const file = openSync(walFile, 'r');
  try {
    const header = Buffer.alloc(headerBytes);
    const size = fstatSync(file).size;
    readSync(file, header, 0, headerBytes, 0);
    // An empty log, or one whose length alone has reached the disk.
    if (size < headerBytes || (header.every(isZero) && isBlank(file, size))) return 0;
    const frames = readFrames(file, header, size);
    const behind = frames.slice(frames.findIndex(({ isIntact }) => !isIntact));
    const commits = behind.filter(({ isIntact, isCommit }) => !isIntact && isCommit).length;
    // The header is on the disk before the first frame is written.
    if (!isHeaderIntact(header)) return Math.max(1, commits);
    return commits > 1 ? commits : 0;
  } finally {
    closeSync(file);
  }
}

const isZero = (byte: number) => byte === 0;

function isBlank(file: number, size: number): boolean {
  const part = Buffer.alloc(partBytes);
  const zeros = Buffer.alloc(partBytes);
  for (let at = 0; at < size; at += partBytes) {
    const bytes = readSync(file, part, 0, partBytes, at);
    if (!part.subarray(0, bytes).equals(zeros.subarray(0, bytes))) return false;
  }
  return true;
}

function isHeaderIntact(header: Buffer): boolean {
  const magic = header.readUInt32BE(0);
  const sums = sumUp(header.subarray(0, 24), [0, 0], magic === magics[1]);
  return magics.includes(magic) && isSum(header.subarray(24), sums);
}

interface Frame {
  /** As it was written, and so are all before it. */
  readonly isIntact: boolean;
  /** The last of a transaction; of this log, and not left by one that is done with. */
  readonly isCommit: boolean;
}

function readFrames(file: number, header: Buffer, size: number): Frame[] {
  const isBigEndian = header.readUInt32BE(0) === magics[1];
  let isIntact = isHeaderIntact(header);
  const frameBytes = frameHeaderBytes + (isIntact ? header.readUInt32BE(8) : pageBytes);
  const salts = isIntact ? header.subarray(16, 24) : saltsOfFirstFrame(file);
  let sums = sumUp(header.subarray(0, 24), [0, 0], isBigEndian);
  const frame = Buffer.alloc(isIntact ? frameBytes : frameHeaderBytes);
  const frames: Frame[] = [];
  for (let at = headerBytes; at + frameBytes <= size; at += frameBytes) {
    readSync(file, frame, 0, frame.length, at);
    const isOfThisLog = frame.subarray(8, 16).equals(salts);
    if (isIntact) {
      sums = sumUp(frame.subarray(0, 8), sums, isBigEndian);
      sums = sumUp(frame.subarray(frameHeaderBytes), sums, isBigEndian);
      isIntact = isOfThisLog && isSum(frame.subarray(16, 24), sums);
    }
    frames.push({ isIntact, isCommit: isOfThisLog && frame.readUInt32BE(4) > 0 });
  }
  return frames;
}

function saltsOfFirstFrame(file: number): Buffer {
  const salts = Buffer.alloc(8);
  readSync(file, salts, 0, salts.length, headerBytes + 8);
  return salts;
}

function sumUp(bytes: Buffer, [first, second]: Sums, isBigEndian: boolean): Sums {
  let [a, b] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + b + (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at))) >>> 0;
    b = (b + a + (isBigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4))) >>> 0;
  }
  return [a, b];
}

function isSum(bytes: Buffer, [first, second]: Sums): boolean {
  return bytes.readUInt32BE(0) === first && bytes.readUInt32BE(4) === second;
}
