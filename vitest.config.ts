import { defineConfig } from 'vitest/config';

/** Days are computed in the zone of the place; a zone of the machine's own would hide where that is forgotten. */
const env = { TZ: 'UTC' };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          env,
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'apps/web/**/*.test.{ts,tsx}'],
        },
      },
      // Databases, password hashes and slow clients are real: a machine that does something else as well gets its time, and one more try.
      {
        test: {
          name: 'api',
          env,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/postgres-server.ts'],
          testTimeout: 20_000,
          retry: 1,
        },
      },
    ],
  },
});
