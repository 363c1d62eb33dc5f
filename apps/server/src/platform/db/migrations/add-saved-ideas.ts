import type { Kysely } from 'kysely';

/** Suggestions that users saved, plan by plan. */
export async function addSavedIdeas(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved_ideas')
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('suggestion_id', 'text', (column) => column.notNull())
    .addColumn('log_id', 'text')
    .addColumn('profile_id', 'bigint')
    .addColumn('weather', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('saved_ideas_key', ['user_id', 'id'])
    .addUniqueConstraint('saved_ideas_by_suggestion', ['user_id', 'suggestion_id'])
    .addForeignKeyConstraint(
      'saved_ideas_of_profile',
      ['user_id', 'profile_id'],
      'profiles',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createTable('saved_plans')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('idea_id', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('edited', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('saved_plans_key', ['user_id', 'plan_id'])
    .addForeignKeyConstraint(
      'saved_plans_of_idea',
      ['user_id', 'idea_id'],
      'saved_ideas',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('saved_plans_by_idea')
    .on('saved_plans')
    .columns(['user_id', 'idea_id', 'created_at'])
    .execute();
}

/** Saved plans that can be read by whoever has their link. */
export async function addSharedPlans(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shared_plans')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('shared_plans_key', ['user_id', 'plan_id'])
    .addForeignKeyConstraint(
      'shared_plans_of_plan',
      ['user_id', 'plan_id'],
      'saved_plans',
      ['user_id', 'plan_id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
}

/**
 * Plans of visitors that are shared as they were suggested; the sharing ends with the suggestion.
 */
export async function addSharedSuggestions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shared_suggestions')
    .addColumn('suggestion_id', 'text', (column) =>
      column.notNull().references('suggestions.id').onDelete('cascade'),
    )
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('shared_suggestions_key', ['suggestion_id', 'plan_id'])
    .execute();
}
