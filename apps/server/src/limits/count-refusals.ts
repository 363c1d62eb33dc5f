import { messages } from '../messages.ts';
import { Refusal } from '../refusal.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { attemptKey } from './attempt-key.ts';
import type { AttemptLimit } from './attempts-store.ts';
import type { Store } from '../store.ts';
import { attemptLimits } from './require-attempt.ts';

export interface Asker {
  /** A user, a visitor or a session of one. */
  readonly who: `${'user' | 'visitor' | 'session'} ${string}`;
  /**
   * Where a visitor asks from, who can be another one the next time; left out for whoever can not.
   */
  readonly ip?: string;
}

/** How much is said to whoever is refused: why and what would do, or only why. */
export type Explanation = 'full' | 'brief';

/**
 * Plans for somebody, and counts the times when nothing can be planned, because working out what
 * would help takes longer than a plan. Over their own limit they are refused without planning until
 * the hour is over; over their network's limit they still get plans, but refusals are brief.
 */
export type CountRefusals = <T>(
  asker: Asker,
  plan: (explanation: Explanation) => Promise<T>,
) => Promise<T>;

interface Deps {
  readonly store: Pick<Store, 'attempts'>;
  readonly now: () => Date;
  readonly rateLimits: boolean;
}

export function createCountRefusals({ store, now, rateLimits }: Deps): CountRefusals {
  return async ({ who, ip }, plan) => {
    if (!rateLimits) return plan('full');
    const nowMs = now().getTime();
    const own = { key: attemptKey('refused', who), limit: attemptLimits.refused };
    const end = await store.attempts.findEndWhenUsedUp(own.key, own.limit, nowMs);
    if (end !== undefined)
      throw new Refusal('too-many-requests', {
        detail: messages.tooManyRefusals,
        retryAfterSeconds: Math.max(1, Math.ceil((end - nowMs) / 1000)),
      });
    const shared = ip === undefined ? [] : [ofNetwork(ip)];
    const [isSpent] = await Promise.all(
      shared.map(({ key, limit }) => store.attempts.findEndWhenUsedUp(key, limit, nowMs)),
    );
    try {
      return await plan(isSpent === undefined ? 'full' : 'brief');
    } catch (error) {
      if (error instanceof Refusal && ['no-plan', 'no-refinement'].includes(error.code))
        for (const { key, limit } of [own, ...shared]) await store.attempts.take(key, limit, nowMs);
      throw error;
    }
  };
}

const ofNetwork = (ip: string): { key: string; limit: AttemptLimit } => ({
  key: attemptKey('refused', networkOf(ip)),
  limit: attemptLimits.refusedFromNetwork,
});
