import { messages } from '../messages.ts';
import { Refusal } from '../refusal.ts';
import { attemptKey } from '../limits/attempt-key.ts';
import type { UserRecord } from '../accounts/users-store.ts';
import type { SignedIn } from '../platform/http/viewer.ts';
import { ownerOf } from './askers.ts';
import { attemptLimits } from '../limits/require-attempt.ts';
import type { TryPassword } from './try-password.ts';

/** For this long after a sign-in the password is not asked for again. */
const freshMs = 15 * 60_000;

export interface ConfirmPassword {
  /** Refuses a password that is not the user's. */
  require(user: UserRecord, password: string): Promise<void>;
  /**
   * Refuses when the sign-in is too long ago, unless the user's password comes with the request.
   */
  requireFresh(user: UserRecord, signedIn: SignedIn, password: string | undefined): Promise<void>;
}

interface Deps {
  readonly tryPassword: TryPassword;
  readonly now: () => Date;
}

/**
 * Makes sure that the signed-in person is the account's owner, and not somebody at an unlocked
 * screen.
 */
export function createConfirmPassword({ tryPassword, now }: Deps): ConfirmPassword {
  const requirePassword: ConfirmPassword['require'] = async ({ id, passwordHash }, password) => {
    const user = String(id);
    const isRight = await tryPassword({
      passwordHash,
      password,
      asker: ownerOf(id),
      evaluated: [{ key: attemptKey('passwords', user), limit: attemptLimits.currentPasswords }],
      wrong: [{ key: attemptKey('password', user), limit: attemptLimits.currentPassword }],
    });
    if (isRight) return;
    throw new Refusal('invalid-input', {
      detail: `${messages.wrongPassword}.`,
      errors: { current_password: [messages.wrongPassword] },
    });
  };
  return {
    require: requirePassword,
    async requireFresh(user, { signedInAt }, password) {
      if (password !== undefined) await requirePassword(user, password);
      else if (now().getTime() - signedInAt > freshMs) throw new Refusal('sign-in-again');
    },
  };
}
