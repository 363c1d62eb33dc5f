import { eraseAccount } from '../accounts/erase-account.ts';
import { isUniqueViolation } from '../platform/db/is-unique-violation.ts';
import type { GoogleAccount } from './google-accounts.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import type { UserRecord } from '../accounts/users-store.ts';
import type { CheckPassword } from '../passwords/check-password.ts';
import type { NoteEvent } from '../accounts/note-event.ts';

interface Linking {
  readonly account: GoogleAccount;
  /** The account that Google opens now, with nothing in it, which the other replaces. */
  readonly known: UserRecord | undefined;
  /** The account that has the address, or had it before `known`. */
  readonly other: UserRecord;
  readonly password: string;
  readonly ip: string;
}

/**
 * Lets Google open an account from now on, once somebody proves the address through Google and the
 * account with its password. Returns the account, whose address is then confirmed; a wrong password
 * is refused as wrong credentials.
 */
export type LinkGoogle = (linking: Linking) => Promise<UserRecord>;

interface Deps {
  readonly store: Store;
  readonly checkPassword: CheckPassword;
  readonly noteEvent: NoteEvent;
  readonly now: () => Date;
}

export function createLinkGoogle({ store, checkPassword, noteEvent, now }: Deps): LinkGoogle {
  return async ({ account: { sub, email }, known, other, password, ip }) => {
    const { isRight } = await checkPassword({ user: other, email, password, ip });
    if (!isRight) {
      await noteEvent('sign-in-refused', { who: other.id, ip });
      throw new Refusal('bad-credentials');
    }
    const nowMs = now().getTime();
    const isLinked = await store
      .inTransaction(async (kept) => {
        const { users, addresses, usage } = kept;
        // Whatever has been changed meanwhile, by another like this one perhaps, was not what was
        // asked about.
        if (known && !(await users.hold(known))) return false;
        if (known && (await usage.find(known.id)).usedBytes > 0) return false;
        if (!(await users.hold(other))) return false;
        if (known) await eraseAccount(kept, known.id, nowMs);
        await addresses.link(other.id, { sub, email, now: nowMs });
        return true;
      })
      .catch((error: unknown) => {
        if (isUniqueViolation(error)) return false;
        throw error;
      });
    if (!isLinked) throw new Refusal('google-sign-in-failed');
    await noteEvent('google-linked', { who: other.id, ip });
    return store.users.require(other.id);
  };
}
