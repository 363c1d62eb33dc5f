import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function aTemporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'rendezvous-test-'));
}
