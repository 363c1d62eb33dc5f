import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Database } from '../tables.ts';

/** Brings the schema up to date, all steps or none. */
export async function migrateToLatest(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
