/**
 * `npm run reset-password -- <email>` prints a link that lets the owner of an account choose a new
 * password, whether the server runs or not.
 */
import { ConfigError, readConfig, type Config } from '../config.ts';
import { createLinkToken, hashLinkToken } from '../platform/crypto/link-token.ts';
import { findDatabase } from '../platform/db/open-database.ts';
import { messages } from '../messages.ts';
import { createStore } from '../store.ts';

try {
  console.log(await makeLink(readConfig(), process.argv[2]));
} catch (error) {
  console.error(
    error instanceof ConfigError ? error.message : messages.noResetLink((error as Error).message),
  );
  process.exitCode = 1;
}

async function makeLink(config: Config, email: string | undefined): Promise<string> {
  if (email === undefined || email.trim() === '') throw new Error(messages.emailMissing);
  const database = findDatabase(config);
  if (database === undefined) throw new Error(messages.noDatabase(config.dataDir));
  try {
    const store = createStore(database.db);
    const user = await store.users.findByEmail(email);
    if (user === undefined) throw new Error(messages.noAccount(email));
    const token = createLinkToken();
    await store.accountLinks.add({
      userId: user.id,
      purpose: 'operator-reset',
      email: user.email,
      tokenHash: hashLinkToken(token),
      now: Date.now(),
    });
    return messages.resetLink(user.email, `${config.publicUrl}/reset-password?token=${token}`);
  } finally {
    await database.close();
  }
}
