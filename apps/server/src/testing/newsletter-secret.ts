import { createNewsletterTokens } from '../newsletter/newsletter-tokens.ts';
import type { Database } from '../platform/db/tables.ts';

const secret = Buffer.alloc(32, 1);

export const testNewsletterTokens = createNewsletterTokens(secret);

/** Makes the links of the newsletter known to tests; before the app asks for its own secret. */
export async function giveTestNewsletterTokens(db: Database): Promise<void> {
  await db
    .insertInto('secrets')
    .values({ name: 'newsletter', value: secret.toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
