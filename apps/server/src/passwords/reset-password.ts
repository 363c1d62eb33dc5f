import { hashLinkToken } from '../platform/crypto/link-token.ts';
import { findPasswordProblem } from './password-problem.ts';
import type { Passwords } from './passwords.ts';
import { Refusal } from '../refusal.ts';
import { networkOf } from '../platform/http/network-of.ts';
import type { Store } from '../store.ts';
import { emailKeyOf } from '../platform/db/email-key.ts';
import { strangerAt } from './askers.ts';
import type { NoteEvent } from '../accounts/note-event.ts';

/**
 * Sets a new password through a link, once, and closes every other way in except Google under the
 * same address. The network used becomes a known one, so that somebody guessing at the account
 * cannot keep its owner from signing in next.
 */
export type ResetPassword = (reset: {
  readonly token: string;
  readonly newPassword: string;
  readonly ip: string;
}) => Promise<void>;

interface Deps {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly noteEvent: NoteEvent;
  readonly now: () => Date;
}

export function createResetPassword({ store, passwords, noteEvent, now }: Deps): ResetPassword {
  return async ({ token, newPassword, ip }) => {
    const nowMs = now().getTime();
    const tokenHash = hashLinkToken(token);
    const link = await store.accountLinks.find(tokenHash, nowMs);
    const user = link && (await store.users.find(link.userId));
    const isReset = link?.purpose === 'reset-password' || link?.purpose === 'operator-reset';
    // If the address has changed in the meantime, the link opens nothing.
    if (!user || !isReset || emailKeyOf(user.email) !== emailKeyOf(link.email))
      throw new Refusal('link-expired');
    const problem = findPasswordProblem(newPassword, user.email);
    if (problem !== undefined)
      throw new Refusal('invalid-input', { errors: { new_password: [problem] } });
    const passwordHash = await passwords.hash(newPassword, strangerAt(ip));
    const isMailboxProved = link.purpose === 'reset-password';
    const isDone = await store.inTransaction(
      async ({ accountLinks, addresses, users, knownNetworks }) => {
        if (!(await accountLinks.use(tokenHash))) return false;
        // Whoever confirmed the address may have done so for an account that somebody else had
        // created.
        await addresses.dropUnprovenWays(user.id);
        if (isMailboxProved && !user.isEmailConfirmed)
          await addresses.confirm(user.id, user.email, nowMs);
        await users.setPasswordHash(user.id, passwordHash);
        await knownNetworks.remember(user.id, networkOf(ip), nowMs);
        return true;
      },
    );
    if (!isDone) throw new Refusal('link-expired');
    await noteEvent('password-reset', { who: user.id, ip });
  };
}
