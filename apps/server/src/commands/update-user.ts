import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { emailKeyOf, type UserRecord } from '../store/users.ts';
import type { SignedIn } from '../viewer.ts';
import type { ConfirmPassword } from './confirm-password.ts';

export interface UserChanges {
  readonly email: string | undefined;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly currentPassword: string | undefined;
}

/** Changes the account. A new e-mail is a new key to it, so it takes a fresh sign-in or the password. */
export type UpdateUser = (signedIn: SignedIn, changes: UserChanges) => Promise<UserRecord>;

export function createUpdateUser({ store, confirmPassword }: { store: Store; confirmPassword: ConfirmPassword }): UpdateUser {
  return async (signedIn, { currentPassword, ...changes }) => {
    const user = await store.users.require(signedIn.userId);
    const isNewEmail = changes.email !== undefined && emailKeyOf(changes.email) !== emailKeyOf(user.email);
    if (isNewEmail) await confirmPassword.requireFresh(user, signedIn, currentPassword);
    if (!(await store.users.update(user.id, changes))) throw new Refusal('email-taken');
    return store.users.require(user.id);
  };
}
