import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/find-chromium.ts';

const port = Number(process.env.E2E_PORT || 3187);
const baseURL = `http://localhost:${port}`;
const outputDir = 'test-results';
const executablePath = findChromium();

/** Journeys of a person against the real server, which knows only what is built in. */
export default defineConfig({
  testDir: 'e2e',
  outputDir,
  // One more try on a machine that missed a beat; what needed it is listed as flaky and has to be mended all the same.
  retries: 1,
  // A page of two that share two cores with a server may take longer than the usual five seconds to answer.
  expect: { timeout: 10_000 },
  // A browser waits most of the time: two share a machine of two cores well.
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    baseURL,
    trace: 'off',
    // What a worker answered would pass by the routes that tests lay; the one that is about it lets it in.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Chromium's sandbox cannot be set up as root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
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
