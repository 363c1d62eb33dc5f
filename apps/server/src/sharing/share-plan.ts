import { createLinkToken } from '../platform/crypto/link-token.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';

/** Shares a saved plan of a user, and returns the token for its address, which stays the same for as long as the plan is shared. */
export type SharePlan = (userId: number, planId: string) => Promise<string>;

export function createSharePlan({ store, now }: { store: Store; now: () => Date }): SharePlan {
  return async (userId, planId) => {
    const token = await store.sharedPlans.share(userId, planId, {
      newToken: createLinkToken(),
      now: now().getTime(),
    });
    if (token === undefined) throw new Refusal('not-found');
    return token;
  };
}
