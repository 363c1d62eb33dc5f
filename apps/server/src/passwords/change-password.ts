import { findPasswordProblem } from './password-problem.ts';
import type { Passwords } from './passwords.ts';
import { messages } from '../messages.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import type { SignedIn } from '../platform/http/viewer.ts';
import { ownerOf } from './askers.ts';
import type { ConfirmPassword } from './confirm-password.ts';
import type { NoteEvent } from '../accounts/note-event.ts';

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the password and ends every other session of the user and every link for a new password.
 */
export type ChangePassword = (signedIn: SignedIn, change: PasswordChange) => Promise<void>;

interface Deps {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly confirmPassword: ConfirmPassword;
  readonly noteEvent: NoteEvent;
}

export function createChangePassword({
  store,
  passwords,
  confirmPassword,
  noteEvent,
}: Deps): ChangePassword {
  return async ({ userId, sessionId }, { currentPassword, newPassword }) => {
    const user = await store.users.require(userId);
    await confirmPassword.require(user, currentPassword);
    const problem = findPasswordProblem(newPassword, user.email);
    if (problem !== undefined)
      throw new Refusal('invalid-input', { errors: { new_password: [problem] } });
    const after = await passwords.hash(newPassword, ownerOf(userId));
    await store.inTransaction(async ({ users, sessions, accountLinks }) => {
      // Somebody else changed it while this was hashed: then what was given as the current one is
      // not.
      if (!(await users.replacePasswordHash(userId, { before: user.passwordHash ?? '', after }))) {
        throw new Refusal('invalid-input', {
          errors: { current_password: [messages.wrongPassword] },
        });
      }
      await sessions.deleteOthers({ userId, id: sessionId });
      await accountLinks.deleteOf(userId, ['reset-password', 'operator-reset']);
    });
    await noteEvent('password-changed', { who: userId });
  };
}
