import type { Store } from '../store.ts';
import type { SignedIn } from '../platform/http/viewer.ts';
import type { ConfirmPassword } from '../passwords/confirm-password.ts';
import { eraseAccount } from './erase-account.ts';
import type { NoteEvent } from './note-event.ts';

/** Deletes the account and everything in it; needs a recent sign-in or the password. */
export type DeleteUser = (signedIn: SignedIn, currentPassword: string | undefined) => Promise<void>;

interface Deps {
  readonly store: Store;
  readonly confirmPassword: ConfirmPassword;
  readonly noteEvent: NoteEvent;
  readonly now: () => Date;
}

export function createDeleteUser({ store, confirmPassword, noteEvent, now }: Deps): DeleteUser {
  return async (signedIn, currentPassword) => {
    const user = await store.users.require(signedIn.userId);
    await confirmPassword.requireFresh(user, signedIn, currentPassword);
    await store.users.deleteContents(user.id);
    await store.inTransaction((kept) => eraseAccount(kept, user.id, now().getTime()));
    await noteEvent('account-deleted', { who: user.id });
  };
}
