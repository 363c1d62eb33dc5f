import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/find-chromium.ts';

const port = Number(process.env.E2E_PORT || 3187);
const baseURL = `http://localhost:${port}`;
const outputDir = 'test-results';
const executablePath = findChromium();

/**
 * Parts of the browser's own window, which nobody sees here: drawing them takes as long for each test as loading a page does. Chromium
 * heeds this switch once, so what Playwright turns off for the sake of tests is turned off again.
 */
const unusedParts = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Journeys of a person against the real server, which knows only what is built in. */
export default defineConfig({
  testDir: 'e2e',
  outputDir,
  // It ends what hangs, and says nothing of how fast anything is.
  timeout: 120_000,
  // One more try on a machine that missed a beat; what needed it is listed as flaky and has to be mended all the same.
  retries: 1,
  // It too ends what hangs: two browsers share two cores with a server and with all other tests.
  expect: { timeout: 30_000 },
  // A browser waits most of the time: two share a machine of two cores well.
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    baseURL,
    // No press waits for the end of its test.
    actionTimeout: 30_000,
    trace: 'off',
    // What a worker answered would pass by the routes that tests lay; the one that is about it lets it in.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Chromium's sandbox cannot be set up as root.
      args: [
        `--disable-features=${unusedParts.join()}`,
        // Letters as wide as their font says, as in a window: without windows they are rounded to whole pixels.
        '--font-render-hinting=none',
        // Nobody sees the pixels either: with memory for hardly any, pages are laid out, painted and
        // presented as ever, and the tiles of the picture stay empty. A journey that takes a
        // screenshot has to start a browser without this.
        '--force-gpu-mem-available-mb=1',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [{ name: 'chromium' }],
  webServer: {
    command: `"${process.execPath}" tools/start.mjs`,
    url: `${baseURL}/api/readyz`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // Playwright empties the output folder before it starts the server: every run has a new database.
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: `${outputDir}/data`,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      NETWORK: 'off',
      RATE_LIMITS: 'off',
      // Two browsers at work leave the planner less than a machine of its own would.
      PLANNING_SECONDS: '15',
      TZ: 'UTC',
    },
  },
});
