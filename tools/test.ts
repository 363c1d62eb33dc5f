/** `npm test`: the unit and API tests, then the journeys in a browser, on the web app as its sources are now. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
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
buildWebWhenStale();
const env = { ...process.env, TZ: 'UTC', CHROMIUM_PATH: chromium };
// Both run even when the first fails: one run shows all there is to put right.
const passed = [
  run('node_modules/vitest/vitest.mjs', 'run'),
  run('node_modules/@playwright/test/cli.js', 'test'),
];
process.exit(passed.every(Boolean) ? 0 : 1);

function run(program: string, command: string): boolean {
  return (
    spawnSync(process.execPath, [program, command], { cwd: root, env, stdio: 'inherit' }).status ===
    0
  );
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
