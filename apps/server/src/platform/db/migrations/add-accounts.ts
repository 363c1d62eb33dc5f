import type { Kysely } from 'kysely';

/** Users, the devices they are signed in on, and what guards their passwords. */
export async function addAccounts(db: Kysely<unknown>): Promise<void> {
  await addUsers(db);
  await addSessions(db);
  await addGuards(db);
}

async function addUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('google_sub', 'text', (column) => column.unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull().defaultTo('UTC'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function addSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('rotating', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('used_generation', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('signed_in_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sessions_key', ['user_id', 'id'])
    .execute();
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();
  await db.schema
    .createTable('refresh_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('child_used_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addForeignKeyConstraint(
      'refresh_tokens_of_session',
      ['user_id', 'session_id'],
      'sessions',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('refresh_tokens_by_session')
    .on('refresh_tokens')
    .columns(['user_id', 'session_id', 'generation'])
    .unique()
    .execute();
}

/** What counts tries, knows networks and holds the secrets that sign. */
async function addGuards(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('attempts_by_end').on('attempts').column('ends_at').execute();
  await db.schema
    .createTable('known_networks')
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_networks_key', ['user_id', 'network'])
    .execute();
  await db.schema
    .createIndex('known_networks_by_age')
    .on('known_networks')
    .column('seen_at')
    .execute();
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

/** What happened to accounts, for those who look after the server. */
export async function addAccountEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('happened_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('account_events_by_actor')
    .on('account_events')
    .columns(['actor', 'happened_at'])
    .execute();
  await db.schema
    .createIndex('account_events_by_age')
    .on('account_events')
    .column('happened_at')
    .execute();
}

/** The address that Google gave with an account. */
export async function addGoogleAddresses(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('google_email_key', 'text').execute();
}

/** Accounts that wait for the owner of their address. */
export async function addSetAsideAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('set_aside_for', 'bigint', (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .execute();
  await db.schema
    .createIndex('users_by_set_aside_for')
    .on('users')
    .column('set_aside_for')
    .execute();
}
