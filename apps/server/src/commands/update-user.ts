import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { emailKeyOf, type UserRecord } from '../store/users.ts';
import type { SignedIn } from '../viewer.ts';
import type { ConfirmPassword } from './confirm-password.ts';
import type { NoteEvent } from './note-event.ts';

export interface UserChanges {
  readonly email: string | undefined;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly remindersByMail: boolean | undefined;
  readonly currentPassword: string | undefined;
}

/** Changes the account. A new e-mail is a new key to it, so it takes a fresh sign-in or the password. */
export type UpdateUser = (signedIn: SignedIn, changes: UserChanges) => Promise<UserRecord>;

interface Deps {
  readonly store: Store;
  readonly confirmPassword: ConfirmPassword;
  readonly noteEvent: NoteEvent;
}

export function createUpdateUser({ store, confirmPassword, noteEvent }: Deps): UpdateUser {
  return async (signedIn, { currentPassword, ...changes }) => {
    const user = await store.users.require(signedIn.userId);
    const isNewEmail =
      changes.email !== undefined && emailKeyOf(changes.email) !== emailKeyOf(user.email);
    if (isNewEmail) await confirmPassword.requireFresh(user, signedIn, currentPassword);
    if (!(await store.users.update(user.id, changes))) throw new Refusal('email-taken');
    if (isNewEmail) await noteEvent('email-changed', { who: user.id });
    return store.users.require(user.id);
  };
}
