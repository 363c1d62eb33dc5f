import { Refusal } from '../refusal.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { attemptKey } from '../limits/attempt-key.ts';
import type { Store } from '../store.ts';
import { emailKeyOf } from '../platform/db/email-key.ts';
import type { UserFields, UserRecord } from './users-store.ts';
import type { SignedIn } from '../platform/http/viewer.ts';
import type { AskForMail } from './ask-for-mail.ts';
import type { ConfirmPassword } from '../passwords/confirm-password.ts';
import type { NoteEvent } from './note-event.ts';
import { attemptLimits, requireAttempt } from '../limits/require-attempt.ts';

export interface UserChanges {
  readonly email: string | undefined;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly remindersByMail: boolean | undefined;
  readonly reminderTiming: NonNullable<UserFields['reminderTiming']>;
  readonly currentPassword: string | undefined;
}

/**
 * Changes the account. A new email needs a recent sign-in or the password, because it is a new way
 * in. Where mail is sent, the new email stays pending until its mailed link is followed, and
 * nothing reveals whether somebody else has it.
 */
export type UpdateUser = (
  signedIn: SignedIn,
  changes: UserChanges,
  from: { readonly ip: string },
) => Promise<UserRecord>;

interface Deps {
  readonly store: Store;
  readonly confirmPassword: ConfirmPassword;
  /** Undefined: no mail is sent. */
  readonly askForMail: AskForMail | undefined;
  readonly noteEvent: NoteEvent;
  readonly now: () => Date;
  readonly rateLimits: boolean;
}

export function createUpdateUser({
  store,
  confirmPassword,
  askForMail,
  noteEvent,
  now,
  rateLimits,
}: Deps): UpdateUser {
  return async (signedIn, { currentPassword, email, ...changes }, { ip }) => {
    const user = await store.users.require(signedIn.userId);
    const isNewEmail = email !== undefined && emailKeyOf(email) !== emailKeyOf(user.email);
    if (!isNewEmail) {
      await store.users.update(user.id, {
        ...changes,
        email: undefined,
        // The current address: a pending change is given up.
        ...(email !== undefined && { pendingEmail: null }),
      });
      if (email !== undefined) await store.addresses.respell(user.id, email);
      return store.users.require(user.id);
    }
    await confirmPassword.requireFresh(user, signedIn, currentPassword);
    await countNewEmail(user.id, ip);
    if (askForMail) {
      await askForMail(
        { kind: 'confirm-email', email, userId: user.id },
        {
          ip,
          isChange: true,
          prepare: () =>
            store.users.update(user.id, { ...changes, email: undefined, pendingEmail: email }),
        },
      );
    } else {
      if (!(await store.users.update(user.id, { ...changes, email })))
        throw new Refusal('email-taken');
      await noteEvent('email-changed', { who: user.id });
    }
    return store.users.require(user.id);
  };

  async function countNewEmail(userId: number, ip: string): Promise<void> {
    const nowMs = now().getTime();
    if (rateLimits)
      await requireAttempt(
        store.attempts,
        {
          key: attemptKey('new-emails-from', networkOf(ip)),
          limit: attemptLimits.newEmailsFromNetwork,
        },
        nowMs,
      );
    await requireAttempt(
      store.attempts,
      { key: attemptKey('new-email', String(userId)), limit: attemptLimits.newEmail },
      nowMs,
    );
  }
}
