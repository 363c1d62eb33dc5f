/**
 * `npm test`: the tests that start the server as a process, then its other tests that have a clock
 * in them and, with what these leave of the cores, the journeys in a browser, on the web app as its
 * sources are now. All tests that only compute run beside them with what is left.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { buildServerWhenStale } from './build-server.ts';
import { buildWebWhenStale } from './build-web.ts';
import { findChromium } from './find-chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { PRIORITY_NORMAL, PRIORITY_BELOW_NORMAL } = constants.priority;
/** A third of the share of a core that tests with a clock get, three times that of the others. */
const beforeWhatComputes = 5;
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
// Both parts start it: bundled here, neither bundles it beside the other.
buildServerWhenStale();
// The reporters of all parts note there what failed; `.ci/run` has a file of its own for it.
const failures = process.env.FAILURES ?? join(mkdtempSync(join(tmpdir(), 'tests-')), 'failures');
writeFileSync(failures, '', { flag: 'a' });
const env = { ...process.env, TZ: 'UTC', CHROMIUM_PATH: chromium, FAILURES: failures };
const reportVitest = ['--reporter=default', '--reporter=./tools/reporters/vitest-failures.ts'];
const reportJourneys = '--reporter=list,./tools/reporters/playwright-failures.ts';
// All run even when one fails: one run shows all there is to put right.
const unhurried = runVitest(PRIORITY_BELOW_NORMAL, '--project=unit', '--project=unhurried');
const processes = await runVitest(PRIORITY_NORMAL, '--project=process');
const server = runVitest(PRIORITY_NORMAL, '--project=server');
const passed = [
  notePart('the tests of the server process', processes),
  notePart('the journeys', await run(beforeWhatComputes, playwright, 'test', reportJourneys)),
  notePart('the server tests', await server),
  notePart('the unit tests and the unhurried ones of the server', await unhurried),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
const noted = readFileSync(failures, 'utf8');
if (noted) console.error(`\nWhat did not pass, or not at once:\n${noted}`);

interface End {
  status: number | null;
  signal: string | null;
}

/** Runs a program of Node at a priority, and shows what it says as it says it. */
async function run(priority: number, ...command: string[]): Promise<End> {
  return endOf(spawnAt(priority, command, 'inherit'));
}

/** Runs projects of Vitest at a priority, and prints what they found at their end. */
async function runVitest(priority: number, ...projects: string[]): Promise<End> {
  const child = spawnAt(priority, [vitest, 'run', ...projects, ...reportVitest], 'pipe');
  const [end, found, complaints] = await Promise.all([
    endOf(child),
    child.stdout && text(child.stdout),
    child.stderr && text(child.stderr),
  ]);
  console.log(found);
  console.error(complaints);
  return end;
}

function spawnAt(priority: number, command: string[], output: 'inherit' | 'pipe'): ChildProcess {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env,
    stdio: ['ignore', output, output],
  });
  if (child.pid !== undefined) setPriority(child.pid, priority);
  return child;
}

async function endOf(child: ChildProcess): Promise<End> {
  const [status, signal] = await once(child, 'close');
  return { status, signal };
}

/**
 * Notes that a part failed, also where it ended without a word of its tests;
 * returns whether it passed.
 */
function notePart(part: string, { status, signal }: End): boolean {
  if (status !== 0) appendFileSync(failures, `failed: ${part} (${signal ?? `exit ${status}`})\n`);
  return status === 0;
}

/**
 * Debian's own package where we may install it: Playwright's download lacks the libraries of a bare
 * machine.
 */
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
