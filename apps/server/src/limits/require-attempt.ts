import { Refusal } from '../refusal.ts';
import type { AttemptLimit, Attempts } from './attempts-store.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How often what may be tried. */
export const attemptLimits = {
  /** Wrong passwords for one account from one network, and from one browser known to it. */
  signInFromNetwork: { most: 10, withinMs: 10 * minuteMs },
  signInOfDevice: { most: 10, withinMs: 10 * minuteMs },
  /**
   * Wrong passwords for one account from one neighborhood of networks: no neighborhood spends what
   * all strangers share.
   */
  signInFromFamily: { most: 20, withinMs: hourMs },
  /** Wrong passwords for any accounts from one network. */
  signInsFromNetwork: { most: 300, withinMs: hourMs },
  /**
   * Passwords looked at for one network and one neighborhood, right or wrong: each takes a core for
   * as long.
   */
  passwordsFromNetwork: { most: 120, withinMs: 10 * minuteMs },
  passwordsFromFamily: { most: 600, withinMs: 10 * minuteMs },
  /** The same for one account from one network, and from one browser known to it. */
  passwordsForAccount: { most: 40, withinMs: 10 * minuteMs },
  passwordsOfDevice: { most: 40, withinMs: 10 * minuteMs },
  /**
   * The same for one account from all browsers, all networks that it was signed in to from before,
   * and all others.
   */
  passwordsOfDevices: { most: 120, withinMs: 10 * minuteMs },
  passwordsOfKnownNetworks: { most: 240, withinMs: 10 * minuteMs },
  passwordsOfStrangers: { most: 250, withinMs: hourMs },
  /**
   * Wrong passwords for one account from all strangers, but for the first of each neighborhood of
   * networks.
   */
  signIn: { most: 49, withinMs: hourMs },
  /** Wrong passwords for one account from one neighborhood that count as its first. */
  signInOfFamily: { most: 1, withinMs: hourMs },
  /** Wrong passwords for one account that were the first of their neighborhood. */
  signInOfFamilies: { most: 150, withinMs: hourMs },
  /**
   * Wrong passwords for one account from one browser or network that it was signed in to from
   * before.
   */
  signInKnown: { most: 50, withinMs: hourMs },
  /** Wrong current passwords of one user who is signed in. */
  currentPassword: { most: 10, withinMs: 10 * minuteMs },
  /** Current passwords of one user who is signed in, right or wrong. */
  currentPasswords: { most: 30, withinMs: 10 * minuteMs },
  /** Sign-ins through Google from one network, right or wrong: each asks Google. */
  google: { most: 60, withinMs: hourMs },
  /** Accounts made from one network, with a password or through Google. */
  register: { most: 20, withinMs: 24 * hourMs },
  /** Photos sent by one user: each is decoded and encoded again. */
  upload: { most: 60, withinMs: hourMs },
  /** Exports begun by one user: each reads everything. */
  export: { most: 100, withinMs: hourMs },
  /** Plans asked for by one user. */
  suggest: { most: 120, withinMs: hourMs },
  /**
   * Wishes that nothing can be planned for, of one user, visitor or session, and from one network.
   */
  refused: { most: 30, withinMs: hourMs },
  refusedFromNetwork: { most: 120, withinMs: hourMs },
  /**
   * New e-mails of one user who is signed in, and of all users of one network: where nothing is
   * mailed the answer tells who has an account.
   */
  newEmail: { most: 10, withinMs: hourMs },
  newEmailsFromNetwork: { most: 30, withinMs: hourMs },
  /** New passwords asked for from one network, and links to confirm an address by one user. */
  resetsFromNetwork: { most: 30, withinMs: hourMs },
  confirmations: { most: 10, withinMs: hourMs },
  /**
   * Mails of one kind to one address about one account, and asked for from one network and one
   * neighborhood: none spends what all share.
   */
  accountMail: { most: 5, withinMs: hourMs },
  accountMailsFromNetwork: { most: 5, withinMs: hourMs },
  accountMailsFromFamily: { most: 10, withinMs: hourMs },
  /** The same about all accounts. */
  accountMails: { most: 20, withinMs: hourMs },
  /** Answers to one invitation, and from one network: whoever answers has no account. */
  guestReply: { most: 20, withinMs: hourMs },
  guestRepliesFromNetwork: { most: 60, withinMs: hourMs },
  /** Plans shared from one network by visitors, who have no account to end them all at once. */
  shareFromNetwork: { most: 60, withinMs: hourMs },
  /** Addresses entered for the newsletter from one network. */
  subscribe: { most: 20, withinMs: hourMs },
  /** Mails that ask one address to confirm itself. */
  confirmationMail: { most: 3, withinMs: 24 * hourMs },
} as const satisfies Record<string, AttemptLimit>;

export interface CountedAttempt {
  readonly key: string;
  readonly limit: AttemptLimit;
}

/**
 * Counts one attempt. At the limit it refuses the request, and says when attempts are accepted
 * again.
 */
export async function requireAttempt(
  attempts: Attempts,
  { key, limit }: CountedAttempt,
  nowMs: number,
): Promise<void> {
  if (await attempts.take(key, limit, nowMs)) return;
  const end = (await attempts.findEnd(key)) ?? nowMs;
  throw new Refusal('too-many-requests', {
    retryAfterSeconds: Math.max(1, Math.ceil((end - nowMs) / 1000)),
  });
}

/**
 * Counts one attempt against each limit, or at any of them against none; the keys are for taking it
 * back.
 */
export async function requireAttempts(
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
      await refundAttempts(attempts, taken);
      throw error;
    }
  }
  return taken;
}

/** Takes back what was counted under each of these keys. */
export async function refundAttempts(attempts: Attempts, keys: readonly string[]): Promise<void> {
  for (const key of keys) await attempts.refund(key);
}
