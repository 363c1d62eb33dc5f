import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

/** Gives the run one PostgreSQL server: the one of TEST_DATABASE_URL, else real PostgreSQL from the npm package in a temporary folder. */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  return stop;
}
