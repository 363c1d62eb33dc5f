import { attemptKey } from '../limits/attempt-key.ts';
import { attemptLimits, requireAttempt } from '../limits/require-attempt.ts';
import { createLinkToken } from '../platform/crypto/link-token.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import type { SuggestedPlan } from './shared-suggestions-query.ts';

/**
 * Shares a plan and returns the token for its address, which stays the same for as long as the plan
 * is shared.
 */
export interface SharePlan {
  /** A user's saved plan. */
  readonly saved: (userId: number, planId: string) => Promise<string>;
  /** A visitor's plan, for whoever has the id of its suggestion. */
  readonly suggested: (plan: SuggestedPlan, from: { ip: string }) => Promise<string>;
  /** Ends the sharing of a visitor's plan, whether or not it was shared. */
  readonly stopSuggested: (plan: SuggestedPlan) => Promise<void>;
}

interface Deps {
  readonly store: Pick<Store, 'sharedPlans' | 'suggestions' | 'attempts'>;
  readonly rateLimits: boolean;
  readonly now: () => Date;
}

export function createSharePlan({ store, rateLimits, now }: Deps): SharePlan {
  const linkNow = () => ({ newToken: createLinkToken(), now: now().getTime() });

  async function requireOfVisitor({ suggestionId, planId }: SuggestedPlan): Promise<void> {
    const version = await store.suggestions.findVersion(suggestionId);
    if (version?.userId !== null || !version.answer.plans.some((plan) => plan.plan_id === planId))
      throw new Refusal('not-found');
  }

  return {
    async saved(userId, planId) {
      const token = await store.sharedPlans.share(userId, planId, linkNow());
      if (token === undefined) throw new Refusal('not-found');
      return token;
    },

    async suggested(plan, { ip }) {
      if (rateLimits)
        await requireAttempt(
          store.attempts,
          {
            key: attemptKey('share-suggested', networkOf(ip)),
            limit: attemptLimits.shareFromNetwork,
          },
          now().getTime(),
        );
      await requireOfVisitor(plan);
      return store.sharedPlans.shareSuggested(plan, linkNow());
    },

    async stopSuggested(plan) {
      await requireOfVisitor(plan);
      await store.sharedPlans.stopSuggested(plan);
    },
  };
}
