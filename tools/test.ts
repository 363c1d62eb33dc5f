/** `npm test`: the tests of the server, then the journeys in a browser, on the web app as its sources are now; beside them the unit tests. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { buildWebWhenStale } from './build-web.ts';
import { findChromium } from './find-chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const vitest = 'node_modules/vitest/vitest.mjs';
const playwright = 'node_modules/@playwright/test/cli.js';

const chromium = findChromium() ?? installChromium();
if (chromium === undefined) {
  console.error(
    'Cannot run the browser tests: no Chromium found. Install one with `npx playwright install chromium`, or set CHROMIUM_PATH to its program.',
  );
  process.exit(1);
}
buildWebWhenStale();
const env = { ...process.env, TZ: 'UTC', CHROMIUM_PATH: chromium };
// All run even when the first fails: one run shows all there is to put right.
const unit = runMeanwhile(vitest, 'run', '--project=unit');
const passed = [
  await run(vitest, 'run', '--project=process', '--project=server'),
  await run(playwright, 'test'),
  await unit,
];
process.exitCode = passed.every(Boolean) ? 0 : 1;

async function run(...command: string[]): Promise<boolean> {
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: 'inherit' });
  const [status] = await once(child, 'close');
  return status === 0;
}

/** Takes little but what the others leave of the cores while they wait for clocks and servers, and prints what it found at its end. */
async function runMeanwhile(...command: string[]): Promise<boolean> {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const [[status], found, complaints] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  console.log(found);
  console.error(complaints);
  return status === 0;
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
