import type { Kysely } from 'kysely';
import { countBytesOf } from './count-storage.ts';

/**
 * Dates keep the plan they were made of, can be off, and can be offered to whoever they are with.
 */
export async function addDatePlans(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('dates').addColumn('cancelled_at', 'bigint').execute();
  await db.schema
    .createTable('date_plans')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('date_id', 'text', (column) => column.notNull())
    .addColumn('suggestion_id', 'text')
    .addColumn('title', 'text')
    .addColumn('city', 'text')
    .addColumn('time_zone', 'text')
    .addColumn('lat', 'double precision')
    .addColumn('lon', 'double precision')
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('weather', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('date_plans_key', ['user_id', 'date_id'])
    .addForeignKeyConstraint(
      'date_plans_of_date',
      ['user_id', 'date_id'],
      'dates',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await countBytesOf(db, ['date_plans', 'plan', 'weather']);
  await db.schema
    .createTable('invitations')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('date_id', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('reply', 'text')
    .addColumn('replied_at', 'bigint')
    .addPrimaryKeyConstraint('invitations_key', ['user_id', 'date_id'])
    .addForeignKeyConstraint(
      'invitations_of_date',
      ['user_id', 'date_id'],
      'dates',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
}
