import { sql, type Kysely } from 'kysely';

/** The secret addresses that calendar apps read. */
export async function addCalendarFeeds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('user_id', 'bigint', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** Who is mailed reminders, which were mailed or dismissed, and which server mails. */
export async function addReminders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('reminders_by_mail', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('users')
    .addColumn('mail_slot', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('users_by_mail_slot')
    .on('users')
    .columns(['reminders_by_mail', 'time_zone', 'mail_slot'])
    .execute();
  await db.schema
    .createTable('dismissed_reminders')
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('reminder_id', 'text', (column) => column.notNull())
    .addColumn('dismissed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('dismissed_reminders_key', ['user_id', 'reminder_id'])
    .execute();
  await db.schema
    .createTable('reminder_mails')
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('reminder_id', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('claimed_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addPrimaryKeyConstraint('reminder_mails_key', ['user_id', 'reminder_id'])
    .execute();
  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** Confirmed addresses of the newsletter. */
export async function addSubscribers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscribers')
    .addColumn('email_key', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('confirmed_on', 'text', (column) => column.notNull())
    .execute();
}

/** When a reminder is mailed again after a failure. */
export async function addDeferredMails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('reminder_mails')
    .addColumn('deferrals', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('reminder_mails')
    .addColumn('retry_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update reminder_mails set retry_at = claimed_at + 600000`.execute(db);
  await db.schema
    .createIndex('reminder_mails_by_claim')
    .on('reminder_mails')
    .column('claimed_at')
    .execute();
}

/** Addresses that wait for plans to be made in a place, beside those of the newsletter. */
export async function addPlacesToCome(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('subscribers').addColumn('place', 'text').execute();
  await db.schema.alterTable('account_mails').addColumn('about', 'text').execute();
}
