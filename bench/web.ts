/**
 * `npm run bench:web`: what a phone loads to see the public pages and /new-date, and a member to
 * see the dashboard; and what Lighthouse says of all but the last.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../tools/find-chromium.ts';
import { aNewAccount } from './server/an-account.ts';
import { percentile } from './plans/requests.ts';
import { startServer } from '../tools/start-server.ts';

const lighthouseRuns = 5;
const open = ['/', '/blog', '/blog/chicago-date-ideas', '/date-ideas', '/new-date'];
const executablePath = findChromium();
if (executablePath === undefined) throw new Error('Cannot run: no Chromium is installed');
const chromiumFlags = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const dataDir = mkdtempSync(join(tmpdir(), 'rendezvous-bench-'));
const server = await startServer({ port: 3292, dataDir });
try {
  for (const path of open)
    await printFirstLoad(path, server.url + path, { executable: executablePath });
  await printFirstLoad('/dashboard', `${server.url}/dashboard`, {
    executable: executablePath,
    tokens: await aNewAccount(server.url),
  });
  for (const path of open) await printLighthouse(path, server.url + path, executablePath);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

interface Visit {
  readonly executable: string;
  /** Of somebody who is signed in. */
  readonly tokens?: { readonly access: string; readonly refresh: string };
}

async function printFirstLoad(
  name: string,
  url: string,
  { executable, tokens }: Visit,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: executable, args: chromiumFlags });
  const page = await browser.newPage();
  await page.addInitScript((given) => {
    if (!given) return;
    localStorage.setItem('access_token', given.access);
    localStorage.setItem('refresh_token', given.refresh);
  }, tokens && { access: tokens.access, refresh: tokens.refresh });
  const finished = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    finished.set(
      request.resourceType(),
      (finished.get(request.resourceType()) ?? 0) + responseBodySize,
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await browser.close();
  console.log(
    `first load of ${name}, compressed: ${[...finished].map(([type, bytes]) => `${type} ${(bytes / 1024).toFixed(1)} KB`).join(', ')}`,
  );
}

async function printLighthouse(name: string, url: string, executable: string): Promise<void> {
  const figures = new Map<string, number[]>();
  for (let i = 0; i < lighthouseRuns; i += 1) {
    for (const [figure, value] of await runLighthouse(url, executable))
      figures.set(figure, [...(figures.get(figure) ?? []), value]);
  }
  const medians = [...figures].map(
    ([figure, runs]) =>
      `${figure} ${percentile(
        runs.toSorted((a, b) => a - b),
        0.5,
      )}`,
  );
  console.log(`Lighthouse, mobile, ${name}, medians of ${lighthouseRuns}: ${medians.join(', ')}`);
}

interface LighthouseResult {
  /** Why there is nothing to read: the browser lost its trace, mostly. */
  readonly runtimeError?: { readonly code: string };
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** The categories of one run in points of 100, and what the first of them is made of. */
async function runLighthouse(
  url: string,
  executable: string,
  triesLeft = 2,
): Promise<[string, number][]> {
  const cli = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
  const child = spawn(
    process.execPath,
    [cli, url, '--quiet', '--output=json', `--chrome-flags=${chromiumFlags.join(' ')}`],
    {
      env: { ...process.env, CHROME_PATH: executable },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let json = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    json += text;
  });
  await new Promise((resolve) => child.once('close', resolve));
  const { categories, audits, runtimeError } = JSON.parse(json) as LighthouseResult;
  if (runtimeError) {
    if (triesLeft === 0) throw new Error(`Lighthouse cannot read ${url}: ${runtimeError.code}`);
    return runLighthouse(url, executable, triesLeft - 1);
  }
  const valueOf = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  return [
    ...Object.entries(categories).map(([category, { score }]): [string, number] => [
      category,
      Math.round(score * 100),
    ]),
    ['LCP in s', Number((valueOf('largest-contentful-paint') / 1000).toFixed(2))],
    ['CLS', Number(valueOf('cumulative-layout-shift').toFixed(4))],
    ['TBT in ms', Math.round(valueOf('total-blocking-time'))],
  ];
}
