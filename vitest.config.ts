import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const shared = {
  /** Days are computed in the zone of the place; a zone of the machine's own would hide where that is forgotten. */
  env: { TZ: 'UTC' },
  // Databases, password hashes, slow clients and long searches are real, and machines do something
  // else as well: these limits end what hangs, and say nothing of how fast anything is.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  retry: 1,
} as const;

const postgres = 'apps/server/src/testing/servers/postgres-server.ts';
/** Tests that start the bundled server as a process or send it a crowd: these want a core. */
const processes = 'main,refused-starts,faults/drain,platform/http/guard/admission'
  .split(',')
  .map((name) => `apps/server/src/${name}.test.ts`);

/**
 * Tests of the server in which no clock runs but the one that ends what hangs: no time of a request
 * or a session is waited for, no crowd is let in, no requests at once wait for each other in
 * PostgreSQL, which gives up after 1.5 s. They get what other tests leave of the cores.
 */
const unhurried = [
  'every-route',
  '{calendar,cli,newsletter}/**/*',
  'dates/**/!(history-routes)',
  'ideas/**/!(saved-idea-routes)',
  'people/**/!(profile-notes|profile-routes)',
  'sharing/**/!(shared-plan-routes)',
  'refinements/!(refinements-at-once|arrange-plan)',
  'site/plan-tonight',
  'suggestions/{*,places/*,planning/holidays}',
].map((files) => `apps/server/src/${files}.test.ts`);
/** Half a minute of work can take a quarter of an hour at the priority that `npm test` gives it. */
const patience = { testTimeout: 3_600_000, hookTimeout: 3_600_000 };

export default defineConfig({
  test: {
    // Many tests wait for a server or a clock: a worker for every core keeps all of them busy.
    maxWorkers: availableParallelism(),
    // What is polled for comes from real servers too.
    expect: { poll: { timeout: 30_000 } },
    // Vitest takes them in the order of their names: the file that takes longest, one of processes, begins first.
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          // Pure functions hold nothing that another file would see: each worker loads a module once.
          isolate: false,
          // A timer ends none of them that computes, it only fails it in the end.
          ...patience,
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'apps/web/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'server',
          // Every file has databases and apps of its own; what they share is modules, which take a second to load.
          isolate: false,
          include: ['apps/server/**/*.test.ts'],
          exclude: [...processes, ...unhurried],
          globalSetup: [postgres],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          ...patience,
          name: 'unhurried',
          isolate: false,
          include: unhurried,
          globalSetup: [postgres],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'process',
          include: processes,
          globalSetup: [postgres, 'apps/server/src/testing/servers/server-bundle.ts'],
        },
      },
    ],
  },
});
