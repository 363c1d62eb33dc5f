import type { Kysely } from 'kysely';

/** By which request a person was added, so that the same request adds nobody else. */
export async function addProfileRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('profiles').addColumn('request_id', 'text').execute();
  await db.schema
    .createIndex('profiles_by_request')
    .unique()
    .on('profiles')
    .columns(['user_id', 'request_id'])
    .execute();
}
