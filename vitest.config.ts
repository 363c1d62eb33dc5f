import { defineConfig } from 'vitest/config';

/** Days are computed in the zone of the place; a zone of the machine's own would hide where that is forgotten. */
const env = { TZ: 'UTC' };

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', env, include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'apps/web/**/*.test.{ts,tsx}'] } },
      // Databases and password hashes are real, which takes its time on a machine that does something else as well.
      { test: { name: 'api', env, include: ['apps/server/**/*.test.ts'], globalSetup: ['apps/server/src/testing/postgres-server.ts'], testTimeout: 20_000 } },
    ],
  },
});
