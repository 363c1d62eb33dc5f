import { hashLinkToken } from '../platform/crypto/link-token.ts';
import { isUniqueViolation } from '../platform/db/is-unique-violation.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import { emailKeyOf } from '../platform/db/email-key.ts';
import type { NoteEvent } from './note-event.ts';

/**
 * Follows a link that was emailed to an address. The account that the link was made for now has the
 * address; an account that had it without confirming it loses it.
 */
export type ConfirmEmail = (token: string) => Promise<{ readonly email: string }>;

interface Deps {
  readonly store: Store;
  readonly noteEvent: NoteEvent;
  readonly now: () => Date;
}

export function createConfirmEmail({ store, noteEvent, now }: Deps): ConfirmEmail {
  return async (token) => {
    const nowMs = now().getTime();
    const tokenHash = hashLinkToken(token);
    const confirmed = await store
      .inTransaction(async ({ accountLinks, addresses, users }) => {
        const link = await accountLinks.find(tokenHash, nowMs);
        if (link?.purpose !== 'confirm-email' || !(await accountLinks.use(tokenHash)))
          return undefined;
        const user = await users.find(link.userId);
        const key = emailKeyOf(link.email);
        if (!user || ![user.email, user.pendingEmail ?? ''].map(emailKeyOf).includes(key))
          return undefined;
        const holder = await users.findByEmail(link.email);
        if (holder && holder.id !== user.id) {
          if (holder.isEmailConfirmed) return undefined;
          if (!(await addresses.take(holder.id, nowMs))) return undefined;
          await addresses.setAside(holder.id, { for: user.id });
        }
        if (!(await addresses.confirm(user.id, link.email, nowMs))) return undefined;
        await accountLinks.deleteOf(user.id, ['confirm-email', 'reset-password']);
        return { user, email: link.email, isChange: emailKeyOf(user.email) !== key, holder };
      })
      .catch((error: unknown) => {
        // Two accounts confirmed one address at the same time, and the other was first.
        if (isUniqueViolation(error)) return undefined;
        throw error;
      });
    if (!confirmed) throw new Refusal('link-expired');
    const { user, email, isChange, holder } = confirmed;
    await noteEvent(isChange ? 'email-changed' : 'email-confirmed', { who: user.id });
    if (holder && holder.id !== user.id) await noteEvent('email-lost', { who: holder.id });
    return { email };
  };
}
