import type { Kysely } from 'kysely';

/**
 * What a visitor's one suggestion was asked for with, so that the same request can be answered
 * again.
 */
export async function addVisitorRequests(db: Kysely<unknown>): Promise<void> {
  for (const column of ['request_id', 'suggestion_id'])
    await db.schema.alterTable('visitor_claims').addColumn(column, 'text').execute();
  await db.schema
    .alterTable('visitor_claims')
    .addColumn('repeats', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
