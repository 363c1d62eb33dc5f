import type { Kysely } from 'kysely';

/**
 * An index that holds what pages of dates go by: which dates are past, and in which order, is known
 * without reading past what was done on them.
 */
export async function indexDatesByDay(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('dates_in_order')
    .on('dates')
    .columns(['user_id', 'day desc', 'created_at desc', 'id', 'kind', 'rated', 'cancelled_at'])
    .execute();
  await db.schema.dropIndex('dates_by_day').execute();
}
