import type { Kysely } from 'kysely';

/** From which hour on, and how many days before, important dates are reminded of. */
export async function addReminderTiming(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('reminder_hour', 'integer', (column) => column.notNull().defaultTo(9))
    .execute();
  await db.schema.alterTable('users').addColumn('reminder_lead_days', 'integer').execute();
}
