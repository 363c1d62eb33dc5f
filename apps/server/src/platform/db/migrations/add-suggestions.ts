import type { Kysely } from 'kysely';

/** What visitors ask for, and what they are answered. */
export async function addSuggestions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('suggestion_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('visitor_id', 'text', (column) => column.notNull())
    .addColumn('refinements_used', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('suggestion_sessions_by_age')
    .on('suggestion_sessions')
    .column('created_at')
    .execute();
  await db.schema
    .createTable('suggestions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('suggestion_sessions.id').onDelete('cascade'),
    )
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('suggestions_by_session')
    .on('suggestions')
    .columns(['session_id', 'created_at'])
    .execute();
}

/** The one free plan of a visitor, and how many an address was given in a day. */
export async function addAnonymousQuota(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visitor_claims')
    .addColumn('visitor_id', 'text', (column) => column.primaryKey())
    .addColumn('claim_id', 'text', (column) => column.notNull())
    .addColumn('lease_ends_at', 'bigint')
    .addColumn('claimed_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('visitor_claims_by_age')
    .on('visitor_claims')
    .column('claimed_at')
    .execute();
  await db.schema
    .createTable('address_counters')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('address_counters_key', ['address', 'day'])
    .execute();
  await db.schema
    .createIndex('address_counters_by_day')
    .on('address_counters')
    .column('day')
    .execute();
}

/** Changes to a suggestion, each in the slot that it took. */
export async function addRefinements(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('refinements')
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('suggestion_sessions.id').onDelete('cascade'),
    )
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('claim_id', 'text', (column) => column.notNull())
    .addColumn('claimed_at', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('suggestion_id', 'text')
    .addColumn('answer', 'text')
    .addColumn('done_at', 'bigint')
    .addPrimaryKeyConstraint('refinements_key', ['session_id', 'key'])
    .execute();
}
