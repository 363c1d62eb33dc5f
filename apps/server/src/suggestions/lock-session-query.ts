import type { Database } from '../platform/db/tables.ts';

/**
 * Until the transaction ends, nobody else can count what a suggestion's session has. Any write
 * takes the row's lock, on both databases.
 */
export async function lockSession(db: Database, sessionId: string): Promise<void> {
  await db
    .updateTable('suggestion_sessions')
    .set((session) => ({ created_at: session.ref('created_at') }))
    .where('id', '=', sessionId)
    .execute();
}
