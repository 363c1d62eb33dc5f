import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { importantDayRows } from './important-day-rows.ts';

/** People at a time: each may have 136 KB of fields, the important dates among them. */
const atOnce = 20;

/**
 * Important dates beside the people they are of: reading 500 people whole, to find which days are
 * near, takes everybody's time.
 */
export async function addImportantDays(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('important_days')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('profile_id', 'bigint', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('falls_on', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('important_days_key', ['user_id', 'profile_id', 'position'])
    .addForeignKeyConstraint(
      'important_days_of_profile',
      ['user_id', 'profile_id'],
      'profiles',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('important_days_by_fall')
    .on('important_days')
    .columns(['user_id', 'kind', 'falls_on', 'profile_id', 'position'])
    .execute();
  await fill(db as Kysely<Pick<Tables, 'profiles' | 'important_days'>>);
}

async function fill(db: Kysely<Pick<Tables, 'profiles' | 'important_days'>>): Promise<void> {
  for (let last = { user_id: 0, id: 0 }; ; ) {
    const people = await db
      .selectFrom('profiles')
      .select(['user_id', 'id', 'fields'])
      .where('is_own', '=', 0)
      .where(({ eb, or, and }) =>
        or([
          eb('user_id', '>', last.user_id),
          and([eb('user_id', '=', last.user_id), eb('id', '>', last.id)]),
        ]),
      )
      .orderBy('user_id')
      .orderBy('id')
      .limit(atOnce)
      .execute();
    const rows = people.flatMap(({ user_id, id, fields }) => {
      const { importantDates = {} } = JSON.parse(fields || '{}') as {
        importantDates?: Parameters<typeof importantDayRows>[0];
      };
      return importantDayRows(importantDates).map((row) => ({ user_id, profile_id: id, ...row }));
    });
    if (rows.length > 0) await db.insertInto('important_days').values(rows).execute();
    const [next] = people.slice(-1);
    if (next === undefined) return;
    last = next;
    await setImmediate();
  }
}
