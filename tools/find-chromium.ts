import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { chromium } from '@playwright/test';

const variables = [
  'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH',
  'CHROME_PATH',
  'CHROMIUM_PATH',
  'PUPPETEER_EXECUTABLE_PATH',
];
/** The one without windows first: it does with three quarters of the processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
];
/** Where installers put it on systems that do not put it on the PATH. */
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium to test with: what the environment names, what is on the PATH, what Playwright has
 * downloaded.
 */
export function findChromium(): string | undefined {
  const named = variables.map((name) => process.env[name] ?? '');
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...named, ...onPath, ...usualPlaces, ...downloadedByPlaywright()].find(
    (path) => path !== '' && existsSync(path),
  );
}

/**
 * The version that this Playwright asks for first, then any other that is there, the newest first.
 */
function downloadedByPlaywright(): string[] {
  const wanted = chromium.executablePath();
  const folderOfVersion = /^.*?chromium-\d+/.exec(wanted)?.[0];
  if (folderOfVersion === undefined || !existsSync(dirname(folderOfVersion))) return [];
  const versions = readdirSync(dirname(folderOfVersion)).filter((name) =>
    /^chromium-\d+$/.test(name),
  );
  const newestFirst = versions.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return [
    wanted,
    ...newestFirst.map((version) =>
      join(dirname(folderOfVersion), version, relative(folderOfVersion, wanted)),
    ),
  ];
}
