import { messages } from '../messages.ts';
import { Refusal } from '../refusal.ts';
import { networkOf } from '../store/address-counters.ts';
import { attemptKey } from '../store/attempts.ts';
import type { Store } from '../store/store.ts';
import { attemptLimits } from './require-attempt.ts';

/** Who asks: a user, a visitor or a session of one, and from where. */
export interface Asker {
  readonly who: `${'user' | 'visitor' | 'session'} ${string}`;
  readonly ip: string;
}

/**
 * Plans for somebody and counts it when nothing can be planned: finding out what would do takes more than a plan, and costs
 * them nothing else. Past the limit they are refused before anything is planned, until the hour is over.
 */
export type CountRefusals = <T>(asker: Asker, plan: () => Promise<T>) => Promise<T>;

interface Deps {
  readonly store: Pick<Store, 'attempts'>;
  readonly now: () => Date;
  readonly rateLimits: boolean;
}

export function createCountRefusals({ store, now, rateLimits }: Deps): CountRefusals {
  return async ({ who, ip }, plan) => {
    if (!rateLimits) return plan();
    const counted = [
      { key: attemptKey('refused', who), limit: attemptLimits.refused },
      { key: attemptKey('refused', networkOf(ip)), limit: attemptLimits.refusedFromNetwork },
    ];
    const nowMs = now().getTime();
    for (const { key, limit } of counted) {
      const end = await store.attempts.findEndWhenUsedUp(key, limit, nowMs);
      if (end !== undefined)
        throw new Refusal('too-many-requests', {
          detail: messages.tooManyRefusals,
          retryAfterSeconds: Math.max(1, Math.ceil((end - nowMs) / 1000)),
        });
    }
    try {
      return await plan();
    } catch (error) {
      if (error instanceof Refusal && ['no-plan', 'no-refinement'].includes(error.code))
        for (const { key, limit } of counted) await store.attempts.take(key, limit, nowMs);
      throw error;
    }
  };
}
