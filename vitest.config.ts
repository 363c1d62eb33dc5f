import { defineConfig } from 'vitest/config';

const shared = {
  /** Days are computed in the zone of the place; a zone of the machine's own would hide where that is forgotten. */
  env: { TZ: 'UTC' },
  // Databases, password hashes, slow clients and long searches are real: a machine that does something else as well gets its time, and one more try.
  testTimeout: 20_000,
  retry: 1,
} as const;

export default defineConfig({
  test: {
    // What is polled for comes from real servers too.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'apps/web/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'api',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/postgres-server.ts'],
        },
      },
    ],
  },
});
