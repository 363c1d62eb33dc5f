import { Refusal } from '../refusal.ts';
import type { AttemptLimit, Attempts } from '../store/attempts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How often what may be tried. */
export const attemptLimits = {
  /** Wrong passwords for one account from one network. */
  signInFromNetwork: { most: 10, withinMs: 10 * minuteMs },
  /** Wrong passwords for any accounts from one network. */
  signInsFromNetwork: { most: 300, withinMs: hourMs },
  /** Wrong passwords for one account from all networks its owner has never signed in from. */
  signIn: { most: 50, withinMs: hourMs },
  /** Wrong current passwords of one user who is signed in. */
  currentPassword: { most: 10, withinMs: 10 * minuteMs },
  /** Sign-ins through Google from one network, right or wrong: each asks Google. */
  google: { most: 60, withinMs: hourMs },
  /** Accounts made from one network, with a password or through Google. */
  register: { most: 20, withinMs: 24 * hourMs },
  /** Photos sent by one user: each is decoded and made anew. */
  upload: { most: 60, withinMs: hourMs },
  /** Plans asked for by one user. */
  suggest: { most: 120, withinMs: hourMs },
  /** Wishes that nothing can be planned for, of one user, visitor or session, and from one network. */
  refused: { most: 30, withinMs: hourMs },
  refusedFromNetwork: { most: 120, withinMs: hourMs },
  /** Addresses entered for the newsletter from one network. */
  subscribe: { most: 20, withinMs: hourMs },
  /** Mails that ask one address to confirm itself. */
  confirmationMail: { most: 3, withinMs: 24 * hourMs },
} as const satisfies Record<string, AttemptLimit>;

export interface CountedAttempt {
  readonly key: string;
  readonly limit: AttemptLimit;
}

/** Counts one attempt; where the limit is reached the request is refused, with the time until attempts are taken again. */
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
