import { sql, type Kysely } from 'kysely';
import { learntNames } from './learnt-names.ts';

const atOnce = 100;

interface Unnamed {
  readonly user_id: number;
  readonly id: string;
  readonly activities: string;
}

/**
 * Keeps what lessons are learnt from beside each date: reading five hundred of them whole takes
 * everybody's time.
 */
export async function addLearntNames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('dates')
    .addColumn('learnt_names', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  for (;;) {
    const { rows } = await sql<Unnamed>`
      select user_id, id, activities from dates where learnt_names = '[]' and activities <> '[]' limit ${sql.lit(atOnce)}
    `.execute(db);
    if (rows.length === 0) return;
    for (const { user_id, id, activities } of rows) {
      const names = JSON.stringify(learntNames(JSON.parse(activities) as { name: string }[]));
      await sql`update dates set learnt_names = ${names} where user_id = ${user_id} and id = ${id}`.execute(
        db,
      );
    }
  }
}
