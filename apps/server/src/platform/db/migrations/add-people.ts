import { sql, type Kysely } from 'kysely';

/** The people whom users date, their photos, and the dates with them. */
export async function addPeople(db: Kysely<unknown>): Promise<void> {
  await addProfiles(db);
  await addPhotos(db);
  await addDates(db);
}

async function addProfiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('profiles')
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('is_own', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('avatar_photo_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('profiles_key', ['user_id', 'id'])
    .execute();
  await db.schema
    .createIndex('profiles_by_age')
    .on('profiles')
    .columns(['user_id', 'created_at'])
    .execute();
  await db.schema
    .createTable('status_changes')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('profile_id', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('status_changes_key', ['user_id', 'profile_id', 'changed_at'])
    .addForeignKeyConstraint(
      'status_changes_of_profile',
      ['user_id', 'profile_id'],
      'profiles',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
}

async function addPhotos(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('photos')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('profile_id', 'bigint', (column) => column.notNull())
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
    .execute();
  await db.schema.createIndex('photos_by_id').on('photos').column('id').execute();
  await db.schema
    .createIndex('photos_by_profile')
    .on('photos')
    .columns(['user_id', 'profile_id', 'created_at'])
    .execute();
  await db.schema
    .createTable('photo_erasures')
    .addColumn('photo_id', 'text', (column) => column.primaryKey())
    .addColumn('queued_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function addDates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('dates')
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('profile_id', 'bigint')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('rating_halves', 'integer', (column) => column.notNull())
    .addColumn('total_cost_cents', 'bigint', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('activities', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('dates_key', ['user_id', 'id'])
    .addForeignKeyConstraint(
      'dates_of_profile',
      ['user_id', 'profile_id'],
      'profiles',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('dates_by_day').on('dates').columns(['user_id', 'day']).execute();
  await db.schema
    .createIndex('dates_by_profile')
    .on('dates')
    .columns(['user_id', 'profile_id', 'day'])
    .execute();
}

/**
 * What a scheduled date was rated with and never changed is the default, not a rating. What was
 * recorded was rated then.
 */
export async function addRatedDates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('dates')
    .addColumn('rated', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`update dates set rated = 0 where kind = 'scheduled' and rating_halves = 10`.execute(db);
}
