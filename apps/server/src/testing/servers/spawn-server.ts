import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const bundle = fileURLToPath(new URL('../../../build/main.mjs', import.meta.url));
const compileCache = fileURLToPath(
  new URL('../../../../../node_modules/.cache/start', import.meta.url),
);

/**
 * The server as a process of its own: the bundle that `npm start` runs, on the compile cache that
 * it runs on.
 */
export function spawnServer(
  env: Readonly<Record<string, string>>,
  stdio: StdioOptions = 'pipe',
): ChildProcess {
  return spawn(process.execPath, [bundle], {
    env: { NODE_COMPILE_CACHE: compileCache, ...env },
    stdio,
  });
}
