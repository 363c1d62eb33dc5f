/** `npm test`: the unit and API tests, and beside them the journeys in a browser, on the web app as its sources are now. */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildServerWhenStale } from './build-server.ts';
import { buildWebWhenStale } from './build-web.ts';
import { findChromium } from './find-chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const chromium = findChromium() ?? installChromium();
if (chromium === undefined) {
  console.error(
    'Cannot run the browser tests: no Chromium found. Install one with `npx playwright install chromium`, or set CHROMIUM_PATH to its program.',
  );
  process.exit(1);
}
// Both before the tests, which would build them at the same moment.
buildWebWhenStale();
buildServerWhenStale();
const env = { ...process.env, TZ: 'UTC', CHROMIUM_PATH: chromium };
// Side by side, since each waits for long: for clocks and slow clients here, for pages there. One run shows all there is to put
// right. The journeys are listed as they end, the rest when it is done.
const passed = await Promise.all([
  run('node_modules/vitest/vitest.mjs', 'run', 'pipe'),
  run('node_modules/@playwright/test/cli.js', 'test', 'inherit'),
]);
process.exitCode = passed.every(Boolean) ? 0 : 1;

/** What is piped is printed in one piece. */
function run(program: string, command: string, output: 'pipe' | 'inherit'): Promise<boolean> {
  const child = spawn(process.execPath, [program, command], {
    cwd: root,
    env,
    stdio: ['ignore', output, output],
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(status === 0);
    });
  });
}

/** Debian's own package where we may install it: Playwright's download lacks the libraries of a bare machine. */
function installChromium(): string | undefined {
  if (process.getuid?.() !== 0 || !aptGet('--version', 'ignore')) return undefined;
  console.log('Installing Chromium, which the browser tests need.');
  const install = 'install --yes --no-install-recommends';
  return aptGet('update') &&
    (aptGet(`${install} chromium-headless-shell`) || aptGet(`${install} chromium`))
    ? findChromium()
    : undefined;
}

function aptGet(args: string, stdio: 'ignore' | 'inherit' = 'inherit'): boolean {
  return (
    spawnSync('apt-get', args.split(' '), {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio,
    }).status === 0
  );
}
