import type { Asker } from '../platform/concurrency/fair-turns.ts';
import type { Passwords } from './passwords.ts';
import { Refusal } from '../refusal.ts';
import type { Attempts } from '../limits/attempts-store.ts';
import type { Store } from '../store.ts';
import { refundAttempts, requireAttempts, type CountedAttempt } from '../limits/require-attempt.ts';

export interface PasswordTry {
  /** Null if there is no account, or none with a password. */
  readonly passwordHash: string | null;
  readonly password: string;
  /** Who asks, so that many askers take turns. */
  readonly asker: Asker;
  /** The limits that every password counts against: each takes as long, right or wrong. */
  readonly evaluated: readonly CountedAttempt[];
  /** The limits that a wrong password counts against. */
  readonly wrong: readonly CountedAttempt[];
  /** A wrong password counts against the first of these groups that has room. */
  readonly wrongOneOf?: readonly (readonly CountedAttempt[])[];
}

/** Whether the password is right. At a limit it refuses without checking the password. */
export type TryPassword = (tried: PasswordTry) => Promise<boolean>;

interface Deps {
  readonly store: Pick<Store, 'attempts'>;
  readonly passwords: Passwords;
  readonly now: () => Date;
}

export function createTryPassword({ store: { attempts }, passwords, now }: Deps): TryPassword {
  return async ({ passwordHash, password, asker, evaluated, wrong, wrongOneOf = [[]] }) => {
    // Counted before the password is checked and taken back afterwards, so that parallel tries
    // cannot exceed the limit.
    const counted = wrongOneOf.map((group) => [...evaluated, ...wrong, ...group]);
    const taken = await takeFirst(attempts, counted, now().getTime());
    let isRight: boolean;
    try {
      isRight = await passwords.verify(passwordHash, password, asker);
    } catch (error) {
      await refundAttempts(attempts, taken);
      throw error;
    }
    if (isRight) await refundAttempts(attempts, taken.slice(evaluated.length));
    return isRight;
  };
}

/** Counts against all of the first list that has room for all of it, and returns their keys. */
async function takeFirst(
  attempts: Attempts,
  [counted = [], ...others]: readonly (readonly CountedAttempt[])[],
  nowMs: number,
): Promise<string[]> {
  try {
    return await requireAttempts(attempts, counted, nowMs);
  } catch (error) {
    if (others.length === 0 || !(error instanceof Refusal)) throw error;
    return takeFirst(attempts, others, nowMs);
  }
}
