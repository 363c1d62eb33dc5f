import { sql, type Kysely } from 'kysely';

/** An address counts once its owner has followed a mailed link. */
export async function confirmAddresses(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('email_confirmed_at', 'bigint').execute();
  await db.schema.alterTable('users').addColumn('pending_email', 'text').execute();
  await db.schema.alterTable('users').addColumn('unaddressed_at', 'bigint').execute();
  await db.schema
    .createIndex('users_by_unaddressed_at')
    .on('users')
    .column('unaddressed_at')
    .execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('last_used_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update sessions set last_used_at = signed_in_at`.execute(db);
  // Networks of IPv6 are written by their /56 from now on; the next sign-in from there makes it
  // known again.
  await sql`delete from known_networks where network like '%/64'`.execute(db);
  await addLinks(db);
  await addMails(db);
}

async function addLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_links')
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('account_links_key', ['user_id', 'token_hash'])
    .execute();
  await db.schema
    .createIndex('account_links_by_expiry')
    .on('account_links')
    .column('expires_at')
    .execute();
}

async function addMails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('account_mails_by_due_at')
    .on('account_mails')
    .column('due_at')
    .execute();
  await db.schema
    .createIndex('account_mails_by_user')
    .on('account_mails')
    .column('user_id')
    .execute();
}
