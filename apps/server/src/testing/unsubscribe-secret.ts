import { createUnsubscribeTokens } from '../reminders/unsubscribe-tokens.ts';
import type { Database } from '../platform/db/tables.ts';

const secret = Buffer.alloc(32);

export const testUnsubscribeTokens = createUnsubscribeTokens(secret);

/** Makes the links in mails known to tests; before the app asks for its own secret. */
export async function giveTestUnsubscribeTokens(db: Database): Promise<void> {
  await db
    .insertInto('secrets')
    .values({ name: 'unsubscribe', value: secret.toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
