import { familyOf } from '../platform/http/network-of.ts';
import { attemptKey } from '../limits/attempt-key.ts';
import { attemptLimits, type CountedAttempt } from '../limits/require-attempt.ts';
import type { PasswordTry } from './try-password.ts';

/** Who gives a password for which account. */
export interface PasswordSource {
  readonly emailKey: string;
  readonly network: string;
  /**
   * The account, and the browser that has signed in to it before; undefined where there is none.
   */
  readonly userId: number | undefined;
  readonly deviceId: string | undefined;
  /** The browser, or else the network, that the account was signed in to from before. */
  readonly knownBy: string | undefined;
}

type Limits = Pick<PasswordTry, 'evaluated' | 'wrong'>;

/**
 * The limits for one source of passwords. A browser that the owner has used counts on its own and
 * not with its network, so that nobody in the same café or behind the same carrier can lock the
 * owner out. Right passwords take as long to check as wrong ones, so every kind of source also has
 * a limit per account; for strangers only right passwords can reach it, because wrong ones run out
 * earlier.
 */
export function limitsOf(source: PasswordSource): Limits {
  const { emailKey, network, userId, deviceId, knownBy } = source;
  if (userId !== undefined && deviceId !== undefined) return limitsOfDevice(userId, deviceId);
  const family = familyOf(network);
  return {
    evaluated: [
      counted('passwordsFromNetwork', network),
      counted('passwordsFromFamily', family),
      counted('passwordsForAccount', emailKey, network),
      counted(
        knownBy === undefined ? 'passwordsOfStrangers' : 'passwordsOfKnownNetworks',
        emailKey,
      ),
    ],
    wrong: [
      counted('signInFromNetwork', emailKey, network),
      counted('signInFromFamily', emailKey, family),
      counted('signInsFromNetwork', network),
    ],
  };
}

function limitsOfDevice(userId: number, deviceId: string): Limits {
  const user = String(userId);
  return {
    evaluated: [counted('passwordsOfDevices', user), counted('passwordsOfDevice', user, deviceId)],
    wrong: [counted('signInOfDevice', user, deviceId)],
  };
}

/**
 * The limits that protect an account without locking its owner out. Known networks and browsers are
 * counted separately.
 * Strangers share one limit, but the first try from each neighborhood of networks counts against
 * another, so that those who use up the first cannot keep others out.
 */
export function limitsOfAccount({
  emailKey,
  network,
  knownBy,
}: PasswordSource): NonNullable<PasswordTry['wrongOneOf']> {
  if (knownBy !== undefined) return [[counted('signInKnown', emailKey, knownBy)]];
  return [
    [counted('signInOfFamily', emailKey, familyOf(network)), counted('signInOfFamilies', emailKey)],
    [counted('signIn', emailKey)],
  ];
}

function counted(name: keyof typeof attemptLimits, ...subjects: string[]): CountedAttempt {
  return { key: attemptKey(name, ...subjects), limit: attemptLimits[name] };
}
