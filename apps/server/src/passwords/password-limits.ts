import { familyOf } from '../platform/http/network-of.ts';
import { attemptKey } from '../limits/attempt-key.ts';
import { attemptLimits, type CountedAttempt } from '../limits/require-attempt.ts';
import type { PasswordTry } from './try-password.ts';

/** Who gives a password for which account. */
export interface PasswordSource {
  readonly emailKey: string;
  readonly network: string;
  /** The account, and the browser that has signed in to it before; undefined where there is none. */
  readonly userId: number | undefined;
  readonly deviceId: string | undefined;
  /** The browser, or else the network, that the account was signed in to from before. */
  readonly knownBy: string | undefined;
}

type Limits = Pick<PasswordTry, 'evaluated' | 'wrong'>;

/**
 * What may be tried from one place. A browser of the owner is counted in the place of its network, so that nobody who shares
 * one with them, of a café or a carrier, locks them out. Right passwords take as long as wrong ones, so each kind of place
 * has a bound for all of one account too: strangers' is one that only right passwords can reach, since wrong ones end before.
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
 * What protects the account without locking its owner out: whoever was there before, by network or by browser, is counted by
 * themselves. Strangers share one limit; so that those who spend it do not keep others out, the first try from each
 * neighborhood of networks counts against another.
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
