import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { countBytesOfPhotos } from './count-storage.ts';

/** Photos belong to a person, as until here, or to a date: to one of the two. */
export async function addDatePhotos(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? alterPhotos : rebuildPhotos)(db);
  await db.schema
    .createIndex('photos_by_date')
    .on('photos')
    .columns(['user_id', 'date_id', 'created_at'])
    .execute();
}

const ofOneThing = sql`(profile_id is null) <> (date_id is null)`;

async function alterPhotos(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('photos')
    .alterColumn('profile_id', (column) => column.dropNotNull())
    .execute();
  await db.schema.alterTable('photos').addColumn('date_id', 'text').execute();
  await db.schema
    .alterTable('photos')
    .addForeignKeyConstraint('photos_of_date', ['user_id', 'date_id'], 'dates', ['user_id', 'id'])
    .onDelete('cascade')
    .execute();
  await db.schema
    .alterTable('photos')
    .addCheckConstraint('photos_of_one_thing', ofOneThing)
    .execute();
}

/** SQLite changes no column and adds no key of two: the rows move to a table that has them. */
async function rebuildPhotos(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('photos_moved')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('profile_id', 'bigint')
    .addColumn('date_id', 'text')
    .addColumn('in_gallery', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('photos_key', ['user_id', 'id'])
    .addForeignKeyConstraint(
      'photos_of_profile',
      ['user_id', 'profile_id'],
      'profiles',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .addForeignKeyConstraint(
      'photos_of_date',
      ['user_id', 'date_id'],
      'dates',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .addCheckConstraint('photos_of_one_thing', ofOneThing)
    .execute();
  await sql`insert into photos_moved
    select user_id, id, profile_id, null, in_gallery, name, type, bytes, created_at from photos`.execute(
    db,
  );
  await db.schema.dropTable('photos').execute();
  await db.schema.alterTable('photos_moved').renameTo('photos').execute();
  await db.schema.createIndex('photos_by_id').on('photos').column('id').execute();
  await db.schema
    .createIndex('photos_by_profile')
    .on('photos')
    .columns(['user_id', 'profile_id', 'created_at'])
    .execute();
  await countBytesOfPhotos(db);
}
