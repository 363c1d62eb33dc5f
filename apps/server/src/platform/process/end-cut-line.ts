import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';

const [standardOutput, newline] = [1, 0x0a];

/**
 * Ends the last line of a log file that an earlier process left unfinished, after a crash or on a
 * full disk, so that this process starts on a new line. Does nothing if the log is not a file, or
 * cannot be read.
 */
export function endCutLine(): void {
  try {
    const log = fstatSync(standardOutput);
    if (!log.isFile() || log.size === 0) return;
    if (lastByteOf('/dev/stdout', log.size) !== newline) writeSync(standardOutput, '\n');
  } catch {
    // A log that cannot be looked at is written as it is.
  }
}

function lastByteOf(path: string, size: number): number | undefined {
  const file = openSync(path, 'r');
  try {
    const byte = Buffer.alloc(1);
    readSync(file, byte, 0, 1, size - 1);
    return byte[0];
  } finally {
    closeSync(file);
  }
}
