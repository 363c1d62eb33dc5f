import { sql, type Kysely } from 'kysely';

/**
 * Suggestions can belong to users. SQLite gives no foreign key of two columns to a table that is
 * there already: both tables are made again with what they hold.
 */
export async function ownSuggestions(db: Kysely<unknown>): Promise<void> {
  for (const table of ['suggestion_sessions', 'suggestions'])
    await db.schema.alterTable(table).renameTo(`former_${table}`).execute();
  for (const index of ['suggestion_sessions_by_age', 'suggestions_by_session'])
    await db.schema.dropIndex(index).execute();
  await createSuggestions(db);
  const kept = {
    suggestion_sessions: sql`id, visitor_id, created_at`,
    suggestions: sql`id, session_id, request, answer, created_at`,
  };
  for (const [table, columns] of Object.entries(kept)) {
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${sql.table(`former_${table}`)}`.execute(
      db,
    );
  }
  for (const table of ['former_suggestions', 'former_suggestion_sessions'])
    await db.schema.dropTable(table).execute();
  await indexSuggestions(db);
}

async function createSuggestions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('suggestion_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('visitor_id', 'text')
    .addColumn('user_id', 'bigint', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('profile_id', 'bigint')
    .addColumn('day', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addForeignKeyConstraint(
      'suggestion_sessions_of_profile',
      ['user_id', 'profile_id'],
      'profiles',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createTable('suggestions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('suggestion_sessions.id').onDelete('cascade'),
    )
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('venue_ids', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('state', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function indexSuggestions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('suggestion_sessions_by_age')
    .on('suggestion_sessions')
    .column('created_at')
    .execute();
  await db.schema
    .createIndex('suggestion_sessions_by_user')
    .on('suggestion_sessions')
    .columns(['user_id', 'day'])
    .execute();
  await db.schema
    .createIndex('suggestions_by_session')
    .on('suggestions')
    .columns(['session_id', 'created_at'])
    .execute();
}
