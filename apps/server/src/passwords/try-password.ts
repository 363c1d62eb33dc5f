import type { Asker } from '../platform/concurrency/fair-turns.ts';
import type { Passwords } from './passwords.ts';
import { Refusal } from '../refusal.ts';
import type { Attempts } from '../limits/attempts-store.ts';
import type { Store } from '../store.ts';
import { refundAttempts, requireAttempts, type CountedAttempt } from '../limits/require-attempt.ts';

export interface PasswordTry {
  /** Null where there is no account, or none with a password. */
  readonly passwordHash: string | null;
  readonly password: string;
  /** Who asks, where many do at once. */
  readonly asker: Asker;
  /** The limits that every password counts against: each takes as long, right or wrong. */
  readonly evaluated: readonly CountedAttempt[];
  /** The limits that a wrong password counts against. */
  readonly wrong: readonly CountedAttempt[];
  /** Of these groups a wrong password counts against the first that has room. */
  readonly wrongOneOf?: readonly (readonly CountedAttempt[])[];
}

/** Says whether the password is right. At a limit it refuses without checking the password. */
export type TryPassword = (tried: PasswordTry) => Promise<boolean>;

interface Deps {
  readonly store: Pick<Store, 'attempts'>;
  readonly passwords: Passwords;
  readonly now: () => Date;
}

export function createTryPassword({ store: { attempts }, passwords, now }: Deps): TryPassword {
  return async ({ passwordHash, password, asker, evaluated, wrong, wrongOneOf = [[]] }) => {
    // Counted before the password is looked at and taken back after: of many tries at once no more than the limit are looked at.
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

/** Takes all of the first list that has room for all of it, and says their keys. */
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
