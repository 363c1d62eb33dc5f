import type { Kysely } from 'kysely';

/**
 * An index that holds all that a person's list of past dates shows, in its order: in SQLite these
 * columns lie behind the activities of a date, and reading past them takes as long as reading them.
 */
export async function indexDatesWithPerson(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('dates_with_person')
    .on('dates')
    .columns([
      'user_id',
      'profile_id',
      'day desc',
      'created_at desc',
      'id',
      'kind',
      'rated',
      'rating_halves',
      'cancelled_at',
    ])
    .execute();
  await db.schema.dropIndex('dates_by_profile').execute();
}
