import type { Kysely } from 'kysely';
import { countBytesOf } from './count-storage.ts';

/** Notes and gift ideas about people. */
export async function addProfileNotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('profile_notes')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('profile_id', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('given_on', 'text')
    .addColumn('askable', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('profile_notes_key', ['user_id', 'id'])
    .addForeignKeyConstraint(
      'profile_notes_of_profile',
      ['user_id', 'profile_id'],
      'profiles',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('profile_notes_by_profile')
    .on('profile_notes')
    .columns(['user_id', 'profile_id', 'day'])
    .execute();
  await countBytesOf(db, ['profile_notes', 'text']);
}
