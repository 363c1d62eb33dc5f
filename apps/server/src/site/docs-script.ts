import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('print-docs-script.ts', import.meta.url));
let script: Promise<Buffer> | undefined;

/**
 * Scalar's browser script, gzipped. Read at the first visit to the docs, and in a process of its
 * own: it takes 50 MB that would stay with ours.
 */
export function loadDocsScript(): Promise<Buffer> {
  script ??= readScript();
  return script;
}

async function readScript(): Promise<Buffer> {
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    encoding: 'buffer',
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}
