import { defineConfig } from 'vitest/config';

const shared = {
  /** Days are computed in the zone of the place; a zone of the machine's own would hide where that is forgotten. */
  env: { TZ: 'UTC' },
  // Databases, password hashes, slow clients and long searches are real, and machines do something else as well: these limits end
  // what hangs, and say nothing of how fast anything is.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  retry: 1,
} as const;

export default defineConfig({
  test: {
    // What is polled for comes from real servers too.
    expect: { poll: { timeout: 30_000 } },
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
          globalSetup: ['apps/server/src/testing/servers/postgres-server.ts'],
        },
      },
    ],
  },
});
