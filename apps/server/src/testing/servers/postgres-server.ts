import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

/** Gives the run one PostgreSQL server: the one of TEST_DATABASE_URL, else one of its own. */
export default async function providePostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  const own = given === undefined ? await startPostgres() : undefined;
  project.provide('postgresUrl', given ?? own?.url ?? '');
  return own?.stop;
}
