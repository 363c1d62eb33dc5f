import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const plentyBytes = 4 * 1024 ** 3;
/**
 * In memory where there is plenty of it: what is committed to a disk waits for everybody else who
 * writes there.
 */
const parent = isPlenty(memory) ? memory : tmpdir();

export function aTemporaryFolder(): string {
  return mkdtempSync(join(parent, 'rendezvous-test-'));
}

function isPlenty(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= plentyBytes;
}
