import type { Passwords } from '../credentials/passwords.ts';
import type { Attempts } from '../store/attempts.ts';
import type { Store } from '../store/store.ts';
import { requireAttempt, type CountedAttempt } from './require-attempt.ts';

export interface PasswordTry {
  /** Null where there is no account, or none with a password. */
  readonly passwordHash: string | null;
  readonly password: string;
  /** The limits that a wrong password counts against. */
  readonly counted: readonly CountedAttempt[];
}

/** Says whether the password is right. Only wrong ones count; at a limit it is not even looked at. */
export type TryPassword = (tried: PasswordTry) => Promise<boolean>;

interface Deps {
  readonly store: Pick<Store, 'attempts'>;
  readonly passwords: Passwords;
  readonly now: () => Date;
}

export function createTryPassword({ store: { attempts }, passwords, now }: Deps): TryPassword {
  return async ({ passwordHash, password, counted }) => {
    // Counted before the password is looked at and taken back after: of many tries at once no more than the limit are looked at.
    const taken = await takeAll(attempts, counted, now().getTime());
    let isRight: boolean;
    try {
      isRight = await passwords.verify(passwordHash, password);
    } catch (error) {
      await refundAll(attempts, taken);
      throw error;
    }
    if (isRight) await refundAll(attempts, taken);
    return isRight;
  };
}

async function takeAll(
  attempts: Attempts,
  counted: readonly CountedAttempt[],
  nowMs: number,
): Promise<string[]> {
  const taken: string[] = [];
  for (const attempt of counted) {
    try {
      await requireAttempt(attempts, attempt, nowMs);
      taken.push(attempt.key);
    } catch (error) {
      await refundAll(attempts, taken);
      throw error;
    }
  }
  return taken;
}

async function refundAll(attempts: Attempts, keys: readonly string[]): Promise<void> {
  for (const key of keys) await attempts.refund(key);
}
